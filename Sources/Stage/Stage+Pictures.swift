public import Foundation
import QuartzCore
import Raster
package import UIKit

extension Stage {
  /// The folders that `UIImage(named:)` and `UIColor(named:)` search, before the program's own resources.
  ///
  /// Asset catalogues (`.xcassets`) and PNG files are found in them at any depth, as far as their names do not begin with
  /// a full stop. A folder is read again when a name is not found in it.
  public var pictureFolders: [URL] {
    get { application.world.pictureFolders }
    set { application.world.pictureFolders = newValue }
  }

  /// Returns the picture in a PNG, one pixel per point; one of more than `mostPixels` is scaled down to these while it is
  /// read.
  ///
  /// - Throws: An error whose description says what is wrong with the bytes.
  package static func picture(from bytes: [UInt8], mostPixels: Int) throws -> UIImage {
    UIImage(cgImage: try PNGReader.image(from: Data(bytes), mostPixels: mostPixels))
  }
}

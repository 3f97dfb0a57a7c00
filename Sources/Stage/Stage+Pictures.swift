public import Foundation
import QuartzCore
import UIKit

extension Stage {
  /// The folders that `UIImage(named:)` and `UIColor(named:)` search, before the program's own resources.
  ///
  /// Asset catalogues (`.xcassets`) and PNG files are found in them at any depth, as far as their names do not begin with
  /// a full stop. A folder is read again when a name is not found in it.
  public var pictureFolders: [URL] {
    get { application.world.pictureFolders }
    set { application.world.pictureFolders = newValue }
  }
}

// Not Apple's: the interface between layers and the module that knows picture formats.

package import CoreGraphics
import Foundation

/// A service that reads and writes pictures.
package protocol PictureService: AnyObject {
  /// Returns the picture in `data`.
  /// - Throws: An error whose description says what is wrong with the data.
  func picture(from data: Data) throws -> CGImage
  /// Returns `picture` in PNG format; nil if it cannot be encoded.
  func png(of picture: CGImage) -> Data?
}

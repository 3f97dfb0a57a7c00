// Not Apple's: how pictures come from files and go into them without anybody here knowing the formats.

package import CoreGraphics
import Foundation

/// Reads and writes pictures.
package protocol PictureService: AnyObject {
  /// The picture in `data`.
  /// - Throws: an error whose description says what is wrong with the data.
  func picture(from data: Data) throws -> CGImage
  /// `picture` as a PNG; nil where it cannot be made.
  func png(of picture: CGImage) -> Data?
}

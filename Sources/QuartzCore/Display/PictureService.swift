// Not Apple's: the interface between layers and the module that knows picture formats.

package import CoreGraphics
import Foundation

/// A service that reads and writes pictures, on any thread.
package protocol PictureService: AnyObject, Sendable {
  /// Returns the picture in `data`; one of more than `mostPixels` is scaled down to these while it is read.
  /// - Throws: An error whose description says what is wrong with the data.
  func picture(from data: Data, mostPixels: Int) throws -> CGImage
  /// Returns `picture` in PNG format; nil if it cannot be encoded.
  func png(of picture: CGImage) -> Data?
}

/// The service for threads that have no stage.
package enum SharedPictureService {
  /// The service that a world was given last.
  package static var current: (any PictureService)? { stored.withLock { $0 } }

  static func set(_ service: (any PictureService)?) {
    if let service { stored.withLock { $0 = service } }
  }

  private static let stored = Locked<(any PictureService)?>(nil)
}

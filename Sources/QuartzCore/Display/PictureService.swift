// Not Apple's: how pictures come from files and go into them without anybody here knowing the formats.

package import CoreGraphics
import Foundation

/// Reads and writes pictures, on any thread.
package protocol PictureService: AnyObject, Sendable {
  /// The picture in `data`.
  /// - Throws: an error whose description says what is wrong with the data.
  func picture(from data: Data) throws -> CGImage
  /// `picture` as a PNG; nil where it cannot be made.
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

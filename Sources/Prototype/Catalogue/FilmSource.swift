import Foundation
import Stage

/// What a film shows: a movement, drawn at one instant after the other.
@MainActor protocol FilmSource: AnyObject {
  /// The time after which nothing moves any more, in seconds; nil if it is not known yet.
  var duration: TimeInterval? { get }
  /// Returns the picture of an instant, which does not lie before the last one; nil if it is not known yet.
  func picture(at time: TimeInterval) throws(StartFault) -> Bitmap?
}

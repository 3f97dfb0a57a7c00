import CoreGraphics
import Foundation
import Stage

/// Measures how fast a pointer that is down moves, from the input of one frame to that of the next.
struct PointerSpeed {
  /// The pointer's last event.
  private var last: (pointer: Int, point: CGPoint, instant: TimeInterval)?

  /// The shortest time that counts, in seconds: that of a pointer with a thousand positions a second.
  private static let shortest: TimeInterval = 0.001

  /// Returns the speed in `input` since the last event before it, in points per second.
  ///
  /// Returns nil if no pointer moves, or if that event was more than `longest` seconds ago: how fast a pointer moves after
  /// a rest is not known from its first step.
  mutating func measure(_ input: [Inbox.Item], longest: TimeInterval) -> Double? {
    let before = last?.instant
    var distance: CGFloat?
    for case .pointer(let action, let instant) in input {
      switch action.event {
      case .move(let point):
        if let last, last.pointer == action.pointer {
          distance = (distance ?? 0) + hypot(point.x - last.point.x, point.y - last.point.y)
        }
        last = (action.pointer, point, instant)
      case .down(let point), .up(let point): last = (action.pointer, point, instant)
      case .cancel: last = nil
      }
    }
    guard let distance, let before, let last, last.instant - before <= longest else { return nil }
    return distance.native / max(last.instant - before, Self.shortest)
  }
}

import CoreGraphics
import Foundation
import Motion
import Stage

/// Where the fingers on a phone are, and how fast the first one is, event by event.
struct FingerTrack {
  private(set) var points: [Int: CGPoint] = [:]
  private var starts: [Int: CGPoint] = [:]
  /// The finger that went down first, its last position, and its movement so far.
  private var first: (finger: Int, movement: CGPoint)?
  /// Whether a finger moved farther than a press since the first one went down.
  private(set) var hasDragged = false
  private var tracker = VelocityTracker()
  private var count = 0

  /// Larger movements are not presses; in points.
  private static let pressDistance: CGFloat = 10

  var isEmpty: Bool { points.isEmpty }

  subscript(finger: Int) -> CGPoint? { points[finger] }

  /// Follows a drag up to an instant, in seconds from its beginning.
  mutating func follow(_ drag: Drag?, until time: TimeInterval) {
    guard let drag else { return }
    while count < drag.events.count, drag.events[count].time <= time + Self.tolerance {
      follow(drag.events[count])
      count += 1
    }
  }

  /// Returns false if the event's finger is not down.
  @discardableResult mutating func follow(_ event: Drag.Event) -> Bool {
    let finger = event.finger
    switch event.event {
    case .down(let point):
      if points.isEmpty {
        (starts, first, hasDragged) = ([:], (finger, .zero), false)
        tracker.reset()
      }
      (points[finger], starts[finger]) = (point, point)
      if finger == first?.finger { track(point, event.time) }
    case .move(let point):
      guard points[finger] != nil else { return false }
      points[finger] = point
      move(finger, to: point)
      if finger == first?.finger { track(point, event.time) }
    case .up(let point):
      guard points.removeValue(forKey: finger) != nil else { return false }
      move(finger, to: point)
    case .cancel:
      guard !points.isEmpty else { return false }
      points = [:]
    }
    return true
  }

  private mutating func track(_ point: CGPoint, _ time: TimeInterval) {
    tracker.add(SIMD2(point.x.native, point.y.native), at: time)
  }

  private mutating func move(_ finger: Int, to point: CGPoint) {
    guard let start = starts[finger] else { return }
    let movement = CGPoint(x: point.x - start.x, y: point.y - start.y)
    if max(abs(movement.x), abs(movement.y)) >= Self.pressDistance { hasDragged = true }
    if finger == first?.finger { first?.movement = movement }
  }

  func isFirst(_ finger: Int) -> Bool { finger == first?.finger }

  /// In points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    let velocity = tracker.velocity(at: time)
    return CGPoint(x: velocity.x, y: velocity.y)
  }

  func axis(on size: CGSize) -> DragAxis { DragAxis(first?.movement ?? .zero, on: size) }

  /// Instants that differ by less, in seconds, count as equal.
  static let tolerance = 1e-9
}

struct DragAxis: Equatable, Sendable {
  var isDown = false
  /// -1 if the drag leads to the left or up, otherwise 1.
  var sign = 1.0
  /// The distance from progress 0 to progress 1, in points.
  var length: Double
  /// Whether the length is the transition's own, rather than the screen's.
  var isExact = false

  /// The component of a position or a velocity along the drag.
  func along(_ point: CGPoint) -> Double { sign * (isDown ? point.y : point.x).native }
}

extension DragAxis {
  init(_ movement: CGPoint, on size: CGSize) {
    isDown = abs(movement.y) > abs(movement.x)
    sign = (isDown ? movement.y : movement.x) < 0 ? -1 : 1
    length = (isDown ? size.height : size.width).native
  }

  /// Uses the direction of the drag; without a drag, to the right.
  init(_ drag: Drag?, on size: CGSize) {
    var track = FingerTrack()
    track.follow(drag, until: .infinity)
    self = track.axis(on: size)
  }
}

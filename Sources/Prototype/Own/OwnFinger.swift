import CoreGraphics
import Motion
import Stage
import UIKit
import Workshop

/// The fingers on the user's own screens, and what the child says became of the transition that they held.
struct OwnFinger {
  /// How far the child's transition is.
  var status = ChildStatus()
  /// What became of the last drag; nil from the next press on, and if nothing was decided.
  private(set) var verdict: DragVerdict?
  /// Whether the system's own rule decided about the last drag.
  private(set) var isDecidedBySystem = false
  /// The pointers that are down.
  private(set) var pointers: Set<Int> = []
  private var start: (point: CGPoint, pointer: Int)?
  /// Whether the present press, or the last one, is a drag.
  private(set) var isDrag = false
  private var tracker = VelocityTracker()
  /// The velocity at the last release, in points per second in the direction in which the finger had moved.
  private var pointsPerSecond = 0.0

  /// The distance within which a press is no drag, in points.
  private static let pressDistance: CGFloat = 10

  /// Follows an event; returns whether it belongs to a pointer that is down.
  mutating func follow(_ kind: ChildMessage.Kind, _ pointer: Int, at point: CGPoint, _ timestamp: Double) -> Bool {
    if kind == .down {
      if pointers.isEmpty {
        (start, isDrag, tracker) = ((point, pointer), false, VelocityTracker())
        if status.phase == .none { verdict = nil }
      }
      pointers.insert(pointer)
    }
    guard pointers.contains(pointer) else { return false }
    if pointer == start?.pointer, kind == .down || kind == .move {
      tracker.add(SIMD2(point.x.native, point.y.native), at: timestamp)
    }
    if let start, start.pointer == pointer, kind != .cancel {
      let (x, y) = (point.x - start.point.x, point.y - start.point.y)
      if max(abs(x), abs(y)) >= Self.pressDistance { isDrag = true }
      if kind == .up {
        let velocity = tracker.velocity(at: timestamp)
        pointsPerSecond = abs(x) >= abs(y) ? (x < 0 ? -velocity.x : velocity.x) : y < 0 ? -velocity.y : velocity.y
      }
    }
    if kind == .up { pointers.remove(pointer) }
    if kind == .cancel { (pointers, pointsPerSecond) = ([], 0) }
    return true
  }

  /// Takes what the child says about the last release.
  mutating func take(_ decided: ChildVerdict) {
    isDecidedBySystem = decided.isBySystem
    let release = Release(
      progress: decided.progress, pointsPerSecond: decided.isBySystem ? decided.pointsPerSecond : pointsPerSecond,
      width: decided.width)
    verdict = Self.verdict(decided, release)
  }

  /// Returns a verdict, with the comparisons where the system's rule decided.
  static func verdict(_ decided: ChildVerdict, _ release: Release) -> DragVerdict {
    guard decided.isBySystem else {
      return DragVerdict(ReleaseVerdict(observed: decided.finishes, release), isReversed: false)
    }
    let verdict = rule.verdict(for: release)
    // A drag that goes on to a screen is decided by the same comparisons, but for its end.
    return DragVerdict(verdict, isReversed: verdict.finishes != decided.finishes)
  }

  /// The rule of the system's own back swipe.
  static let rule = ReleaseRule.reactNavigation

  /// Forgets the fingers and the transition, because another child shows its first frame.
  mutating func reset() {
    (pointers, start, status, isDrag) = ([], nil, ChildStatus(), false)
  }
}

extension PhoneStatus {
  /// Creates the status that a child tells; nil if no transition is in progress.
  init?(_ status: ChildStatus) {
    guard let phase = TransitionStatus.Phase(rawValue: status.phase.rawValue) else { return nil }
    self.init(phase: phase, progress: CGFloat(status.progress), isOpening: status.isOpening)
  }
}

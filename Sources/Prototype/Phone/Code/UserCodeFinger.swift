import CoreGraphics
import Motion
import Stage
import UIKit
import Workshop

/// The fingers on the user's own screens, and what the child says became of the transition that they held.
struct UserCodeFinger {
  /// How far the child's transition is.
  var status = ChildStatus()
  /// What became of the last drag; nil from the next press on, and if nothing was decided.
  private(set) var decision: DragDecision?
  /// The system's own rule, if it decided about the last drag.
  private(set) var systemRule: ReleaseRule?
  private var track = FingerTrack()
  /// The velocity at the last release, in points per second in the direction in which the finger had moved.
  private var pointsPerSecond = 0.0

  /// The pointers that are down.
  var pointers: Set<Int> { Set(track.points.keys) }

  /// Whether the present press, or the last one, is a drag.
  var isDrag: Bool { track.hasDragged }

  /// Follows an event; returns whether it belongs to a pointer that is down.
  mutating func follow(_ event: Drag.Event) -> Bool {
    if case .down = event.event, track.isEmpty, status.phase == .none { decision = nil }
    guard track.follow(event) else { return false }
    if event.event == .cancel {
      pointsPerSecond = 0
    } else if event.event.isUp, track.isFirst(event.finger) {
      pointsPerSecond = track.axis(on: .zero).along(track.velocity(at: event.time))
    }
    return true
  }

  /// Takes what the child says about the last release.
  mutating func take(_ decided: ChildDecision) {
    systemRule = decided.isBySystem ? Self.rule(of: decided) : nil
    let release = Release(
      progress: decided.progress, pointsPerSecond: decided.isBySystem ? decided.pointsPerSecond : pointsPerSecond,
      width: decided.width)
    decision = Self.decision(decided, release)
  }

  /// Returns a decision, with the comparisons where the system's rule decided.
  static func decision(_ decided: ChildDecision, _ release: Release) -> DragDecision {
    guard decided.isBySystem else {
      return DragDecision(ReleaseDecision(observed: decided.finishes, release), isReversed: false)
    }
    let decision = rule(of: decided).decision(for: release)
    // A drag that goes on to a screen is decided by the same comparisons, but for its end.
    return DragDecision(decision, isReversed: decision.finishes != decided.finishes)
  }

  /// Returns the system's rule that decided.
  private static func rule(of decided: ChildDecision) -> ReleaseRule {
    let rules = SystemVersion.popRules
    return rules.indices.contains(decided.systemRule) ? rules[decided.systemRule] : .reactNavigation
  }

  /// Forgets the fingers and the transition, because another child shows its first frame.
  mutating func reset() {
    (track, status) = (FingerTrack(), ChildStatus())
  }
}

extension PhoneStatus {
  /// Creates the status that a child tells; nil if no transition is in progress.
  init?(_ status: ChildStatus) {
    guard let phase = TransitionStatus.Phase(rawValue: status.phase.rawValue) else { return nil }
    self.init(phase: phase, progress: CGFloat(status.progress), isOpening: status.isOpening)
  }
}

import CoreGraphics
import Motion
import Stage
import UIKit
import Workshop

/// The fingers on the user's screens, and what their child reports about the transition.
struct UserCodeFinger {
  var status = ChildStatus()
  /// The outcome of the last drag; nil after the next press, or if nothing was decided.
  private(set) var decision: DragDecision?
  /// The system's rule, if it decided.
  private(set) var systemRule: ReleaseRule?
  private var track = FingerTrack()
  /// At the last release, along the finger's movement.
  private var pointsPerSecond = 0.0

  var pointers: Set<Int> { Set(track.points.keys) }

  /// Whether the present or last press is a drag.
  var isDrag: Bool { track.hasDragged }

  /// Returns false if the event's pointer is not down.
  mutating func follow(_ event: Drag.Event) -> Bool {
    if event.event.isDown, track.isEmpty, status.phase == .none { decision = nil }
    guard track.follow(event) else { return false }
    if event.event == .cancel {
      pointsPerSecond = 0
    } else if event.event.isUp, track.isFirst(event.finger) {
      pointsPerSecond = track.axis(on: .zero).along(track.velocity(at: event.time))
    }
    return true
  }

  mutating func take(_ decided: ChildDecision) {
    systemRule = decided.isBySystem ? Self.rule(of: decided) : nil
    let release = Release(
      progress: decided.progress, pointsPerSecond: decided.isBySystem ? decided.pointsPerSecond : pointsPerSecond,
      width: decided.width)
    decision = Self.decision(decided, release)
  }

  /// Includes comparisons only if the system's rule decided.
  static func decision(_ decided: ChildDecision, _ release: Release) -> DragDecision {
    guard decided.isBySystem else {
      return DragDecision(ReleaseDecision(observed: decided.finishes, release), isReversed: false)
    }
    let decision = rule(of: decided).decision(for: release)
    // A drag to the next screen is decided by the same comparisons, towards its own end.
    return DragDecision(decision, isReversed: decision.finishes != decided.finishes)
  }

  /// Returns the system's rule that decided.
  private static func rule(of decided: ChildDecision) -> ReleaseRule {
    let rules = SystemVersion.popRules
    return rules.indices.contains(decided.systemRule) ? rules[decided.systemRule] : .reactNavigation
  }

  mutating func reset() {
    (track, status) = (FingerTrack(), ChildStatus())
  }
}

extension PhoneStatus {
  init?(_ status: ChildStatus) {
    guard let phase = TransitionStatus.Phase(rawValue: status.phase.rawValue) else { return nil }
    self.init(phase: phase, progress: CGFloat(status.progress), isOpening: status.isOpening)
  }
}

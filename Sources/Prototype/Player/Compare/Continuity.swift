import CoreGraphics
package import Foundation
import QuartzCore
import Stage
import UIKit

/// How smoothly a transition follows the finger and goes on after it: what a hand feels at the press and at the
/// release.
package struct Continuity: Hashable, Sendable {
  /// How far the screen jumps at the last release, in pixels.
  package let positionJump: Double
  /// How much the screen's velocity changes at the release, relative to the finger's velocity towards the end; nil if
  /// the finger stood still.
  package let velocityJump: Double?
  /// The greatest distance between the finger and its screen in pixels, not counting the distance before the drag
  /// began.
  package let fingerLag: Double
  /// How long the transition stands still after the finger's first movement, in seconds; nil if it never moves.
  package let deadTime: TimeInterval?

  package var text: String {
    let values = values
    return "Position jump \(values[0]), speed \(values[1]) at release, finger lag \(values[2]), dead \(values[3])."
  }

  var values: [String] {
    [
      "\(FixedText.text(positionJump, decimals: 1)) px",
      velocityJump.map { "\(Self.word($0)) × \(FixedText.text(1 + $0, decimals: 1))" } ?? "none",
      "\(FixedText.text(fingerLag, decimals: 1)) px",
      deadTime.map { "\(FixedText.text(1000 * $0, decimals: 0)) ms" } ?? "for ever",
    ]
  }

  private static func word(_ velocityJump: Double) -> String {
    velocityJump.magnitude <= 0.05
      ? "goes on" : velocityJump < -1.05 ? "turns back" : velocityJump < -0.95 ? "stops" : "jumps"
  }

  /// Nil if no drag moved the recorded screens; `scale` is in pixels per point.
  init?(_ recording: Recording, scale: CGFloat) {
    let held = recording.moments.filter { $0.status?.phase == .held }
    guard let drag = recording.drag, let release = drag.release, !held.isEmpty else { return nil }
    let axis = recording.axis
    let positions = held.compactMap { $0.position.map(axis.along) }
    // If a screen does not follow the drag, or the distance is known, use its progress.
    let isMoved = !axis.isExact && (positions.max() ?? 0) - (positions.min() ?? 0) > Self.leastMovement
    // `origin` is the finger's position along the drag at progress 0.
    var (lag, dead, origin): (Double, TimeInterval?, Double?) = (0, nil, nil)
    let firstMove = drag.events.first { $0.event.isMove }?.time ?? 0
    var fingers = FingerTrack()
    for moment in held where moment.time < release - Self.tolerance {
      fingers.follow(drag, until: moment.time)
      guard let progress = moment.status?.progress.native, let finger = fingers[0] else { continue }
      if dead == nil, progress > 0 { dead = moment.time - firstMove }
      let moved = isMoved ? moment.position.map(axis.along) ?? 0 : progress * axis.length
      let distance = axis.along(finger) - moved
      // Code may begin to follow the finger one event late.
      guard progress > 0, let origin else {
        if progress > 0 || axis.isExact { origin = distance }
        continue
      }
      if progress < 1 { lag = max(lag, abs(distance - origin)) }
    }
    func position(_ moment: Moment?) -> Double? { moment?.position.map(axis.along) }
    let before = position(recording.moments.last { $0.time < release - Self.tolerance })
    let after = position(recording.moments.last { abs($0.time - release) <= Self.tolerance })
    let later = position(recording.moments.first { $0.time >= release + Recording.after - Self.tolerance })
    let jump = before.flatMap { before in after.map { $0 - before } } ?? 0
    (positionJump, fingerLag, deadTime) = (abs(jump) * scale.native, lag * scale.native, dead)
    let velocity = recording.decision?.pointsPerSecond ?? 0
    velocityJump = after.flatMap { after in later.map { $0 - after } }.flatMap { moved in
      abs(velocity) < Self.leastVelocity ? nil : (moved / Recording.after - velocity) / abs(velocity)
    }
  }

  /// Performs the drag of a setup and measures it; nil if no drag moves it.
  @MainActor package init?(_ setup: Performance) throws(StartFault) {
    var setup = setup
    setup.isReleaseApart = true
    self.init(try StagePlayer(setup).recording(), scale: setup.scale)
  }

  /// Instants that differ by less, in seconds, count as equal.
  private static let tolerance: TimeInterval = 1e-7
  /// A screen that moves less does not follow the drag; in points.
  private static let leastMovement = 1.0

  /// A slower finger stands still; in points per second.
  private static let leastVelocity = 10.0
}

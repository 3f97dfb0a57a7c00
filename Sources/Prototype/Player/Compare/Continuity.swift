import CoreGraphics
package import Foundation
import QuartzCore
import Stage
import UIKit

/// How smoothly a transition goes on from the finger: what a hand feels at the press and at the release.
package struct Continuity: Hashable, Sendable {
  /// The distance that the screen jumps at the last release, in pixels.
  package let positionJump: Double
  /// The change of the screen's velocity at the release, as a fraction of the finger's velocity towards the end; nil if
  /// the finger stood still.
  package let velocityJump: Double?
  /// The greatest distance between the finger and the screen that follows it, in pixels, without the distance before the
  /// drag began.
  package let fingerLag: Double
  /// The time from the first movement of the finger until the transition moves, in seconds; nil if it never does.
  package let deadTime: TimeInterval?

  /// The parameters in a line.
  package var text: String {
    let values = values
    return "Position jump \(values[0]), velocity jump \(values[1]), finger lag \(values[2]), dead \(values[3])."
  }

  /// The parameters as text: the jumps of position and velocity, the finger's lag, and the dead time.
  var values: [String] {
    [
      "\(FixedText.text(positionJump, decimals: 1)) px",
      velocityJump.map { "\(FixedText.text(100 * $0, decimals: 0)) %" } ?? "none",
      "\(FixedText.text(fingerLag, decimals: 1)) px",
      deadTime.map { "\(FixedText.text(1000 * $0, decimals: 0)) ms" } ?? "for ever",
    ]
  }

  /// Measures a movement whose screens have some pixels to a point; nil if no drag moved it.
  init?(_ recording: Recording, scale: CGFloat) {
    let held = recording.moments.filter { $0.status?.phase == .held }
    guard let drag = recording.drag, let release = drag.release, !held.isEmpty else { return nil }
    let axis = recording.axis
    let positions = held.compactMap { $0.position.map(axis.along) }
    // A screen that does not go along with the drag, or whose distance is known, is measured by its progress.
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

  /// Performs the drag of a setup, and measures it; nil if no drag moves it.
  @MainActor package init?(_ setup: Performance) throws(StartFault) {
    var setup = setup
    setup.isReleaseApart = true
    self.init(try StagePlayer(setup).record(), scale: setup.scale)
  }

  /// The difference of instants that count as equal, in seconds.
  private static let tolerance: TimeInterval = 1e-7
  /// The distance of a drag below which a screen does not go along with it, in points.
  private static let leastMovement = 1.0

  /// The velocity below which a finger stands still, in points per second.
  private static let leastVelocity = 10.0
}

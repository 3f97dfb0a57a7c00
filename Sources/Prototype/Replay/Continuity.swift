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

  /// The figures in a line.
  package var text: String {
    let values = values
    return "Position jump \(values[0]), velocity jump \(values[1]), finger lag \(values[2]), dead \(values[3])."
  }

  /// The figures as text: the jumps of position and velocity, the finger's lag, and the dead time.
  var values: [String] {
    [
      "\(FixedText.text(positionJump, decimals: 1)) px",
      velocityJump.map { "\(FixedText.text(100 * $0, decimals: 0)) %" } ?? "none",
      "\(FixedText.text(fingerLag, decimals: 1)) px",
      deadTime.map { "\(FixedText.text(1000 * $0, decimals: 0)) ms" } ?? "for ever",
    ]
  }

  /// Measures a setup; nil if no drag moves it.
  @MainActor package init?(_ setup: ReplaySetup) throws(StartFault) {
    let replay = try Replay(try Self.separated(setup))
    guard let drag = replay.drag, let release = drag.events.last(where: { $0.event.isUp })?.time,
      let track = replay.phone.track
    else { return nil }
    // `origin` is the finger's position along the drag at progress 0.
    var (lag, dead, origin): (Double, TimeInterval?, CGFloat?) = (0, nil, nil)
    let firstMove = drag.events.first { $0.event.isMove }?.time ?? 0
    for event in drag.events where event.time < release {
      replay.advance(to: event.time)
      guard let finger = replay.fingers[0], let progress = replay.progress, replay.state == .dragging else { continue }
      if dead == nil, progress > 0 { dead = event.time - firstMove }
      let along = track.isDown ? finger.y : finger.x
      let moved = CGFloat(progress) * track.length
      guard let origin else {
        origin = along - moved
        continue
      }
      if progress > 0, progress < 1 { lag = max(lag, abs(along - origin - moved).native) }
    }
    replay.advance(to: max(replay.time, release - Self.moment))
    let before = replay.screenPosition
    replay.advance(to: release)
    let after = replay.screenPosition
    let velocity = replay.verdict?.pointsPerSecond ?? 0
    replay.advance(to: release + Self.step)
    let later = replay.screenPosition
    func distance(_ one: CGPoint?, _ other: CGPoint?) -> Double? {
      guard let one, let other else { return nil }
      return (track.isDown ? other.y - one.y : other.x - one.x).native
    }
    let jump = distance(before, after) ?? 0
    let scale = setup.scale.native
    (positionJump, fingerLag, deadTime) = (abs(jump) * scale, lag * scale, dead)
    velocityJump = distance(after, later).flatMap { moved in
      abs(velocity) < Self.leastVelocity ? nil : (moved / Self.step - velocity) / abs(velocity)
    }
  }

  /// Measures what became of a drag in another process, whose screens have some pixels to a point; nil if it moved
  /// nothing.
  @MainActor init?(_ trial: DistantTrial, scale: CGFloat) {
    let held = trial.samples.filter { $0.status?.phase == .held }
    guard let release = trial.release, !held.isEmpty else { return nil }
    let length = trial.isDown ? trial.drag.size.height : trial.drag.size.width
    let positions = held.compactMap { $0.position.map(trial.along) }
    // A screen that does not go along with the drag is measured by its progress.
    let isMoved = (positions.max() ?? 0) - (positions.min() ?? 0) > Self.leastMovement
    var (lag, dead, origin): (CGFloat, TimeInterval?, CGFloat?) = (0, nil, nil)
    let firstMove = trial.drag.events.first { $0.event.isMove }?.time ?? 0
    for sample in held where sample.time < release - DistantTrial.tolerance {
      guard let status = sample.status, let finger = trial.finger(before: sample.time) else { continue }
      if dead == nil, status.progress > 0 { dead = sample.time - firstMove }
      let moved = isMoved ? sample.position.map(trial.along) ?? 0 : status.progress * length
      let distance = trial.along(finger) - moved
      // Code may begin to follow the finger one event late.
      guard status.progress > 0, let origin else {
        if status.progress > 0 { origin = distance }
        continue
      }
      if status.progress < 1 { lag = max(lag, abs(distance - origin)) }
    }
    func position(_ sample: DistantTrial.Sample?) -> Double? { sample?.position.map { trial.along($0).native } }
    let before = position(trial.samples.last { $0.time < release - DistantTrial.tolerance })
    let after = position(trial.samples.last { abs($0.time - release) <= DistantTrial.tolerance })
    let later = position(trial.samples.first { $0.time >= release + DistantTrial.after - DistantTrial.tolerance })
    let jump = before.flatMap { before in after.map { $0 - before } } ?? 0
    let scale = scale.native
    (positionJump, fingerLag, deadTime) = (abs(jump) * scale, lag.native * scale, dead)
    let velocity = trial.verdict?.pointsPerSecond ?? 0
    velocityJump = after.flatMap { after in later.map { $0 - after } }.flatMap { moved in
      abs(velocity) < Self.leastVelocity ? nil : (moved / DistantTrial.after - velocity) / abs(velocity)
    }
  }

  /// The distance of a drag below which a screen does not go along with it, in points.
  private static let leastMovement: CGFloat = 1

  /// Returns the setup with a drag whose last release comes a millisecond after its last movement, so that there is an
  /// instant between them.
  @MainActor private static func separated(_ setup: ReplaySetup) throws(StartFault) -> ReplaySetup {
    guard setup.action.isDrag, let drag = try Replay(setup).drag,
      let index = drag.events.lastIndex(where: { $0.event.isUp }), index > 0,
      drag.events[index].time - drag.events[index - 1].time < step
    else { return setup }
    var (setup, events) = (setup, drag.events)
    for later in index..<events.count { events[later].time += step }
    setup.action = .drag(Drag(known: events, on: drag.size))
    return setup
  }

  /// The time before the release at which the position counts as that before it, in seconds.
  private static let moment = 1e-6
  /// The time over which the velocity after the release is measured, in seconds.
  private static let step = 1e-3
  /// The velocity below which a finger stands still, in points per second.
  private static let leastVelocity = 10.0
}

extension Replay {
  /// The position on the screen of the screen that the transition moves most, in points; nil if there is none.
  var screenPosition: CGPoint? { stage.application.transitionStatus?.position }
}

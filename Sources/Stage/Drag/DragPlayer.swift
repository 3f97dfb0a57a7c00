public import Foundation
import UIKit

/// Plays a drag on a stage, through the door of a finger.
///
/// Each event is delivered at its own instant of the stage's time, also between two frames, so that the same drag gives
/// the same pictures at any frame rate, on any stage, and in any process.
@MainActor public final class DragPlayer {
  /// The drag, on a screen of the stage's size.
  public let drag: Drag
  /// The seconds of the drag that pass in a second of the stage's time.
  ///
  /// The velocities of the fingers are always the drag's own, so that it ends as it did.
  public let speed: Double
  private let stage: Stage
  private let start: TimeInterval
  private var next = 0

  /// Begins at the stage's current instant; a speed that is not above 0 counts as 1.
  public init(_ drag: Drag, on stage: Stage, speed: Double = 1) {
    (self.stage, self.drag) = (stage, drag.scaled(to: stage.screenSize))
    self.speed = speed > 0 && speed.isFinite ? speed : 1
    start = stage.now
  }

  /// In seconds of the stage's time; nil if all were sent.
  public var nextInstant: TimeInterval? {
    next < drag.events.count ? start + drag.events[next].time / speed : nil
  }

  package var sentCount: Int { next }

  public var isOver: Bool { next >= drag.events.count }

  /// Sends each event up to `instant` at its own instant, and runs no frames: a host calls it before each frame.
  public func send(until instant: TimeInterval) {
    while let due = nextInstant, due <= instant + StageClock.tolerance {
      stage.move(to: due)
      let event = drag.events[next]
      next += 1
      stage.recorder.isPaused = true
      stage.send(event.event, pointer: event.finger, at: start + event.time)
      stage.recorder.isPaused = false
    }
  }

  /// Ends the drag early: the fingers that are down are taken away.
  public func stop() {
    guard !isOver else { return }
    next = drag.events.count
    stage.recorder.isPaused = true
    stage.send(.cancel)
    stage.recorder.isPaused = false
  }
}

extension Stage {
  /// Plays a drag to its last event, and runs the frames that lie between; what it set in motion may go on.
  ///
  /// At another `speed` the fingers move slower or faster against the stage's time, with the velocities of the drag.
  public func play(_ drag: Drag, speed: Double = 1, framesPerSecond: Double = 60) {
    let player = DragPlayer(drag, on: self, speed: speed)
    while let instant = player.nextInstant {
      let before = now
      advance(by: max(0, instant - now), framesPerSecond: framesPerSecond)
      // A stage that cannot be advanced says why in its diagnostics.
      guard now > before || instant <= now + StageClock.tolerance else { return player.stop() }
      player.send(until: now)
    }
  }

  /// Runs no frame; does nothing if `instant` is in the past.
  package func move(to instant: TimeInterval) {
    guard instant > now else { return }
    application.world.advance(to: instant)
    clock.move(to: now)
    mirror?.move(to: instant + mirrorOffset)
  }
}

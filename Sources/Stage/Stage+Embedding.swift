import CoreGraphics
package import Foundation
import UIKit

// Stages that are shown by views of this stage, and run with it.

extension Stage {
  struct EmbeddedStage {
    weak var view: StageView?

    @MainActor var stage: Stage? { view?.stage }
  }

  /// Runs the frame on this stage and then on the embedded ones; frames are `interval` seconds apart.
  func runFrame(at instant: TimeInterval, interval: TimeInterval) {
    application.runFrame(at: instant, interval: interval)
    recorder.endFrame { isIdle }
    for embedded in embeddedStages { embedded.view?.step(to: now, interval: interval) }
  }

  /// Ends a turn that an event or a client's code began, here and on the embedded stages.
  func finishTurn() {
    application.finishTurn()
    for embedded in embeddedStages { embedded.view?.finishTurn() }
  }

  func prepareToDraw() {
    beforeDrawing()
    for embedded in embeddedStages { embedded.stage?.prepareToDraw() }
  }

  /// The reasons of this stage and of the embedded ones.
  var busyReasons: [String] { application.busyReasons() + embeddedStages.flatMap { $0.view?.busyReasons ?? [] } }

  func addEmbedded(_ view: StageView) {
    removeEmbedded(view)
    embeddedStages.append(EmbeddedStage(view: view))
    view.stage.clipboard = clipboard
  }

  func removeEmbedded(_ view: StageView) { embeddedStages.removeAll { $0.view == nil || $0.view === view } }
}

// A second stage under the same fingers.

extension Stage {
  /// Sends an event to the mirror, at the same distance from its edges if its screen has another size.
  func reflect(_ event: PointerEvent, pointer: Int, at instant: TimeInterval) {
    guard let mirror else { return }
    mirror.move(to: now + mirrorOffset)
    mirror.recorder.isPaused = true
    mirror.send(scaled(event, for: mirror), pointer: pointer, at: instant)
    mirror.recorder.isPaused = false
  }

  private func scaled(_ event: PointerEvent, for other: Stage) -> PointerEvent {
    let (size, next) = (screenSize, other.screenSize)
    guard let point = event.point, size != next, size.width > 0, size.height > 0 else { return event }
    return event.moved(
      to: CGPoint(x: point.x / size.width * next.width, y: point.y / size.height * next.height))
  }

  /// Brings another stage, which stands where this one stood before its last drag, to the present moment of what the
  /// drag set in motion: sends it the events so far, and runs the frames between them.
  ///
  /// `instant` is the present time of the clock that the events were stamped with, and `timeScale` the seconds of this
  /// stage for each second of that clock. Does nothing if nothing moves here.
  package func bring(_ other: Stage, to instant: TimeInterval, timeScale: Double = 1) {
    guard application.transitionStatus != nil, let first = recorder.lastEvents.first else { return }
    other.recorder.isPaused = true
    defer { other.recorder.isPaused = false }
    var before = first.instant
    func wait(until next: TimeInterval) {
      other.advance(by: max(0, next - before) * timeScale)
      before = max(before, next)
    }
    for each in recorder.lastEvents {
      wait(until: each.instant)
      other.send(scaled(each.event, for: other), pointer: each.pointer, at: each.instant)
    }
    wait(until: min(instant, before + Self.longestSettling))
  }

  /// In seconds.
  private static let longestSettling = 10.0
}

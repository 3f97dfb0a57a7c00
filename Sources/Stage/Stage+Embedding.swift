import Foundation
import UIKit

// Stages that are shown by views of this stage, and run with it.

extension Stage {
  /// A stage that a view of this stage shows.
  struct EmbeddedStage {
    weak var view: StageView?

    /// The stage that the view shows.
    @MainActor var stage: Stage? { view?.stage }
  }

  /// Runs the frame at `instant` on this stage and then on the embedded ones.
  ///
  /// Frames are `interval` seconds apart.
  func runFrame(at instant: TimeInterval, interval: TimeInterval) {
    application.runFrame(at: instant, interval: interval)
    recorder.endFrame { isIdle }
    for embedded in embeddedStages { embedded.view?.step(to: now, interval: interval) }
  }

  /// Ends a turn that an event or a client's code began, on this stage and on the embedded ones.
  func finishTurn() {
    application.finishTurn()
    for embedded in embeddedStages { embedded.view?.finishTurn() }
  }

  /// The reasons why this stage and the embedded ones are not idle.
  var busyReasons: [String] { application.busyReasons() + embeddedStages.flatMap { $0.view?.busyReasons ?? [] } }

  /// Makes the stage that `view` shows run with this one.
  func addEmbedded(_ view: StageView) {
    removeEmbedded(view)
    embeddedStages.append(EmbeddedStage(view: view))
    view.stage.clipboard = clipboard
  }

  /// Stops the stage that `view` shows from running with this one.
  func removeEmbedded(_ view: StageView) { embeddedStages.removeAll { $0.view == nil || $0.view === view } }
}

import Foundation
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

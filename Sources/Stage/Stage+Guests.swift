import Foundation
import UIKit

// Stages that are shown on this one, and go along with it.

extension Stage {
  /// A view on this stage that shows another one.
  struct Guest {
    weak var view: StageView?

    /// The stage that is shown.
    @MainActor var stage: Stage? { view?.stage }
  }

  /// The frame at `instant`, here and then on the stages that are shown; frames are `interval` seconds apart.
  func runFrame(at instant: TimeInterval, interval: TimeInterval) {
    application.runFrame(at: instant, interval: interval)
    for guest in guests { guest.view?.step(to: now, interval: interval) }
  }

  /// Ends a turn that an event or a client's code began, here and on the stages that are shown.
  func finishTurn() {
    application.finishTurn()
    for guest in guests { guest.view?.finishTurn() }
  }

  /// What keeps this stage and those that are shown from being idle.
  var busyReasons: [String] { application.busyReasons() + guests.flatMap { $0.stage?.busyReasons ?? [] } }

  /// Has the stage that `view` shows go along.
  func welcome(_ view: StageView) {
    dismiss(view)
    guests.append(Guest(view: view))
  }

  /// Has the stage that `view` shows go along no more.
  func dismiss(_ view: StageView) { guests.removeAll { $0.view == nil || $0.view === view } }
}

import CoreGraphics
import Foundation
import Stage
import UIKit

extension Explanations {
  /// Freezes the present parameters as B and shows them on a second phone, or ends the comparison.
  func toggleComparison() {
    guard app.bench != nil else { return }
    let store = app.store
    guard store.book.compared == nil else { return store.compare(with: nil) }
    store.compare(with: ComparedParameters(transition: store.entry.name, parameters: store.edits))
    app.stage.perform { app.bench?.layoutIfNeeded() }
    let isGhost = app.bench?.second?.isGhost == true
    store.told(
      "B keeps these parameters\(isGhost ? " as a ghost over A: change A." : ": change A beside it.") X swaps, B ends.")
  }

  func swapComparison() {
    guard app.store.book.compared != nil else {
      return app.store.told("Press B first: it keeps these parameters as B.")
    }
    app.store.swapCompared()
    app.store.told("Swapped A and B.")
  }

  /// Shows what the store compares.
  func updateComparison() {
    guard let bench = app.bench else { return }
    let timeScale = bench.device.screen.timeScale
    if app.store.book.compared == nil {
      comparison?.end()
      (comparison, second) = (nil, nil)
      if ghostText != nil {
        ghostText = nil
        app.showDecision()
      }
      if let page = bench.panel.page as? DecisionPage { if page.isSecond { closePage() } else { refresh(page) } }
      guard bench.second != nil else { return showSecondDecision() }
      bench.showSecond(nil)
      app.forgetVersions()
    } else if let comparison {
      comparison.refresh(at: app.stage.now, timeScale: timeScale)
      bench.setNeedsLayout()
    } else if let next = Comparison(
      app.store, colors: app.options.colors, pictures: app.pictures, at: app.stage.now, timeScale: timeScale)
    {
      comparison = next
      let side = PhoneSide(next.phone)
      second = side
      let view = SecondPhone(next, app.store, first: bench.device)
      view.chip.when(.pressed) { [weak self] in self?.openDecisionPage(ofSecond: true) }
      view.ghostChanged = { [unowned self] in later(0) { [weak self] in self?.showSecondDecision() } }
      bench.showSecond(view)
      next.phone.decisionChanged = { [weak self] in self?.secondDecisionChanged() }
      let watch = side.watch
      watch.changed = { [weak self] in self?.secondMissed($0) }
      next.phone.fingersLost = { [weak watch] in watch?.forget() }
      next.phone.pointerHandled = { [weak watch] event, _, _ in watch?.follow(event) }
      // The second phone cannot catch up with a drag that is played.
      app.loop?.restart()
    }
    showSecondDecision()
  }

  private func secondDecisionChanged() {
    showSecondDecision()
    second?.keepDecision()
    guard let page = app.bench?.panel.page as? DecisionPage, page.isSecond else { return }
    app.stage.perform { refresh(page) }
  }

  /// Shows under the second phone why it popped or not.
  func showSecondDecision() {
    guard let view = app.bench?.second, let second else { return }
    let isPinned = app.hand.point != nil && second.scrub == nil
    var line = second.line(in: second.scrub, isPinned: isPinned, isStill: isStill)
    if isPinned { line.decision = "B \(second.forecast(isStill: isStill)?.words ?? "is not moved")" }
    line.hints = second.phone.hints
    let released = second.decision(in: second.scrub).map { "B \($0.finishes ? "finished" : "cancelled")" }
    let ghost = view.isGhost ? isPinned ? line.decision : released : nil
    if ghost != ghostText {
      ghostText = ghost
      app.showDecision()
    }
    app.stage.perform { view.chip.line = line }
  }

  /// A drag that moves the first phone may move nothing on the second one.
  private func secondMissed(_ reason: MissedDrag?) {
    showSecondDecision()
    guard let reason, let bench = app.bench, let second = bench.second, let comparison else { return }
    app.stage.perform {
      // A ghost has no line of its own, and its edge is that of the first phone.
      if second.isGhost { bench.toast.show("B: \(reason.sentence)") }
      let device = second.isGhost ? bench.device : second.device
      if reason.isOutsideEdge { device.overlay.pulse(comparison.phone.edgeZones) }
    }
  }

  /// The second phone shows the first one's instant, and the log of calls marks it.
  func scrubbed() {
    let scrub = app.transport?.scrub
    log?.shownInstant = scrub?.time
    guard let view = app.bench?.second, let second, let scrub else {
      if second?.scrub != nil { app.bench?.second?.device.screen.cover = nil }
      second?.scrub?.playback.end()
      second?.scrub = nil
      return showSecondDecision()
    }
    if second.scrub == nil, let transport = app.transport, let subject = transport.subject {
      let phone = second.phone
      let own = subject.action.isDrag ? phone.stateBeforeDrag : phone.stateBefore
      // Keep what was chosen and scrolled on B, unless another drag is replayed.
      let start = own.depth == subject.start.depth ? own : subject.start
      let movement = Movement(action: subject.action, start: start, goal: subject.goal, isLast: subject.isLast)
      second.scrub = (try? transport.playback(on: phone, movement)).map { Scrub(at: scrub.time, $0) }
      view.device.screen.cover = second.scrub?.playback.stage
    }
    guard let other = second.scrub else { return }
    other.go(to: scrub.time)
    other.update()
    view.device.screen.cover = other.playback.stage
    showSecondDecision()
    view.follow()
  }
}

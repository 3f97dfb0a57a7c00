import CoreGraphics
import Foundation
import Stage
import UIKit

extension Explanations {
  /// Freezes the present parameters as B and shows them on a second phone, or ends the comparison.
  func toggleComparison() {
    guard app.bench != nil else { return }
    let session = app.session
    guard session.book.compared == nil else { return session.compare(with: nil) }
    session.compare(with: ComparedParameters(transition: session.entry.name, parameters: session.edits))
    app.stage.perform { app.bench?.layoutIfNeeded() }
    let isGhost = app.bench?.second?.isGhost == true
    session.told(
      "B keeps these parameters\(isGhost ? " as a ghost over A: change A." : ": change A beside it.") X swaps, B ends.")
  }

  func swapComparison() {
    guard app.session.book.compared != nil else {
      return app.session.told("Press B first: it keeps these parameters as B.")
    }
    app.session.swapCompared()
    app.session.told("Swapped A and B.")
  }

  func updateComparison() {
    guard let bench = app.bench else { return }
    let timeScale = bench.device.screen.timeScale
    if app.session.book.compared == nil {
      comparison?.end()
      (comparison, secondGuide, secondWatch) = (nil, nil, nil)
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
      app.session, colors: app.options.colors, pictures: app.pictures, at: app.stage.now, timeScale: timeScale)
    {
      comparison = next
      secondGuide = ReleaseGuide(next.phone)
      secondHistory = ReleaseHistory()
      let second = SecondPhone(next, app.session, first: bench.device)
      second.chip.addAction(
        UIAction { [weak self] _ in self?.openDecisionPage(ofSecond: true) },
        for: [.touchUpInside, .primaryActionTriggered])
      second.ghostChanged = { [unowned self] in later(0) { [weak self] in self?.showSecondDecision() } }
      bench.showSecond(second)
      next.phone.decisionChanged = { [weak self] in self?.secondDecisionChanged() }
      let watch = DragWatch(next.phone)
      secondWatch = watch
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
    guard let comparison else { return }
    if let decision = comparison.phone.decision { secondHistory.add(decision, of: comparison.phone.entry.name) }
    guard let page = app.bench?.panel.page as? DecisionPage, page.isSecond else { return }
    app.stage.perform { refresh(page) }
  }

  /// Shows under the second phone why it popped or not.
  func showSecondDecision() {
    guard let second = app.bench?.second, let comparison else { return }
    let phone = comparison.phone
    let decision = secondScrub.map { $0.playback.decision } ?? phone.decision
    let pinned = app.hand.point == nil || secondScrub != nil ? nil : "B " + (secondForecastText ?? "is not moved")
    var line = PhoneLine()
    if let pinned {
      line.decision = pinned
    } else {
      line.tell(decision, secondScrub == nil ? secondWatch?.missed : nil)
    }
    line.hints = phone.hints
    let ghost = second.isGhost ? pinned ?? decision.map { "B \($0.finishes ? "finished" : "cancelled")" } : nil
    if ghost != ghostText {
      ghostText = ghost
      app.showDecision()
    }
    app.stage.perform { second.chip.line = line }
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
    guard let bench = app.bench, let second = bench.second, let comparison, let scrub else {
      if secondScrub != nil { app.bench?.second?.show(nil) }
      secondScrub?.playback.end()
      secondScrub = nil
      return showSecondDecision()
    }
    if secondScrub == nil, let transport = app.transport, let subject = transport.subject {
      let phone = comparison.phone
      let own = subject.action.isDrag ? phone.stateBeforeDrag : phone.stateBefore
      // Keep what was chosen and scrolled on B, unless another drag is replayed.
      let start = own.depth == subject.start.depth ? own : subject.start
      let movement = Movement(action: subject.action, start: start, goal: subject.goal, isLast: subject.isLast)
      secondScrub = (try? transport.playback(on: phone, movement)).map { Scrub(at: scrub.time, $0) }
      second.show(secondScrub?.playback.stage)
    }
    guard let secondScrub else { return }
    secondScrub.go(to: scrub.time)
    secondScrub.update()
    second.show(secondScrub.playback.stage)
    showSecondDecision()
    second.follow()
  }
}

import CoreGraphics
import Foundation
import Stage
import UIKit

/// Explains drags: the line that a finger has to cross, the reasons of decisions, and the pages in the panel.
///
/// It also compares with a second phone.
@MainActor final class Explanations {
  unowned let app: PrototypeApp
  /// The phone.
  let first: PhoneSide
  /// The second phone; nil unless parameters are compared.
  var second: PhoneSide?
  var comparison: Comparison?
  /// What became of the drag on a second phone that has no line of its own; nil otherwise.
  var ghostText: String?
  /// The log that the page of calls shows; nil while it is closed.
  var log: CallLog?
  /// When a finger last sent an event, in the window's time.
  private var lastEvent = 0.0
  private var looksLater = false
  private var knownEdge: (transition: String, width: CGFloat?)
  private var edgeShows = 0
  /// Whether the open page waits until nothing moves to get the last drag.
  private var awaitsRest = false

  init(_ app: PrototypeApp) {
    self.app = app
    first = PhoneSide(app.phone)
    knownEdge = (app.phone.entry.name, app.phone.edgeWidth)
  }

  func connect() {
    app.faults.told = { [weak self] in self?.app.store.told($0) }
    app.faults.resized = { [weak self] in
      guard let self, let bench = app.bench else { return }
      app.stage.perform { for each in [bench.device, bench.second?.device] { each?.setNeedsLayout() } }
    }
    app.faults.later = { [weak self] in self?.later($0, $1) }
    app.faults.stall = { [weak self] seconds in
      guard let app = self?.app else { return }
      guard let bench = app.bench else { return app.phone.stage.move(to: app.phone.stage.now + seconds) }
      bench.device.screen.stall(for: seconds)
      bench.second?.device.screen.stall(for: seconds)
    }
    guard let bench = app.bench else { return }
    first.watch.changed = { [weak self] in self?.missed($0) }
    first.watch.pulled = { [weak self, weak bench] offset in
      guard let app = self?.app, let bench else { return }
      let key = app.phone.entry.back?.isVertical == true ? "position.y" : "position.x"
      app.stage.perform { bench.device.pull(key, by: offset.dx + offset.dy) }
    }
    bench.hint.when(.pressed) { [weak self] in self?.openDecisionPage() }
    bench.advancedMenu.openCalls = { [weak self] in self?.toggleWhy(.calls) }
    bench.advancedMenu.openMissing = { [weak self] in
      self?.app.shownUserCode.map { code in { self?.app.openMissing(of: code) } }
    }
    bench.advancedMenu.showsFingers = { [weak self] in self?.app.showsTouches ?? false }
    bench.advancedMenu.toggleFingers = { [weak self] in self?.app.toggleTouches() }
    bench.advancedMenu.changed = { [weak bench] in bench?.setNeedsLayout() }
    bench.compareButton.keep = { [weak self] in self?.toggleComparison() }
    bench.compareButton.openLab = { [weak self] in self?.toggleWhy(.engines) }
    bench.screensButton.open = { [weak self] in self?.app.openScreens() }
  }

  /// Runs work after some seconds of the window's time.
  func later(_ seconds: TimeInterval, _ work: @escaping () -> Void) {
    app.stage.perform { app.stage.application.after(seconds, work) }
  }

  // MARK: A drag

  func follow(_ event: PointerEvent) {
    lastEvent = app.stage.now
    first.watch.follow(event)
    app.faults.follow(event)
    lookLater()
  }

  /// A finger that reports nothing for this long is still, in seconds.
  private static let silence: TimeInterval = 0.05

  var isStill: Bool { app.stage.now - lastEvent >= Self.silence }

  private func lookLater() {
    guard !looksLater, app.bench != nil, app.phone.fingerPoint != nil else { return }
    looksLater = true
    later(Self.silence) { [weak self] in
      guard let self else { return }
      looksLater = false
      if isStill { showLines() } else { lookLater() }
    }
  }

  func stepped() {
    app.faults.stepped()
    for side in [first, second] { side?.watch.stepped() }
    showLines()
    if let page = app.bench?.panel.page as? LabPage { page.lab.stepped() }
    guard awaitsRest, app.phone.isIdle else { return }
    awaitsRest = false
    later(0) { [weak self] in self?.measure() }
  }

  /// Whether a finger held a transition at the last step.
  private var wasHeld = false
  /// What was told of a transition that stands still.
  private var standstill: String?

  private func showLines() {
    guard let bench = app.bench else { return }
    bench.device.overlay.releaseLine = first.releaseLine(isStill: isStill)
    bench.device.overlay.handle?.edge = app.phone.movingEdge
    bench.second?.device.overlay.releaseLine = second?.releaseLine(isStill: isStill)
    if app.phone.fingerPoint != nil, let page = bench.panel.page as? DecisionPage { refresh(page) }
    if app.phone.isHeld != wasHeld {
      wasHeld.toggle()
      app.stage.perform { bench.showLine() }
    }
    guard app.hand.point != nil || first.standstill != standstill else { return }
    standstill = first.standstill
    app.showDecision()
    showSecondDecision()
  }

  // MARK: Handles

  /// The row whose parameter is set on the phone: the one with the keyboard focus, or that was pressed last.
  private var handleKeys: [String] = []
  private var handleGesture = Gesture()
  private var handleShows = 0
  /// How long a handle stays after its row was pressed, or after the last change, in seconds.
  static let handleTime: TimeInterval = 4

  func pressed(_ hit: UIView?) {
    guard let bench = app.bench, let hit, !(hit is HandleView) else { return }
    handleKeys = bench.panel.parameters.keys(of: hit)
    showHandle()
  }

  func followFocus() {
    guard let focused = app.focus.focused, let bench = app.bench else { return }
    let keys = bench.panel.parameters.keys(of: focused)
    guard keys != handleKeys else { return }
    handleKeys = keys
    showHandle()
  }

  private func showHandle() {
    guard let bench = app.bench else { return }
    let (phone, overlay) = (app.phone, bench.device.overlay)
    let handle = handleKeys.lazy.compactMap { [entry = phone.entry] key in
      PhoneHandle(key, isDown: entry.back?.isVertical == true, dragLength: phone.number("drag.length")?.native)
    }.first
    guard let handle, let description = phone.demo.parameters.descriptions[key: handle.key],
      case .number(let range, let unit) = description.kind, phone.demo.parameters.applies(description),
      let number = phone.number(handle.key)?.native
    else {
      overlay.handle = nil
      return
    }
    if overlay.handle?.handle.key != handle.key {
      let view = HandleView(handle, range, unit)
      view.changed = { [unowned self] in setByHandle(handle.key, $0) }
      overlay.handle = view
    }
    overlay.handle?.number = number
    handleShows += 1
    let shows = handleShows
    later(Self.handleTime) { [weak self] in
      if let self, shows == handleShows, overlay.handle?.isHeld == false, !rowHasFocus { hideHandle() }
    }
  }

  /// The keyboard's focus keeps its handle.
  private var rowHasFocus: Bool {
    guard let focused = app.focus.focused, let bench = app.bench else { return false }
    return bench.panel.parameters.keys(of: focused) == handleKeys
  }

  private func hideHandle() {
    handleKeys = []
    app.bench?.device.overlay.handle = nil
  }

  private func setByHandle(_ key: String, _ number: Double?) {
    if let number { return app.store.set(key, to: .number(number), gesture: handleGesture.open()) }
    handleGesture.close()
    app.store.endGesture()
  }

  // MARK: A release

  /// Also called when a decision is removed.
  func decisionChanged() {
    guard let bench = app.bench else { return }
    first.keepDecision()
    app.stage.perform {
      if let page = bench.panel.page as? DecisionPage { refresh(page) }
    }
    // The replays would make the settling stutter.
    awaitsRest = app.phone.decision != nil && bench.panel.page != nil
  }

  /// The drag to explain: the chosen one, or else the last one.
  var lastDrag: Drag? { app.transport?.drag?.drag ?? app.phone.stage.recentDrags.last }

  private func measure() {
    guard let page = app.bench?.panel.page, app.loop == nil else { return }
    if let page = page as? DecisionPage { measure(page) }
    if let page = page as? LabPage, let drag = lastDrag, drag != page.lab.drag { page.lab.take(drag) }
  }

  /// Called when a phone has sent a drag.
  func collectionChanged() {
    if let page = app.bench?.panel.page as? LabPage { page.lab.collected = app.collectedDrags }
  }

  func refresh(_ page: DecisionPage) {
    guard let side = page.isSecond ? second : first else { return }
    page.offersOther = second != nil
    page.refresh(
      side.history, present: side.forecast(isStill: isStill), missed: side.watch.missed,
      letter: second == nil ? nil : page.isSecond ? "B" : "A")
  }

  /// Uses the parameters of the page's phone.
  func measure(_ page: DecisionPage) {
    let parameters = page.isSecond ? app.store.book.compared : nil
    guard let drag = lastDrag, !page.isSecond || parameters != nil else { return page.measure(nil) }
    page.measure((try? app.store.player(of: drag, in: parameters, isReleaseApart: true)) ?? nil)
  }

  // MARK: Missed drags and the edge

  private func missed(_ reason: MissedDrag?) {
    app.showDecision()
    guard let bench = app.bench else { return }
    app.stage.perform {
      if case .outsideEdge? = reason { bench.device.overlay.pulse(app.phone.edgeZones) }
      if let page = bench.panel.page as? DecisionPage { refresh(page) }
    }
  }

  /// How long the zones stay after the last change of their width, in seconds.
  private static let edgeTime: TimeInterval = 1

  /// Also called when another transition or comparison is shown.
  func parametersChanged() {
    guard let bench = app.bench else { return }
    let edge = (transition: app.phone.entry.name, width: app.phone.edgeWidth)
    if edge.transition == knownEdge.transition, edge.width != knownEdge.width {
      bench.device.overlay.showZones(app.phone.edgeZones)
      edgeShows += 1
      let number = edgeShows
      later(Self.edgeTime) { [weak self] in
        if let self, number == edgeShows { bench.device.overlay.hideZones() }
      }
    }
    knownEdge = edge
    showHandle()
    updateComparison()
    log?.follow()
    second?.scrub?.renew()
    if let page = bench.panel.page as? DecisionPage { refresh(page) }
    if let page = bench.panel.page as? LabPage { page.lab.restart() }
  }
}

extension Explanations {
  /// Opens a tab of the page Why, or closes the page if it shows that tab.
  func toggleWhy(_ tab: WhyTab) {
    guard let bench = app.bench, !(bench.panel.page?.tab == tab && closePage()) else { return }
    openWhy(tab)
  }

  private func openWhy(_ tab: WhyTab) {
    switch tab {
    case .decision: openDecisionPage()
    case .engines: openLab()
    case .touches, .calls: openLog(tab)
    }
  }

  /// `isSecond` means the second phone of a comparison.
  func openDecisionPage(ofSecond isSecond: Bool = false) {
    guard let side = isSecond ? second : first else { return }
    let page = DecisionPage(side.phone, isSecond: isSecond) { [unowned self] in openDecisionPage(ofSecond: !isSecond) }
    open(page)
    refresh(page)
    measure(page)
    app.bench?.layoutIfNeeded()
    app.bench?.panel.layoutIfNeeded()
    guard !isSecond, let panel = app.bench?.panel, panel.showsParameters else { return }
    // The parameters that decide stand beneath.
    let last = app.store.entry.parameters.last { $0.description.section == .release }
    if let key = last?.description.key { panel.parameters.reveal(key) }
  }

  private func openLab() {
    let lab = LabRun(app.store) { [unowned self] in later($0, $1) }
    lab.collected = app.collectedDrags
    open(LabPage(lab) { [unowned self] in _ = copyPage() })
    lab.take(lastDrag)
  }

  /// Of the touches, or of the calls.
  private func openLog(_ tab: WhyTab) {
    let log = CallLog(app.store, drag: lastDrag)
    // What is scrubbed already is marked at once.
    log.shownInstant = app.transport?.scrub?.time
    let copy = { [unowned self] in _ = copyPage() }
    let page: PanelPage =
      tab == .touches
      ? TouchesPage(log, lastDrag: { [unowned self] in lastDrag }, copy: copy) : CallsPage(log, copy: copy)
    open(page)
    self.log = log
    page.closed = { [unowned self] in
      log.close()
      self.log = nil
    }
  }

  /// Returns false if no page is open.
  @discardableResult func closePage() -> Bool { app.bench?.overlays.close(.page) ?? false }

  private func open(_ page: PanelPage) {
    guard let bench = app.bench else { return }
    let tabsHadFocus = bench.panel.page?.tabs.hasKeyboardFocus == true
    page.chose = { [unowned self] in openWhy($0) }
    bench.panel.isListOpen = false
    bench.overlays.open(page, as: .page)
    if bench.hasDrawer { bench.isDrawerOpen = true }
    // The arrows go on through the tabs.
    if tabsHadFocus { page.tabs.hasKeyboardFocus = true }
  }

  /// Copies what the open page lists; returns false if it is no list.
  func copyPage() -> Bool {
    guard let copied = app.bench?.panel.page?.copied else { return false }
    guard !copied.text.isEmpty else { return true }
    app.stage.perform { UIPasteboard.general.string = copied.text }
    app.store.told("Copied \(copied.name).")
    return true
  }
}

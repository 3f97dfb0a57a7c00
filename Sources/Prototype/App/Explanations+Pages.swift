import CoreGraphics
import Foundation
import Stage
import UIKit

extension Explanations {
  /// Opens or closes the page with the reasons of the last verdict.
  func toggleVerdictPage() {
    if app.bench?.panel.page is VerdictPage { closePage() } else { openVerdictPage() }
  }

  /// Opens the page with the reasons of the last verdict, that on the first phone or that on the second one.
  func openVerdictPage(ofSecond isSecond: Bool = false) {
    let phone = isSecond ? comparison?.phone : app.phone
    guard let phone else { return }
    let page = VerdictPage(
      phone, isSecond: isSecond, compare: { [unowned self] in toggleLab() }, calls: { [unowned self] in toggleCalls() },
      other: { [unowned self] in openVerdictPage(ofSecond: !isSecond) })
    open(page)
    refresh(page)
    measure(page)
    app.bench?.layoutIfNeeded()
    app.bench?.panel.layoutIfNeeded()
    guard !isSecond, let panel = app.bench?.panel, panel.showsFigures else { return }
    // The figures that decide stand beneath.
    let last = app.session.entry.parameters.last { $0.description.section == .release }
    if let key = last?.description.key { panel.figures.reveal(key) }
  }

  /// Opens or closes the release lab.
  func toggleLab() {
    guard let bench = app.bench else { return }
    if bench.panel.page is LabPage {
      _ = closePage()
      return
    }
    let lab = LabRun(app.session) { [unowned self] in later($0, $1) }
    open(LabPage(lab) { [unowned self] in copy($0, "the table") })
    lab.take(lastDrag)
  }

  /// Opens or closes the log of calls.
  func toggleCalls() {
    guard let bench = app.bench else { return }
    if bench.panel.page is CallsPage {
      _ = closePage()
      return
    }
    closePage()
    let log = CallLog(app.session, drag: lastDrag)
    self.log = log
    // What is scrubbed already is marked at once.
    log.shownInstant = app.transport?.scrub?.time
    open(CallsPage(log) { [unowned self] in copy($0, "the calls") })
  }

  /// Closes the page in the panel; returns whether there was one.
  @discardableResult func closePage() -> Bool {
    guard let bench = app.bench, bench.panel.page != nil else { return false }
    app.focus.leave()
    bench.panel.page = nil
    log?.close()
    log = nil
    return true
  }

  private func open(_ page: PanelPage) {
    guard let bench = app.bench else { return }
    if !(page is CallsPage) { closePage() }
    app.focus.leave()
    page.closed = { [unowned self] in closePage() }
    bench.panel.isListOpen = false
    bench.panel.page = page
    if bench.hasDrawer { bench.isDrawerOpen = true }
  }

  /// Copies what the open page lists; returns whether it lists something.
  func copyPage() -> Bool {
    switch app.bench?.panel.page {
    case let page as LabPage: page.copyText()
    case let page as CallsPage: page.copyText()
    default: return false
    }
    return true
  }

  private func copy(_ text: String, _ name: String) {
    app.stage.perform { UIPasteboard.general.string = text }
    app.session.told("Copied \(name).")
  }

  /// What the search offers beside transitions and figures, each with what it does.
  var searchCommands: [(command: SearchCommand, run: () -> Void)] {
    guard let bench = app.bench else { return [] }
    let keys = KeyCommand.all.filter(\.isSearched).map { key in
      (
        command: SearchCommand(
          title: key.meaning.prefix(1).uppercased() + key.meaning.dropFirst(), keys: key.keys.first?.description ?? "",
          words: key.searchWords),
        run: { [unowned app] in _ = key.run(app) }
      )
    }
    let reset = (
      command: SearchCommand(
        title: "Reset all figures to the published ones", keys: "", words: "default original factory back restore"),
      run: { [unowned app] in app.session.resetAll() }
    )
    let faults = Fault.allCases.map { fault in
      (
        command: SearchCommand(
          title: "Fault: \(fault.title)", keys: app.faults.faults.contains(fault) ? "on" : "off", words: fault.sentence),
        run: { [unowned app, unowned bench] in
          app.faults.toggle(fault)
          bench.faultMenu.refresh()
          bench.setNeedsLayout()
        }
      )
    }
    return [reset] + keys + faults
  }
}

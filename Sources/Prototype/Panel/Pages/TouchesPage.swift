import CoreGraphics
import Foundation
import Stage
import UIKit

/// Who got the touch: a time line, the state and the reasons for each recogniser that saw the last drag.
///
/// It follows a finger that is still down, also one that is pinned. While a movement is scrubbed, states are those of the
/// shown instant.
/// A drag can be played again as if something about a recogniser were different; then both outcomes are shown.
@MainActor final class TouchesPage: PanelPage {
  private let log: CallLog
  private let lastDrag: () -> Drag?
  private let empty = PageText()
  private(set) var rows: [TouchRow] = []
  private var texts: [PageText] = []
  /// The last account of the log, and what was tried on its drag with the account of that.
  private var shown: TouchAccount?
  private var trial: (change: WhatIf, account: TouchAccount)?
  private let copy: PanelButton
  private lazy var back = PanelButton("As it is", isPlain: true) { [unowned self] in show(nil) }

  init(_ log: CallLog, lastDrag: @escaping () -> Drag?, copy: @escaping () -> Void) {
    (self.log, self.lastDrag) = (log, lastDrag)
    self.copy = PanelButton("Copy", isPlain: true, pressed: copy)
    super.init(.touches, title: "Who got the touch")
    self.copy.toolTip = "Copies the account as text; so does Ctrl+C."
    buttons = [self.copy]
    empty.text =
      "Nothing yet: drag or click on the phone. Each gesture recogniser that sees the touch says here what became "
      + "of it, and by which rule."
    log.changed = { [weak self] in self?.refresh() }
    refresh()
  }

  override var copied: (name: String, text: String)? {
    let account = trial?.account ?? log.account
    let condition = trial.map { "If \($0.change.condition): " } ?? ""
    return ("the account", account.rows.isEmpty ? "" : condition + account.text)
  }

  override var controls: [UIControl] { super.controls + rows.map(\.menu) }

  /// A new drag ends what was tried.
  private func refresh() {
    if log.account != shown { return show(nil) }
    for row in rows { row.mark(log.shownInstant) }
  }

  private func tryOut(_ change: WhatIf) {
    guard let drag = lastDrag() else { return }
    log.tryOut(change, drag) { [weak self] in self?.show($0.map { (change, $0) }) }
  }

  /// Replaces the rows; nil is for the drag as it was.
  private func show(_ trial: (change: WhatIf, account: TouchAccount)?) {
    (shown, self.trial) = (log.account, trial)
    let (account, column) = (trial?.account ?? log.account, ColumnView())
    let end = max(0.2, account.rows.flatMap(\.lines).map(\.instant).max() ?? 0)
    let seen = account.rows.filter { !$0.stretches.isEmpty }.map(\.name)
    rows = account.rows.map { row in
      TouchRow(row, end: end, others: seen.filter { $0 != row.name }) { [unowned self] in tryOut($0) }
    }
    for row in rows { row.mark(log.shownInstant) }
    buttons = trial == nil ? [copy] : [copy, back]
    texts = rows.isEmpty ? [empty] : [PageText(isStrong: true)]
    if !rows.isEmpty { texts[0].text = log.account.outcome }
    if let trial {
      texts.append(PageText(isStrong: true))
      texts[1].text = "If \(trial.change.condition): \(trial.account.outcome)"
    }
    for text in texts { column.add(text, height: text.height, after: 4) }
    for row in rows { column.add(row, height: row.height, after: 12) }
    column.addSpace(10)
    scroller.column = column
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let width = max(80, bounds.width - 2 * PanelMetrics.margin)
    if texts.contains(where: { $0.width != width }) || rows.contains(where: { $0.width != width }) {
      for text in texts { text.width = width }
      for row in rows { row.width = width }
      scroller.column.fold { _ in false }
    }
    super.layoutSubviews()
  }
}

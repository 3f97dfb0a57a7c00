import CoreGraphics
import Foundation
import UIKit

/// Who got the touch: a time line and the reasons for each recogniser that saw the last drag.
@MainActor final class TouchesPage: PanelPage {
  private let log: CallLog
  private let empty = PageText()
  private var rows: [TouchRow] = []
  private var shown: TouchAccount?

  init(_ log: CallLog, copy: @escaping () -> Void) {
    self.log = log
    super.init(.touches, title: "Who got the touch")
    let copy = PanelButton("Copy", isPlain: true, pressed: copy)
    copy.toolTip = "Copies the account as text; so does Ctrl+C."
    buttons = [copy]
    empty.text =
      "Nothing yet: drag or click on the phone. Each gesture recogniser that sees the touch says here what became "
      + "of it, and by which rule."
    log.changed = { [weak self] in self?.refresh() }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  override var copied: (name: String, text: String)? {
    ("the account", log.account.rows.isEmpty ? "" : log.account.text)
  }

  /// Replaces the rows only if the account differs: a page that is laid out in every frame never rests.
  private func refresh() {
    for row in rows { row.mark(log.shownInstant) }
    guard log.account != shown else { return }
    shown = log.account
    let (account, column) = (log.account, ColumnView())
    let end = max(0.2, account.rows.flatMap(\.lines).map(\.instant).max() ?? 0)
    rows = account.rows.map { TouchRow($0, end: end) }
    if rows.isEmpty {
      let empty = empty
      column.add(empty, height: empty.height, after: 4)
    } else {
      let outcome = PageText(isStrong: true)
      outcome.text = account.outcome
      column.add(outcome, height: outcome.height, after: 4)
      texts = [outcome]
    }
    for row in rows { column.add(row, height: row.height, after: 12) }
    column.addSpace(10)
    scroller.column = column
    setNeedsLayout()
  }

  private var texts: [PageText] = []

  override func layoutSubviews() {
    let width = max(80, bounds.width - 2 * PanelMetrics.margin)
    if (texts + [empty]).contains(where: { $0.width != width }) || rows.contains(where: { $0.width != width }) {
      for text in texts + [empty] { text.width = width }
      for row in rows { row.width = width }
      scroller.column.fold { _ in false }
    }
    super.layoutSubviews()
  }
}

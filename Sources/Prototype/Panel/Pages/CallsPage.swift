import CoreGraphics
import Foundation
import UIKit

/// Logs what UIKit asked and said during transitions, one line per call; the present one is marked.
@MainActor final class CallsPage: PanelPage {
  private let log: CallLog
  private let table = CallTable()
  private let empty = PanelText.paragraph(
    "Nothing yet: push, pop or drag a screen. Each line is one thing that UIKit asked or told, with its time in the "
      + "transition and the progress.")
  private let copy: PanelButton
  private lazy var clear = PanelButton("Clear", isPlain: true) { [unowned self] in
    log.clear()
    refresh()
  }

  init(_ log: CallLog, copy: @escaping () -> Void) {
    self.log = log
    self.copy = PanelButton("Copy", isPlain: true, pressed: copy)
    super.init(.calls, title: "What UIKit called")
    let copy = self.copy
    copy.toolTip = "Copies the log as text; so does Ctrl+C."
    buttons = [clear, copy]
    scroller.removeFromSuperview()
    for view in [table, empty] { addSubview(view) }
    log.changed = { [weak self] in self?.followLog() }
    refresh()
  }

  override var copied: (name: String, text: String)? { ("the calls", log.lines.isEmpty ? "" : log.text) }

  var marked: Int? { table.marked }

  /// Updates the table only if the log differs: a page that is laid out in every frame never rests.
  private func followLog() {
    if table.lines != log.lines || table.marked != log.presentIndex { refresh() }
  }

  private func refresh() {
    empty.isHidden = !log.lines.isEmpty
    copy.isEnabled = !log.lines.isEmpty
    clear.isEnabled = copy.isEnabled
    table.lines = log.lines
    table.marked = log.presentIndex
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = Self.barHeight
    table.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    empty.frame = CGRect(
      x: PanelMetrics.margin, y: top + 4, width: bounds.width - 2 * PanelMetrics.margin, height: 80)
  }
}

/// Scrolls lines of calls; only visible lines have views.
@MainActor final class CallTable: UIScrollView {
  private var rows: [CallRow] = []
  var lines: [CallLog.Line] = [] { didSet { if lines != oldValue { follow(oldValue.count) } } }
  var marked: Int? {
    didSet {
      guard marked != oldValue else { return }
      if let marked, !isTracking, !isDecelerating { reveal(marked) }
      setNeedsLayout()
    }
  }

  /// Where each line begins, and where the last one ends, in points.
  private var tops: [CGFloat] = [0]
  private let sample = CallRow.label
  private static let (height, secondLine): (CGFloat, CGFloat) = (18, 13)

  init() {
    super.init(frame: .zero)
    delaysContentTouches = false
  }

  required init?(coder: NSCoder) { nil }

  private func follow(_ before: Int) {
    setNeedsLayout()
    let wasAtEnd = contentOffset.y >= tops[min(before, tops.count - 1)] + 8 - bounds.height - 2 * Self.height
    measure(keeping: before)
    updateSize()
    if wasAtEnd, lines.count > before, !isTracking { reveal(lines.count - 1) }
  }

  /// A call that does not fit takes two lines; the first lines may be as they were.
  private func measure(keeping count: Int = 0) {
    let kept = count <= lines.count && tops.count > count && measured == bounds.width ? count : 0
    measured = bounds.width
    tops.removeSubrange((kept + 1)...)
    for line in lines.dropFirst(kept) {
      sample.text = line.text
      let isLong = sample.intrinsicContentSize.width > CallRow.room(in: bounds.width)
      tops.append((tops.last ?? 0) + Self.height + (isLong ? Self.secondLine : 0))
    }
  }

  private var measured: CGFloat = 0

  private func updateSize() {
    if measured != bounds.width { measure() }
    let size = CGSize(width: bounds.width, height: (tops.last ?? 0) + 8)
    if contentSize != size { contentSize = size }
  }

  private func reveal(_ index: Int) {
    let lowest = max(0, contentSize.height - bounds.height)
    let y = tops[index]
    if y < contentOffset.y || y + 2 * Self.height > contentOffset.y + bounds.height {
      contentOffset.y = min(max(0, y - bounds.height / 2), lowest)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateSize()
    let first = max(0, (tops.firstIndex { $0 > contentOffset.y } ?? tops.count) - 1)
    let count = min(Int(bounds.height / Self.height) + 2, max(0, lines.count - first))
    while rows.count < count {
      let row = CallRow()
      rows.append(row)
      addSubview(row)
    }
    for (index, row) in rows.enumerated() {
      row.isHidden = index >= count
      guard index < count else { continue }
      row.show(lines[first + index], isMarked: first + index == marked)
      row.frame = CGRect(
        x: 0, y: tops[first + index], width: bounds.width, height: tops[first + index + 1] - tops[first + index])
    }
  }
}

@MainActor private final class CallRow: PlainView {
  private let time = PanelText.help("")
  private let progress = PanelText.help("")
  private let call = CallRow.label
  private let line = UIView()
  private let tip = UIToolTipInteraction()

  init() {
    super.init(frame: .zero)
    addInteraction(tip)
    for label in [time, progress] {
      label.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
      label.textAlignment = .right
    }
    (call.numberOfLines, call.textColor) = (2, PanelColors.ink)
    line.backgroundColor = PanelColors.line
    for view in [line, time, progress, call] { addSubview(view) }
  }

  static var label: UILabel { PanelText.note("") }

  static func room(in width: CGFloat) -> CGFloat { max(0, width - 134) }

  private var shown: (line: CallLog.Line, isMarked: Bool)?

  func show(_ shown: CallLog.Line, isMarked: Bool) {
    // Setting a label's text causes a layout of its container.
    if let last = self.shown, last.line == shown, last.isMarked == isMarked { return }
    self.shown = (shown, isMarked)
    (time.text, progress.text, call.text) = (shown.time, shown.progress, shown.text)
    backgroundColor = isMarked ? PanelColors.selection : nil
    line.isHidden = !shown.beginsTransition
    tip.defaultToolTip = shown.text
  }

  override func layoutSubviews() {
    line.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: 1)
    time.frame = CGRect(x: 16, y: 1, width: 44, height: 16)
    progress.frame = CGRect(x: 62, y: 1, width: 48, height: 16)
    call.frame = CGRect(x: 118, y: 1, width: Self.room(in: bounds.width), height: bounds.height - 2)
  }
}

import CoreGraphics
import SourcePass
import UIKit

/// The Swift source of the shown transition, with its parameters marked.
@MainActor final class SourceColumn: PlainView, UIScrollViewDelegate {
  private let store: ParameterStore
  private let title = PanelText.title("Swift")
  private let scroller = UIScrollView()
  private lazy var copyButton = PanelButton("Copy") { [unowned self] in store.shared(.copySwift) }
  private lazy var save = PanelButton("Save…") { [unowned self] in store.shared(.saveSwift) }
  private lazy var back = PanelButton("Parameters") { [unowned self] in store.shared(.showSource) }
  private var rows: [SourceRow] = []
  private(set) var lines: [SourceLines.Line] = []
  private var columns = 0
  private var shown: (entry: String, edits: ParameterEdits)?
  /// The lines of a transition's source with its published parameters.
  private var published: (entry: String, lines: Set<Substring>)?

  private static let head: CGFloat = 40
  private static let rowHeight: CGFloat = 15
  private static let font = UIFont.monospacedSystemFont(ofSize: 11, weight: .regular)
  private static let margin: CGFloat = 16

  init(_ store: ParameterStore) {
    self.store = store
    super.init(frame: .zero)
    backgroundColor = PanelColors.background
    scroller.delegate = self
    scroller.delaysContentTouches = false
    back.toolTip = "Show the parameters again"
    for view in [title, copyButton, save, back, scroller] { addSubview(view) }
  }

  var controls: [UIControl] { [copyButton, save, back] }

  private static func columns(in width: CGFloat) -> Int {
    let sample = UILabel()
    (sample.font, sample.text) = (font, String(repeating: "m", count: 20))
    let letter = sample.intrinsicContentSize.width / 20
    return letter > 0 ? Int((width - 2 * margin) / letter) : 40
  }

  func refresh() {
    let (entry, edits) = (store.entry, store.edits)
    guard bounds.width > 0, shown.map({ $0.entry != entry.name || $0.edits != edits }) ?? true else { return }
    let isOther = shown?.entry != entry.name
    shown = (entry.name, edits)
    do throws(StartFault) {
      let export = try SwiftExport(entry, edits, preset: store.currentPreset)
      if published?.entry != entry.name {
        published = (entry.name, Set(try SwiftExport(entry, ParameterEdits()).text.lines()))
      }
      lines =
        SourceLines(
          export.text, parameters: export.parameterLines, published: published?.lines ?? [], columns: columns
        ).lines
    } catch {
      lines = [SourceLines.Line(text: error.sentence, mark: .none)]
    }
    if isOther { scroller.contentOffset = .zero }
    scroller.contentSize = CGSize(width: scroller.bounds.width, height: CGFloat(lines.count) * Self.rowHeight + 16)
    for row in rows { row.index = nil }
    showRows()
  }

  override func layoutSubviews() {
    title.frame = CGRect(x: Self.margin, y: 4, width: 80, height: 28)
    [back, save, copyButton].arrange(endingAt: bounds.width - 12, y: 6, gap: 6)
    scroller.frame = CGRect(x: 0, y: Self.head, width: bounds.width, height: max(0, bounds.height - Self.head))
    let fitting = Self.columns(in: bounds.width)
    if fitting != columns {
      columns = fitting
      shown = nil
    }
    refresh()
    showRows()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { showRows() }

  var shownRows: [Int] { rows.filter { !$0.isHidden }.compactMap(\.index).sorted() }

  /// Gives the visible lines to rows, of which there are only as many as fit.
  private func showRows() {
    let first = max(0, Int(scroller.contentOffset.y / Self.rowHeight))
    let count = Int(scroller.bounds.height / Self.rowHeight) + 2
    while rows.count < count {
      let row = SourceRow(Self.font)
      rows.append(row)
      scroller.addSubview(row)
    }
    for index in first..<first + count {
      // Each line keeps its row while it is visible.
      let row = rows[index % rows.count]
      row.isHidden = !lines.indices.contains(index)
      if lines.indices.contains(index), row.index != index { row.show(lines[index], at: index) }
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: scroller.bounds.width, height: Self.rowHeight)
    }
    for (position, row) in rows.enumerated()
    where !(first..<first + count).contains(where: { $0 % rows.count == position }) { row.isHidden = true }
  }
}

@MainActor private final class SourceRow: PlainView {
  private let label = UILabel()
  private let edge = UIView()
  var index: Int?

  init(_ font: UIFont) {
    super.init(frame: .zero)
    label.font = font
    label.lineBreakMode = .byClipping
    // Shrink a name that is longer than the line instead of breaking it.
    (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.6)
    for view in [edge, label] { addSubview(view) }
    isUserInteractionEnabled = false
  }

  func show(_ line: SourceLines.Line, at index: Int) {
    self.index = index
    label.text = line.text
    label.textColor =
      line.mark == .comment ? PanelColors.softInk : line.mark == .none ? PanelColors.ink : PanelColors.accent
    backgroundColor = line.mark == .changed ? PanelColors.selection.withAlphaComponent(0.5) : nil
    edge.backgroundColor = line.mark == .changed || line.mark == .parameter ? PanelColors.accent : nil
  }

  override func layoutSubviews() {
    edge.frame = CGRect(x: 6, y: 0, width: 3, height: bounds.height)
    label.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 24), height: bounds.height)
  }
}

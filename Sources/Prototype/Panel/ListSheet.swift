import CoreGraphics
import UIKit

/// Lines in groups, such as the keys: the first of these are caps with a few words, and the groups are under More.
@MainActor final class ListSheet: Sheet {
  typealias Cap = (keys: String, words: String, meaning: String)
  typealias Group = (title: String, lines: [(keys: String, meaning: String)])

  private let caps: KeyCaps
  private let headings: [UILabel]
  private let lines: [KeyLine]
  private let scroller = ScrollColumn(left: 24, right: 24)
  private let sign = ScrollSign()
  private lazy var done = PanelButton("Done", isPlain: true) { [unowned self] in close() }
  private lazy var more = PanelButton("", isPlain: true) { [unowned self] in showsMore.toggle() }

  /// Whether the other keys are shown too.
  private(set) var showsMore = false { didSet { showMore() } }

  init(_ title: String, caps first: [Cap] = [], _ groups: [Group]) {
    caps = KeyCaps(first)
    let column = ColumnView()
    column.add(PanelText.title(title), height: 28, after: 16)
    let caps = caps
    if !first.isEmpty { column.add(caps, height: caps.height, after: 12) }
    var (headings, lines): ([UILabel], [KeyLine]) = ([], [])
    for group in groups where !group.lines.isEmpty {
      let heading = PanelText.heading(group.title)
      headings.append(heading)
      column.add(heading, height: 20, after: 12)
      for each in group.lines {
        let line = KeyLine(each.keys, each.meaning)
        lines.append(line)
        column.add(line, height: line.height)
      }
    }
    column.addSpace(16)
    (self.headings, self.lines) = (headings, lines)
    super.init()
    scroller.column = column
    scroller.scrolled = { [unowned self] in sign.show(scroller) }
    (more.isHidden, showsMore) = (first.isEmpty, first.isEmpty)
    for button in [done, more] { button.ground = PanelColors.background }
    for view in [scroller, sign, more, done] as [UIView] { box.addSubview(view) }
    showMore()
  }

  override var controls: [UIControl] { more.isHidden ? [done] : [more, done] }

  /// The lines as text, for tests.
  var texts: [[String]] { lines.map { [$0.keys.text ?? "", $0.meaning.text ?? ""] } }

  private func showMore() {
    more.title = showsMore ? "Less" : "More"
    scroller.contentOffset = .zero
    setNeedsLayout()
  }

  override func boxSize(in size: CGSize) -> CGSize {
    let width = min(480, size.width - 32)
    caps.width = width - 48
    let keys = min(lines.map(\.neededKeyWidth).max() ?? 0, (width * 0.45).rounded())
    for line in lines { (line.width, line.keyWidth) = (width - 48, keys) }
    let others = Set((headings + lines).map(ObjectIdentifier.init))
    scroller.column.fold { [showsMore] in !showsMore && others.contains(ObjectIdentifier($0)) }
    return CGSize(width: width, height: min(scroller.column.height, size.height - 32))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = box.bounds
    scroller.layoutIfNeeded()
    sign.show(scroller)
    [done, more].arrange(endingAt: box.bounds.width - 16, y: 16)
  }
}

/// Keys as caps with their words, in two columns where there is room.
@MainActor private final class KeyCaps: PlainView {
  private let items: [(caps: [KeyCap], words: UILabel)]
  var width: CGFloat = 432

  private static let rowHeight: CGFloat = 36
  private static let gap: CGFloat = 4
  private static let leastColumn: CGFloat = 200

  init(_ rows: [ListSheet.Cap]) {
    items = rows.map { row in
      let words = PanelText.parameter(row.words)
      words.isUserInteractionEnabled = true
      words.addInteraction(UIToolTipInteraction(defaultToolTip: row.meaning))
      return (row.keys.split(separator: "+").map { KeyCap(String($0)) }, words)
    }
    super.init(frame: .zero)
    for item in items { for view in item.caps + [item.words] as [UIView] { addSubview(view) } }
  }

  private var columns: Int { width >= 2 * Self.leastColumn ? 2 : 1 }

  private var lineCount: Int { (items.count + columns - 1) / columns }

  var height: CGFloat { CGFloat(lineCount) * Self.rowHeight }

  override func layoutSubviews() {
    let column = bounds.width / CGFloat(columns)
    for (index, item) in items.enumerated() {
      var x = CGFloat(index / lineCount) * column
      let (end, y) = (x + column, CGFloat(index % lineCount) * Self.rowHeight)
      for cap in item.caps {
        cap.frame = CGRect(x: x, y: y + 4, width: cap.intrinsicContentSize.width, height: 28)
        x = cap.frame.maxX + Self.gap
      }
      item.words.frame = CGRect(x: x + 6, y: y + 4, width: max(0, end - x - 6), height: 28)
    }
  }
}

/// A key as it looks on the keyboard.
@MainActor private final class KeyCap: PlainView {
  private let label: UILabel

  init(_ name: String) {
    label = PanelText.chip(name)
    super.init(frame: .zero)
    backgroundColor = PanelColors.field
    (layer.cornerRadius, layer.borderWidth) = (6, 1)
    showColors()
    addSubview(label)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: max(28, label.intrinsicContentSize.width.rounded(.up) + 16), height: 28)
  }

  override func showColors() { layer.borderColor = PanelColors.track.cgColor }

  override func layoutSubviews() { label.frame = bounds }
}

@MainActor private final class KeyLine: PlainView {
  let keys: UILabel
  let meaning: UILabel
  var width: CGFloat = 0
  var keyWidth: CGFloat = 0
  var neededKeyWidth: CGFloat { keys.intrinsicContentSize.width.rounded(.up) + 16 }

  init(_ keys: String, _ meaning: String) {
    (self.keys, self.meaning) = (PanelText.parameter(keys), PanelText.paragraph(meaning))
    super.init(frame: .zero)
    self.keys.lineBreakMode = .byTruncatingMiddle
    for label in [self.keys, self.meaning] { addSubview(label) }
  }

  /// A long meaning takes several lines.
  var height: CGFloat { max(22, PanelText.height(of: meaning, in: width - keyWidth) + 6) }

  override func layoutSubviews() {
    keys.frame = CGRect(x: 0, y: 1, width: keyWidth - 8, height: 20)
    meaning.frame = CGRect(x: keyWidth, y: 3, width: bounds.width - keyWidth, height: bounds.height - 6)
  }
}

@MainActor final class ScrollSign: PlainView {
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    bar.backgroundColor = PanelColors.track
    bar.layer.cornerRadius = 2
    addSubview(bar)
  }

  /// Nothing is shown if the whole column is visible.
  func show(_ column: ScrollColumn) {
    frame = CGRect(x: column.frame.maxX - 10, y: column.frame.minY + 8, width: 4, height: column.frame.height - 16)
    let (whole, seen) = (column.contentSize.height, column.bounds.height)
    isHidden = whole <= seen + 0.5 || seen <= 0
    guard !isHidden else { return }
    let length = max(24, bounds.height * seen / whole)
    let part = min(max(column.contentOffset.y / (whole - seen), 0), 1)
    bar.frame = CGRect(x: 0, y: (bounds.height - length) * part, width: 4, height: length)
  }
}

import CoreGraphics
import Foundation

/// The titles of sections at the right side of a table; a finger on one scrolls to its section.
final class TableIndex: UIControl {
  private weak var table: UITableView?
  private var labels: [UILabel] = []
  private(set) var width: CGFloat = 0
  /// Of the title under the finger.
  private var held: Int?

  init(of table: UITableView) {
    self.table = table
    super.init(frame: .zero)
    layer.zPosition = Metrics.depth
  }

  required init?(coder: NSCoder) { nil }

  /// In points, as drawn on iOS, and our choice of what is not seen there.
  private enum Metrics {
    static let fontSize: CGFloat = 11
    static let lineHeight: CGFloat = 14
    static let width: CGFloat = 15
    /// In front of the rows, which come later.
    static let depth: CGFloat = 900
  }

  func show(_ titles: [String]) {
    guard titles != labels.map({ $0.text ?? "" }) else { return }
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      (label.text, label.textAlignment) = (title, .center)
      label.font = .systemFont(ofSize: Metrics.fontSize, weight: .semibold)
      addSubview(label)
      return label
    }
    width = max(Metrics.width, labels.map(\.intrinsicContentSize.width).max() ?? 0)
    showColors()
    setNeedsLayout()
  }

  func showColors() {
    guard let table else { return }
    for label in labels { label.textColor = table.sectionIndexColor ?? table.tintColor }
    backgroundColor =
      isTracking
      ? table.sectionIndexTrackingBackgroundColor ?? table.sectionIndexBackgroundColor
      : table.sectionIndexBackgroundColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  /// Stays where it is while the table scrolls.
  func follow(_ table: UITableView) {
    let room = table.bounds.inset(by: table.adjustedContentInset)
    let new = CGRect(x: room.maxX - width, y: room.minY, width: width, height: room.height)
    if frame != new { UIView.performWithoutAnimation { frame = new } }
  }

  /// Closer to each other if there is no room.
  private var lineHeight: CGFloat { min(Metrics.lineHeight, bounds.height / CGFloat(max(1, labels.count))) }

  private var top: CGFloat { bounds.midY - lineHeight * CGFloat(labels.count) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: top + lineHeight * CGFloat(index), width: bounds.width, height: lineHeight)
    }
  }

  // MARK: A press

  override var keepsDrags: Bool { true }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scroll(to: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scroll(to: touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { held = nil }

  override func cancelTracking(with event: UIEvent?) { held = nil }

  override func stateChanged() {
    super.stateChanged()
    showColors()
  }

  private func scroll(to touch: UITouch) {
    guard let table, !labels.isEmpty, lineHeight > 0 else { return }
    let index = min(max(Int(((touch.location(in: self).y - top) / lineHeight).rounded(.down)), 0), labels.count - 1)
    guard index != held else { return }
    held = index
    table.scroll(toIndexTitle: labels[index].text ?? "", at: index)
  }
}

extension UITableView {
  final func scroll(toIndexTitle title: String, at index: Int) {
    guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index),
      geometry.sections.indices.contains(section)
    else { return }
    stopScrollingAndZooming()
    let limits = limits
    contentOffset.y = CGFloat(
      min(max((geometry.tops[section] - adjustedContentInset.top).native, limits.low.y), limits.high.y))
  }
}

extension UITableView {
  final func forgetIndex() {
    isIndexKnown = false
    setNeedsLayout()
  }

  /// The part of a row that the index covers.
  final var indexWidth: CGFloat { max(0, (index?.width ?? 0) - rowInset) }

  /// Before the rows, because it makes them narrower.
  final func loadIndex() {
    guard !isIndexKnown else { return }
    let old = indexWidth
    defer { if indexWidth != old { forgetHeights() } }
    isIndexKnown = true
    let count = contents.loadCounts().reduce(0, +)
    let isShown = count >= sectionIndexMinimumDisplayRowCount
    let titles = isShown ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    guard !titles.isEmpty else {
      index?.removeFromSuperview()
      index = nil
      return
    }
    let shown = index ?? TableIndex(of: self)
    index = shown
    shown.show(titles)
    if shown.superview == nil { addSubview(shown) }
  }
}

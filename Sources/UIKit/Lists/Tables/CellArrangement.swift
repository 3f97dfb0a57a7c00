import CoreGraphics

/// Where the parts of a table's cell lie.
@MainActor struct CellArrangement {
  /// In points; the distances above and below two lines give the height that was measured on iOS 26.
  private enum Metrics {
    static let padding: CGFloat = 11
    static let lineSpacing: CGFloat = 3
    static let imageSpacing: CGFloat = 16
    static let value2Width: CGFloat = 91
  }

  private let cell: UITableViewCell

  init(_ cell: UITableViewCell) { self.cell = cell }

  static func prepareLabels(of cell: UITableViewCell) {
    cell.textLabel?.font = .systemFont(ofSize: 17)
    cell.detailTextLabel?.font = .systemFont(ofSize: cell.style == .subtitle ? 15 : 17)
    cell.detailTextLabel?.textColor = .secondaryLabel
    if cell.style == .value2 {
      cell.textLabel?.textColor = .systemBlue
      cell.textLabel?.textAlignment = .right
      cell.detailTextLabel?.textColor = .label
    }
  }

  private var accessoryWidth: CGFloat {
    let handle = cell.editing.handleWidth(of: cell)
    guard let view = cell.lines.accessory else { return handle }
    return view.bounds.width + TableMetrics.sideInset + 8 + handle
  }

  /// The part of the width that is not the content's.
  private var taken: CGFloat { accessoryWidth + cell.editing.indent(of: cell) }

  func contentFrame(in size: CGSize) -> CGRect {
    CGRect(x: cell.editing.indent(of: cell), y: 0, width: max(0, size.width - taken), height: size.height)
  }

  func layOutAccessory(in size: CGSize) {
    guard let view = cell.lines.accessory else { return }
    let length = view.bounds.size
    view.frame = CGRect(
      x: size.width - cell.editing.handleWidth(of: cell) - TableMetrics.sideInset - length.width,
      y: (size.height - length.height) / 2,
      width: length.width, height: length.height)
  }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if let height = cell.configured.height(inWidth: max(0, target.width - taken), of: cell) {
      return CGSize(width: target.width, height: height)
    }
    guard cell.contentView.usesLayout else {
      return CGSize(width: target.width, height: labelHeight(inWidth: target.width))
    }
    let content = CGSize(width: max(0, target.width - taken), height: target.height)
    let size = cell.contentView.systemLayoutSizeFitting(
      content, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + taken, height: size.height)
  }

  // MARK: Labels

  private var left: CGFloat {
    TableMetrics.sideInset + CGFloat(cell.indentationLevel) * cell.indentationWidth
  }

  /// The part of the width that the image and its distance to the text take.
  var imageWidth: CGFloat {
    guard let size = cell.imageView?.image?.size else { return 0 }
    return size.width + Metrics.imageSpacing
  }

  private func shown(_ label: UILabel?) -> UILabel? { label?.text?.isEmpty == false ? label : nil }

  private func height(_ label: UILabel?, in width: CGFloat) -> CGFloat {
    shown(label)?.sizeThatFits(CGSize(width: width, height: .infinity)).height ?? 0
  }

  func labelHeight(inWidth width: CGFloat) -> CGFloat {
    let margin = accessoryWidth == 0 ? TableMetrics.sideInset : 0
    let text = max(0, width - taken - margin - left - imageWidth)
    let (title, detail) = (height(cell.textLabel, in: text), height(cell.detailTextLabel, in: text))
    let lines =
      cell.style == .subtitle && detail > 0 ? title + Metrics.lineSpacing + detail : max(title, detail)
    let image = cell.imageView?.image?.size.height ?? 0
    return max(TableMetrics.rowHeight, (max(lines, image) + 2 * Metrics.padding).rounded(.up))
  }

  func layOutLabels() {
    guard cell.configured.view == nil else { return removeLabels() }
    for view in [shown(cell.textLabel), shown(cell.detailTextLabel)].compactMap({ $0 })
    where view.superview == nil { cell.contentView.addSubview(view) }
    layOutImage()
    let size = cell.contentView.bounds.size
    let x = left + imageWidth
    let area = CGRect(
      x: x, y: 0, width: max(0, size.width - x - (accessoryWidth == 0 ? TableMetrics.sideInset : 0)),
      height: size.height)
    switch cell.style {
    case .default: layOutLine(cell.textLabel, in: area)
    case .subtitle: layOutStack(in: area)
    case .value1: layOutSides(in: area)
    case .value2: layOutColumns(in: area)
    }
  }

  /// A content that is configured stands for them.
  private func removeLabels() {
    let views: [UIView?] = [cell.textLabel, cell.detailTextLabel, cell.imageView]
    for view in views { view?.removeFromSuperview() }
  }

  private func layOutImage() {
    guard let view = cell.imageView, let size = view.image?.size else { return }
    if view.superview == nil { cell.contentView.addSubview(view) }
    let y = (cell.contentView.bounds.height - size.height) / 2
    view.frame = CGRect(x: left, y: y, width: size.width, height: size.height)
  }

  private func layOutLine(_ label: UILabel?, in area: CGRect) {
    guard let label = shown(label) else { return }
    let height = min(area.height, height(label, in: area.width))
    label.frame = CGRect(x: area.minX, y: area.midY - height / 2, width: area.width, height: height)
  }

  private func layOutStack(in area: CGRect) {
    guard let detail = shown(cell.detailTextLabel) else { return layOutLine(cell.textLabel, in: area) }
    let (first, second) = (height(cell.textLabel, in: area.width), height(detail, in: area.width))
    let top = area.midY - (first + Metrics.lineSpacing + second) / 2
    cell.textLabel?.frame = CGRect(x: area.minX, y: top, width: area.width, height: first)
    let y = top + first + Metrics.lineSpacing
    detail.frame = CGRect(x: area.minX, y: y, width: area.width, height: second)
  }

  /// The detail gets what the text leaves.
  private func layOutSides(in area: CGRect) {
    let natural = shown(cell.textLabel)?.sizeThatFits(area.size).width ?? 0
    let title = min(natural.rounded(.up), area.width)
    layOutLine(cell.textLabel, in: CGRect(x: area.minX, y: 0, width: title, height: area.height))
    let rest = max(0, area.width - title - 6)
    let detail = min(shown(cell.detailTextLabel)?.sizeThatFits(area.size).width.rounded(.up) ?? 0, rest)
    layOutLine(cell.detailTextLabel, in: CGRect(x: area.maxX - detail, y: 0, width: detail, height: area.height))
  }

  private func layOutColumns(in area: CGRect) {
    let first = min(Metrics.value2Width, area.width)
    layOutLine(cell.textLabel, in: CGRect(x: area.minX, y: 0, width: first, height: area.height))
    let x = area.minX + first + 6
    layOutLine(cell.detailTextLabel, in: CGRect(x: x, y: 0, width: max(0, area.maxX - x), height: area.height))
  }
}

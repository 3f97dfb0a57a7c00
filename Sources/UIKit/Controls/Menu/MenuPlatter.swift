import CoreGraphics
import QuartzCore

final class MenuPlatter: UIView {
  let menu: UIMenu
  private let metrics: MenuMetrics
  private let content = UIView()
  private(set) var rows: [MenuRow] = []
  var highlighted: MenuRow? {
    didSet {
      guard highlighted !== oldValue else { return }
      oldValue?.isMarked = false
      highlighted?.isMarked = true
    }
  }

  init(_ menu: UIMenu, _ metrics: MenuMetrics, least: CGFloat) {
    (self.menu, self.metrics) = (menu, metrics)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = metrics.cornerRadius
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.borderColor = shown(.separator)
    layer.borderWidth = 1 / max(UIScreen.main.scale, 1)
    content.clipsToBounds = true
    content.layer.cornerRadius = metrics.cornerRadius
    addSubview(content)
    fill(least: least)
  }

  required init?(coder: NSCoder) { nil }

  private func fill(least: CGFloat) {
    let lines = MenuLine.lines(of: menu)
    let items = lines.compactMap(\.item)
    let hasImages = items.contains { $0.element.image != nil }
    let hasChecks = items.contains { $0.state != .off } || menu.options.contains(.singleSelection)
    let inset = hasImages ? metrics.insets.image : hasChecks ? metrics.insets.checked : metrics.insets.plain
    var (y, width) = (metrics.margin, max(least, metrics.width.lowerBound))
    for line in lines {
      switch line {
      case .header(let title):
        let label = UILabel(frame: CGRect(x: inset, y: y, width: 0, height: metrics.headerHeight))
        (label.text, label.textColor) = (title, .secondaryLabel)
        label.font = .systemFont(ofSize: metrics.fontSize * 0.85, weight: .medium)
        width = max(width, inset + label.intrinsicContentSize.width + metrics.trailingInset)
        content.addSubview(label)
        y += metrics.headerHeight
      case .gap:
        let line = UIView(
          frame: CGRect(x: inset, y: y + (metrics.sectionGap / 2).rounded(.down), width: 0, height: 1))
        line.backgroundColor = .separator
        content.addSubview(line)
        y += metrics.sectionGap
      case .item(let item):
        let row = MenuRow(item, metrics, inset: inset)
        row.frame = CGRect(x: 0, y: y, width: 0, height: row.naturalHeight)
        width = max(width, row.naturalWidth)
        rows.append(row)
        content.addSubview(row)
        y += row.naturalHeight
      }
    }
    width = min(width, max(metrics.width.upperBound, least)).rounded(.up)
    for view in content.subviews {
      let right = view is MenuRow ? 0 : metrics.trailingInset
      view.frame.size.width = max(0, width - view.frame.minX - right)
    }
    contentHeight = y + metrics.margin
    bounds.size = CGSize(width: width, height: contentHeight)
  }

  private var contentHeight: CGFloat = 0

  override func layoutSubviews() {
    content.frame = bounds
    scroll(by: 0)
  }

  /// If the rows do not fit.
  func scroll(by distance: CGFloat) {
    let longest = max(0, contentHeight - bounds.height)
    content.bounds.origin.y = min(max(0, content.bounds.minY + distance), longest)
  }

  func reveal(_ row: MenuRow) {
    let margin = metrics.margin
    if row.frame.minY < content.bounds.minY + margin {
      scroll(by: row.frame.minY - margin - content.bounds.minY)
    } else if row.frame.maxY > content.bounds.maxY - margin {
      scroll(by: row.frame.maxY + margin - content.bounds.maxY)
    }
  }

  func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    let inner = convert(point, to: content)
    return rows.first { $0.frame.contains(inner) }
  }

  /// Returns the row `step` enabled rows after the highlighted one, around the ends; nil if none is enabled.
  func row(after step: Int) -> MenuRow? {
    let enabled = rows.filter(\.item.isEnabled)
    guard !enabled.isEmpty else { return nil }
    guard let index = enabled.firstIndex(where: { $0 === highlighted }) else {
      return step > 0 ? enabled.first : enabled.last
    }
    return enabled[(index + step + enabled.count) % enabled.count]
  }
}

final class MenuRow: UIView {
  let item: MenuItem
  private let metrics: MenuMetrics
  private let inset: CGFloat
  private let title = UILabel()
  private let keys = UILabel()
  private let picture = UIImageView()
  private let sidePicture = UIImageView()
  private let ground = UIView()
  private let sign = CAShapeLayer()
  private let arrow = CAShapeLayer()
  var isMarked = false { didSet { show() } }

  init(_ item: MenuItem, _ metrics: MenuMetrics, inset: CGFloat) {
    (self.item, self.metrics, self.inset) = (item, metrics, inset)
    super.init(frame: .zero)
    for view in [ground, picture, title, keys, sidePicture] { addSubview(view) }
    sidePicture.image = item.sidePicture
    title.text = item.element.title
    title.font = .systemFont(ofSize: metrics.fontSize)
    keys.text = item.keys
    keys.font = .systemFont(ofSize: metrics.fontSize * 0.85)
    keys.textColor = .secondaryLabel
    picture.image = item.element.image
    picture.contentMode = .scaleAspectFit
    for layer in [sign, arrow] {
      (layer.fillColor, layer.lineWidth) = (nil, metrics.fontSize / 9)
      (layer.lineCap, layer.lineJoin) = (.round, .round)
      self.layer.addSublayer(layer)
    }
    show()
  }

  required init?(coder: NSCoder) { nil }

  var naturalHeight: CGFloat { metrics.rowHeight }

  var naturalWidth: CGFloat {
    let keysGap = item.keys.isEmpty ? 0 : metrics.trailingInset + keys.intrinsicContentSize.width
    let gap = keysGap + (item.sidePicture.map { metrics.trailingInset + $0.size.width } ?? 0)
    return inset + title.intrinsicContentSize.width + gap + metrics.trailingInset
  }

  private func show() {
    let color: UIColor = !item.isEnabled ? .tertiaryLabel : item.isDestructive ? .systemRed : .label
    title.textColor = color
    (picture.tintColor, sidePicture.tintColor) = (color, color)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    (sign.strokeColor, arrow.strokeColor) = (shown(color), shown(.secondaryLabel))
    CATransaction.commit()
    ground.backgroundColor = isMarked ? .systemFill : nil
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    show()
  }

  override func layoutSubviews() {
    ground.frame = bounds.insetBy(dx: metrics.margin, dy: 0)
    ground.layer.cornerRadius = min(metrics.cornerRadius - metrics.margin, bounds.height / 2)
    let keysWidth = item.keys.isEmpty ? 0 : keys.intrinsicContentSize.width
    let right = bounds.width - metrics.trailingInset
    keys.frame = CGRect(x: right - keysWidth, y: 0, width: keysWidth, height: bounds.height)
    let size = item.sidePicture?.size ?? .zero
    let left = keys.frame.minX - (size.width > 0 && keysWidth > 0 ? metrics.trailingInset : 0) - size.width
    sidePicture.frame = CGRect(
      x: left, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    title.frame = CGRect(x: inset, y: 0, width: max(0, left - inset), height: bounds.height)
    let side = metrics.fontSize * 1.15
    let edge = metrics.margin + metrics.fontSize / 2
    picture.frame = CGRect(x: inset - side - metrics.fontSize / 2, y: bounds.midY - side / 2, width: side, height: side)
    let unit = metrics.fontSize / 3
    let (x, y) = (edge - unit / 2, bounds.midY)
    let mark = CGMutablePath()
    switch item.state {
    case .on:
      mark.move(to: CGPoint(x: x, y: y))
      mark.addLine(to: CGPoint(x: x + unit * 0.8, y: y + unit * 0.9))
      mark.addLine(to: CGPoint(x: x + unit * 2.2, y: y - unit * 1.1))
    case .mixed:
      mark.move(to: CGPoint(x: x, y: y))
      mark.addLine(to: CGPoint(x: x + unit * 2, y: y))
    case .off: break
    }
    sign.path = mark
    let chevron = CGMutablePath()
    if item.submenu != nil {
      let tip = bounds.width - edge
      chevron.move(to: CGPoint(x: tip - unit * 0.8, y: y - unit * 0.8))
      chevron.addLine(to: CGPoint(x: tip, y: y))
      chevron.addLine(to: CGPoint(x: tip - unit * 0.8, y: y + unit * 0.8))
    }
    arrow.path = chevron
  }
}

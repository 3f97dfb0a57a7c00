import CoreGraphics
import QuartzCore

/// The platter with its arrow, around the presented view.
final class PopoverChrome: UIView {
  private let shape = CAShapeLayer()
  private var arrow = (direction: UIPopoverArrowDirection.up, tip: CGFloat(0), length: CGFloat(0))
  /// Called for the Escape key.
  var dismiss: () -> Void = {}
  var fill: UIColor? { didSet { applyFill() } }

  var content: UIView? {
    didSet {
      guard let content, content !== oldValue else { return }
      content.clipsToBounds = true
      content.layer.cornerRadius = Self.cornerRadius
      addSubview(content)
    }
  }

  override func setUp() {
    super.setUp()
    layer.addSublayer(shape)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 4)
    applyFill()
  }

  private func applyFill() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.fillColor = shown(fill ?? .systemBackground)
    CATransaction.commit()
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    applyFill()
  }

  /// The tip is `tip` points from the left or the upper end of its edge.
  func show(_ direction: UIPopoverArrowDirection, tip: CGFloat, length: CGFloat) {
    arrow = (direction, tip, length)
    setNeedsLayout()
  }

  private var platter: CGRect {
    let length = arrow.length
    switch arrow.direction {
    case .up: return CGRect(x: 0, y: length, width: bounds.width, height: bounds.height - length)
    case .down: return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - length)
    case .left: return CGRect(x: length, y: 0, width: bounds.width - length, height: bounds.height)
    default: return CGRect(x: 0, y: 0, width: bounds.width - length, height: bounds.height)
    }
  }

  override func layoutSubviews() {
    content?.frame = platter
    applyFill()
    shape.frame = bounds
    let path = CGMutablePath()
    path.addRoundedRect(in: platter, cornerWidth: Self.cornerRadius, cornerHeight: Self.cornerRadius)
    addArrow(to: path)
    shape.path = path
    layer.shadowPath = path
  }

  private func addArrow(to path: CGMutablePath) {
    let (rect, length) = (platter, arrow.length)
    let isVertical = arrow.direction == .up || arrow.direction == .down
    let reach = Self.cornerRadius + length
    let limit = isVertical ? rect.width : rect.height
    guard limit > 2 * reach else { return }
    let tip = min(max(arrow.tip, reach), limit - reach)
    let base: (CGFloat, CGFloat)
    switch arrow.direction {
    case .up: base = (rect.minY, rect.minY - length)
    case .down: base = (rect.maxY, rect.maxY + length)
    case .left: base = (rect.minX, rect.minX - length)
    default: base = (rect.maxX, rect.maxX + length)
    }
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    path.move(to: point(tip - length, base.0))
    path.addLine(to: point(tip, base.1))
    path.addLine(to: point(tip + length, base.0))
  }

  /// In points: our choice.
  private static let cornerRadius: CGFloat = 12

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    dismiss()
  }
}

/// A press on it dismisses the popover.
final class PopoverOutside: UIView {
  weak var popover: UIPopoverPresentationController?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in popover?.passthroughViews ?? [] {
      let inner = view.convert(point, from: self)
      if view.window === window, let hit = view.hitTest(inner, with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { popover?.dismissByUser() }
}

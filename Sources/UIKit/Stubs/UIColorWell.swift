public import CoreGraphics
import QuartzCore

/// Shows its color; no colors can be chosen.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  @ViewSetting open var selectedColor: UIColor? { didSet { setNeedsLayout() } }
  open var title: String?
  open var supportsAlpha = true
  private let disc = UIView()

  override func setUp() {
    super.setUp()
    disc.isUserInteractionEnabled = false
    addSubview(disc)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    disc.layer.borderWidth = 3
    disc.layer.borderColor = UIColor.systemGray3.cgColor
    disc.backgroundColor = selectedColor ?? .clear
  }

  override func click(with event: UIEvent?) {
    UIApplication.stub("UIColorWell", "no colors can be chosen")
    super.click(with: event)
  }
}

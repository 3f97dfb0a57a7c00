import CoreGraphics
import QuartzCore

/// Clips the presented view of a sheet that can have several heights to round corners, and casts a shadow.
///
/// The content is as wide as the screen; where the card is narrower, the content is shrunk.
@MainActor final class SheetCard: UIView {
  struct Style: Equatable {
    /// The width at which the content is laid out, in points.
    var contentWidth: CGFloat = 0
    /// The safe area of the content.
    var safeArea = UIEdgeInsets.zero
    /// Whether the card floats above the screen, with a shadow.
    var isFloating = false
    var topRadius = SheetMetrics.topRadius
    var bottomRadius: CGFloat = 0
    var showsGrabber = false
  }

  let content: UIView
  // Two views, because a layer rounds its corners by one radius.
  private let lower = UIView()
  private let upper = UIView()
  private let host = SheetHost()
  private let grabber = UIView()

  var style = Style() { didSet { if style != oldValue { applyStyle() } } }

  init(_ content: UIView) {
    self.content = content
    super.init(frame: content.frame)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = SheetMetrics.shadowRadius
    layer.shadowOffset = SheetMetrics.shadowOffset
    lower.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    upper.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    for view in [lower, upper] { view.layer.cornerCurve = .continuous }
    grabber.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .of(197, 197, 200) }
    grabber.layer.cornerRadius = SheetMetrics.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    addSubview(lower)
    lower.addSubview(upper)
    upper.addSubview(host)
    upper.addSubview(grabber)
    takeContent()
    applyStyle()
  }

  required init?(coder: NSCoder) { nil }

  /// An animator may have moved the content to another view.
  func takeContent() {
    guard content.superview !== host else { return }
    content.setFrameIgnoringTransform(host.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(content)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { takeContent() }
  }

  private func applyStyle() {
    layer.shadowOpacity = style.isFloating ? SheetMetrics.shadowOpacity : 0
    upper.layer.cornerRadius = style.topRadius
    upper.clipsToBounds = style.topRadius > 0
    lower.layer.cornerRadius = style.bottomRadius
    lower.clipsToBounds = style.bottomRadius > 0
    grabber.isHidden = !style.showsGrabber
    host.givenSafeArea = style.safeArea
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    lower.frame = bounds
    upper.frame = bounds
    let width = style.contentWidth > 0 ? style.contentWidth : bounds.width
    let scale = width > 0 && bounds.width > 0 ? bounds.width / width : 1
    host.transform = CGAffineTransform(scaleX: scale, y: scale)
    host.setFrameIgnoringTransform(
      CGRect(
        x: bounds.midX - width / 2, y: bounds.midY - bounds.height / scale / 2, width: width,
        height: bounds.height / scale))
    let size = SheetMetrics.grabberSize
    grabber.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: SheetMetrics.grabberInset, width: size.width, height: size.height)
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: min(style.topRadius, bounds.width / 2, bounds.height / 2),
      cornerHeight: min(style.topRadius, bounds.width / 2, bounds.height / 2), transform: nil)
  }
}

@MainActor private final class SheetHost: UIView {
  /// Does not follow from the position: a sheet that moves keeps it.
  var givenSafeArea = UIEdgeInsets.zero { didSet { if givenSafeArea != oldValue { updateSafeArea() } } }

  override var safeAreaInsets: UIEdgeInsets { givenSafeArea }
}

import CoreGraphics
public import Foundation

/// A bar of buttons at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, BarItemHost {
  /// The height of the bar without the safe area, in points, as measured on iOS 26.1.
  static let height: CGFloat = 48
  /// The distance of buttons from the edges and from one another, in points.
  private static let margin: CGFloat = 16

  private let background = BarBackground()
  private var views: [UIView] = []

  /// The buttons and spaces, from left to right.
  @ViewSetting open var items: [UIBarButtonItem]? { didSet { rebuild() } }
  /// Nil for the standard colour.
  @ViewSetting open var barTintColor: UIColor? { didSet { applyAppearance() } }
  /// Stored, without effect: bars are opaque.
  @ViewSetting open var isTranslucent = true
  /// Stored, without effect.
  @ViewSetting open var barStyle = UIBarStyle.default
  @ViewSetting private var weakDelegate = Weak<AnyObject>(nil)
  @ViewSetting private var appearances = BarAppearances<UIToolbarAppearance>() { didSet { applyAppearance() } }
  @ViewSetting private var hasEmptyBackground = false { didSet { applyAppearance() } }

  open var delegate: (any UIToolbarDelegate)? {
    get { weakDelegate.object as? any UIToolbarDelegate }
    set { weakDelegate = Weak(newValue) }
  }
  open var barPosition: UIBarPosition { .bottom }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.install(in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    background.install(in: self)
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: Appearance

  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard(UIToolbarAppearance.init) { [weak self] in self?.applyAppearance() } }
    set { appearances.given = BarAppearances.copy(newValue) { [weak self] in self?.applyAppearance() } }
  }
  /// Used if no standard appearance is set.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = BarAppearances.copy(newValue) { [weak self] in self?.applyAppearance() } }
  }
  /// Stored, without effect.
  @ViewSetting open var compactAppearance: UIToolbarAppearance?
  /// Stored, without effect.
  @ViewSetting open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// An empty picture makes the bar transparent, others have no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { hasEmptyBackground = backgroundImage.map { $0.size == .zero } ?? false }

  /// The line between the bar and the screen is the appearance's.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    UIApplication.stub("UIToolbar.setShadowImage(_:forToolbarPosition:)", "appearances decide about the line")
  }

  private func applyAppearance() {
    if let appearance = appearances.inForce {
      background.show(appearance, in: self)
    } else {
      backgroundColor = hasEmptyBackground ? .clear : barTintColor ?? BarBackground.standardColor
    }
    rebuild()
  }

  func barItemChanged() { rebuild() }

  final var buttons: [UIView] { views.filter { $0.superview === self } }

  final func rebuild() {
    // Not only the known ones: cancelling a transition may have put back views of earlier items.
    for view in subviews where view !== background.hairline && view !== background.picture {
      view.removeFromSuperview()
    }
    let appearance = appearances.inForce
    views = (items ?? []).map { item in
      item.host = self
      if item.isSpace || item.isHidden { return UIView() }
      return BarButton.view(
        for: item, tint: tintColor,
        appearance: item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance)
    }
    for (item, view) in zip(items ?? [], views) where !item.isSpace && !item.isHidden { addSubview(view) }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    rebuild()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.layOut(in: self, atTop: true)
    let shown = zip(items ?? [], views).filter { !$0.0.isHidden }
    let widths = shown.map { width(of: $0.0, $0.1) }
    let gaps = Self.margin * CGFloat(max(0, shown.filter { !$0.0.isSpace }.count - 1))
    let flexible = shown.filter { $0.0.systemItem == .flexibleSpace }.count
    let left = max(0, bounds.width - 2 * Self.margin - widths.reduce(0, +) - gaps)
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    var (x, isFirst) = (Self.margin, true)
    for ((item, view), width) in zip(shown, widths) {
      if item.isSpace {
        x += item.systemItem == .flexibleSpace ? share : width
        continue
      }
      if !isFirst { x += Self.margin }
      isFirst = false
      let height = view is BarButton ? min(bounds.height, Self.height) : view.bounds.height
      view.bounds.size = CGSize(width: width, height: height)
      view.center = CGPoint(x: x + width / 2, y: min(bounds.height, Self.height) / 2)
      x += width
    }
  }

  private func width(of item: UIBarButtonItem, _ view: UIView) -> CGFloat {
    if item.systemItem == .flexibleSpace { return 0 }
    if item.systemItem == .fixedSpace { return item.width }
    return item.width > 0 ? item.width : (view as? BarButton)?.width ?? view.bounds.width
  }
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIBarButtonItem {
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

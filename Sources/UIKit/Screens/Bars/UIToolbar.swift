import CoreGraphics
public import Foundation

/// A bar of buttons at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, BarItemHost {
  /// The height of the bar without the safe area, in points, as measured on iOS 26.1.
  static let height: CGFloat = 48
  /// The distance of buttons from the edges and up to iOS 18 from one another, in points.
  private static let margin: CGFloat = 16

  private let background = BarBackground()
  /// From left to right, a space or what shows an item; on glass the first one of several.
  private var parts: [(item: UIBarButtonItem, view: UIView)] = []

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

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    if animated { exchangeItems(for: items) } else { self.items = items }
  }

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
      backgroundColor = hasEmptyBackground ? .clear : barTintColor ?? BarBackground.usualColor(of: self)
    }
    rebuild()
  }

  func barItemChanged() { rebuild() }

  final var buttons: [UIView] { parts.filter { !$0.item.isSpace && $0.view.superview === self }.map(\.view) }

  /// The outermost first.
  private var platters: [BarPlatter] {
    let all = buttons.compactMap { $0 as? BarPlatter }
    return all.filter(\.isLeading) + all.filter { !$0.isLeading }.reversed()
  }

  final func rebuild() {
    // Not only the known ones: cancelling a transition may have put back views of earlier items.
    for view in subviews where view !== background.hairline && view !== background.picture {
      view.removeFromSuperview()
    }
    let shown = (items ?? []).filter { !$0.isHidden }
    let spaces = shown.indices.filter { shown[$0].isSpace }
    // What comes after the last flexible space belongs to the trailing edge.
    let last = spaces.last { shown[$0].systemItem == .flexibleSpace } ?? shown.count
    parts = []
    for (start, end) in zip([-1] + spaces, spaces + [shown.count]) {
      if start >= 0 { parts.append((shown[start], UIView())) }
      parts += views(of: Array(shown[(start + 1)..<end]), isLeading: start < last)
    }
    for (item, view) in parts where !item.isSpace {
      addSubview(view)
      for item in (view as? BarPlatter)?.items ?? [item] { item.shownView = view }
    }
    setNeedsLayout()
  }

  /// Of items that no space separates.
  private func views(of items: [UIBarButtonItem], isLeading: Bool) -> [(item: UIBarButtonItem, view: UIView)] {
    let (appearance, isGlass) = (appearances.inForce, hasGlassBars)
    let views = items.map { item in
      item.host = self
      return BarButton.view(
        for: item, tint: isGlass ? item.style == .done ? .white : .label : tintColor,
        appearance: item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance)
    }
    guard isGlass else { return Array(zip(items, views)) }
    let platters =
      isLeading
      ? BarPlatter.platters(views, items, isLeading: true, height: Self.height)
      : BarPlatter.platters(views.reversed(), items.reversed(), isLeading: false, height: Self.height).reversed()
    return platters.flatMap { platter in platter.items.first.map { [($0, platter)] } ?? [] }
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
    let widths = parts.map(width)
    let gap = hasGlassBars ? PlatterMetrics.gap : Self.margin
    let gaps = gap * CGFloat(max(0, parts.filter { !$0.item.isSpace }.count - 1))
    let flexible = parts.filter { $0.item.systemItem == .flexibleSpace }.count
    let left = max(0, bounds.width - 2 * Self.margin - widths.reduce(0, +) - gaps)
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    var (x, isFirst) = (Self.margin, true)
    for ((item, view), width) in zip(parts, widths) {
      if item.isSpace {
        x += item.systemItem == .flexibleSpace ? share : width
        continue
      }
      if !isFirst { x += gap }
      isFirst = false
      let height = view is BarButton || view is BarPlatter ? min(bounds.height, Self.height) : view.bounds.height
      if !isMoving(view) {
        view.bounds.size = CGSize(width: width, height: height)
        view.center = CGPoint(x: x + width / 2, y: min(bounds.height, Self.height) / 2)
      }
      x += width
    }
    mirror(parts.map(\.view).filter { !isMoving($0) })
  }

  private func isMoving(_ view: UIView) -> Bool { (view as? BarPlatter)?.isMoving == true }

  private func width(of item: UIBarButtonItem, _ view: UIView) -> CGFloat {
    if item.systemItem == .flexibleSpace { return 0 }
    if item.systemItem == .fixedSpace { return item.width }
    if let platter = view as? BarPlatter { return platter.width }
    return item.width > 0 ? item.width : (view as? BarButton)?.width ?? view.bounds.width
  }

  /// At once up to iOS 18; on glass each button changes by itself.
  final func exchangeItems(for new: [UIBarButtonItem]?, after delay: TimeInterval = 0) {
    let old = platters
    TransitionJournal.withoutRecording {
      items = new
      guard hasGlassBars, window != nil else { return }
      UIView.performWithoutAnimation(layoutIfNeeded)
      for platter in old { insertSubview(platter, at: 0) }
      BarPlatter.exchange(old, with: platters, after: delay) {
        for platter in old { platter.removeFromSuperview() }
      }
    }
  }
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIBarButtonItem {
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

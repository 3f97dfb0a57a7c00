import CoreGraphics
public import Foundation
import QuartzCore

@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

@preconcurrency @MainActor open class UITabBar: UIView, BarItemHost {
  /// The height of the bar without the safe area, in points: Apple's figure.
  static let height: CGFloat = 49

  private var faces: [TabFace] = []
  private let background = BarBackground()
  /// The floating capsule; nil up to iOS 18.
  private let glass =
    UIApplication.shared.systemVersion.hasGlass ? UIVisualEffectView(effect: UIGlassEffect(style: .regular)) : nil
  /// Behind the selected item on glass.
  private let selection = UIView()
  /// A finger chooses another item, to which the selection glides.
  private var glides = false
  /// Only the selected item is shown, at the leading edge.
  private var isMinimized = false
  /// How far a finger has scrolled since it last turned, in points, and where it is.
  private var (run, lastOffset): (CGFloat, CGFloat) = (0, 0)
  final var tapped: ((_ index: Int) -> Void)?

  open var delegate: (any UITabBarDelegate)? {
    get { weakDelegate.object as? any UITabBarDelegate }
    set { weakDelegate = Weak(newValue) }
  }
  @ViewSetting private var weakDelegate = Weak<AnyObject>(nil)
  /// The items, from left to right.
  @ViewSetting open var items: [UITabBarItem]? { didSet { rebuild() } }
  open var selectedItem: UITabBarItem? {
    get { weakSelectedItem.object }
    set { weakSelectedItem = Weak(newValue) }
  }
  @ViewSetting private var weakSelectedItem = Weak<UITabBarItem>(nil) { didSet { paint() } }
  /// Nil for the standard colour.
  @ViewSetting open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? BarBackground.usualColor(of: self) }
  }
  /// Stored, without effect.
  @ViewSetting open var barStyle = UIBarStyle.default
  /// An empty picture makes the bar transparent.
  @ViewSetting open var backgroundImage: UIImage? { didSet { applyAppearance() } }
  /// An empty picture hides the line.
  @ViewSetting open var shadowImage: UIImage? { didSet { applyAppearance() } }
  /// Stored, without effect, as the two below.
  @ViewSetting open var selectionIndicatorImage: UIImage?
  @ViewSetting open var itemWidth: CGFloat = 0
  @ViewSetting open var itemSpacing: CGFloat = 0
  @ViewSetting private var appearances = BarAppearances<UITabBarAppearance>() { didSet { applyAppearance() } }
  /// The background is not the one that the bar was created with.
  private var hasAppearance = false

  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard(UITabBarAppearance.init) { [weak self] in self?.applyAppearance() } }
    set { appearances.given = BarAppearances.copy(newValue) { [weak self] in self?.applyAppearance() } }
  }
  /// Used if no standard appearance is set.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = BarAppearances.copy(newValue) { [weak self] in self?.applyAppearance() } }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  func barItemChanged() { paint() }

  /// The appearance that is shown: that of the selected item, or the bar's.
  private var shownAppearance: UITabBarAppearance? {
    selectedItem?.standardAppearance ?? appearances.inForce ?? selectedItem?.scrollEdgeAppearance
  }

  private func applyAppearance() {
    if let appearance = shownAppearance {
      hasAppearance = true
      background.show(appearance, in: self)
    } else if hasAppearance || backgroundImage != nil || shadowImage != nil {
      hasAppearance = backgroundImage != nil || shadowImage != nil
      background.showStandard(in: self)
      backgroundColor = backgroundImage == nil ? barTintColor ?? BarBackground.usualColor(of: self) : .clear
      background.show(backgroundImage, in: self)
      if let shadowImage, shadowImage.size == .zero { background.hairline.backgroundColor = .clear }
    }
    paintFaces()
  }
  /// Nil for grey.
  @ViewSetting open var unselectedItemTintColor: UIColor? { didSet { paint() } }
  /// Stored, without effect: bars are opaque.
  @ViewSetting open var isTranslucent = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    background.install(in: self)
    if let glass {
      addSubview(glass)
      selection.backgroundColor = FloatingBarMetrics.selectionColor
      glass.contentView.addSubview(selection)
    }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:))))
  }

  private func rebuild() {
    // Not only the known ones: cancelling a transition may have put back faces of earlier items.
    let home = glass?.contentView ?? self
    for case let face as TabFace in home.subviews { face.removeFromSuperview() }
    faces = (items ?? []).map(TabFace.init)
    for face in faces { home.addSubview(face) }
    paint()
    setNeedsLayout()
  }

  private func paint() {
    applyAppearance()
    guard glass != nil else { return }
    guard glides else { return showSelection() }
    UIView.animate(springDuration: FloatingBarMetrics.gliding, bounce: 0.1) { showSelection() }
  }

  private func paintFaces() {
    let appearance = shownAppearance
    for (face, item) in zip(faces, items ?? []) {
      item.host = self
      let isSelected = item === selectedItem
      let layout = (item.standardAppearance ?? appearance)?.stackedLayoutAppearance
      let state = isSelected ? layout?.selected : layout?.normal
      let own = TitleAttributes(values: item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:])
      face.paint(
        isSelected ? tintColor : unselectedItemTintColor ?? (glass == nil ? BarBackground.unselectedColor : .label),
        isSelected: isSelected,
        attributes: own.over(state?.titleTextAttributes ?? [:]), iconColor: state?.iconColor)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.layOut(in: self, atTop: true)
    if let glass { return layOutFloating(glass) }
    let width = bounds.width / CGFloat(max(faces.count, 1))
    for (index, face) in faces.enumerated() {
      face.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.height)
    }
  }

  private func layOutFloating(_ glass: UIVisualEffectView) {
    let metrics = FloatingBarMetrics.self
    let count = CGFloat(max(faces.count, 1))
    let whole = max(0, min(count * metrics.widestPitch + metrics.ends, bounds.width - metrics.margins))
    let y = min(0, bounds.height - metrics.height - metrics.least)
    let pitch = (whole - metrics.ends) / count
    let size = CGSize(width: pitch + metrics.overlap, height: metrics.height - 2 * metrics.padding)
    let width = isMinimized ? size.width + 2 * metrics.padding : whole
    let x = isMinimized ? metrics.margins / 2 : (bounds.width - whole) / 2
    glass.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: metrics.height)
    for (index, face) in faces.enumerated() {
      let column = isMinimized ? 0 : isMirrored ? faces.count - 1 - index : index
      face.frame = CGRect(origin: CGPoint(x: metrics.padding + pitch * CGFloat(column), y: metrics.padding), size: size)
      face.alpha = isMinimized && items?[index] !== selectedItem ? 0 : 1
    }
    selection.layer.cornerRadius = size.height / 2
    showSelection()
  }

  private func showSelection() { showSelection(at: selectedItem) }

  private func showSelection(at item: UITabBarItem?) {
    let index = items?.firstIndex { $0 === item }
    selection.isHidden = index == nil || isMinimized
    if let index, faces.indices.contains(index) { selection.frame = faces[index].frame }
  }

  /// It follows the screens.
  final func moveSelection(from old: UITabBarItem, to new: UITabBarItem, along transition: TransitionContext) {
    guard glass != nil else { return }
    transition.listeners.alongside.add(in: [self]) { [weak self] in
      self?.showSelection(at: old)
    } play: { [weak self] in
      self?.showSelection(at: new)
    }
  }

  /// Beside the floating capsule touches reach the content.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    glass.map { $0.frame.contains(point) } ?? super.point(inside: point, with: event)
  }

  /// Content was scrolled by a finger: the bar shrinks, and grows again, as `behavior` says.
  final func follow(_ scroll: UIScrollView, _ behavior: UITabBarController.MinimizeBehavior) {
    let (offset, metrics) = (scroll.contentOffset.y + scroll.adjustedContentInset.top, FloatingBarMetrics.self)
    let range = scroll.contentSize.height - scroll.bounds.height
    defer { lastOffset = offset }
    guard glass != nil, behavior.rawValue > 1, range >= metrics.leastRange, offset <= range else { return }
    let change = behavior == .onScrollUp ? lastOffset - offset : offset - lastOffset
    run = (run > 0) == (change > 0) ? run + change : change
    if offset <= 0 {
      setMinimized(false)
    } else if run >= metrics.toMinimize || run <= -metrics.toGrow {
      setMinimized(run > 0)
    }
  }

  private func setMinimized(_ minimized: Bool) {
    guard minimized != isMinimized else { return }
    isMinimized = minimized
    UIView.animate(springDuration: FloatingBarMetrics.gliding, bounce: 0.1) {
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  /// The tab of a point; nil if there are no tabs.
  private func index(at x: CGFloat) -> Int? {
    guard let count = items?.count, count > 0, bounds.width > 0 else { return nil }
    let (start, width) = glass.map { ($0.frame.minX, $0.frame.width) } ?? (0, bounds.width)
    let index = min(max(Int((x - start) / max(width, 1) * CGFloat(count)), 0), count - 1)
    return glass != nil && isMirrored ? count - 1 - index : index
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    if isMinimized { return setMinimized(false) }
    guard let items, let index = index(at: recognizer.location(in: self).x) else { return }
    glides = true
    tapped?(index)
    glides = false
    delegate?.tabBar(self, didSelect: items[index])
  }
}

extension UIScrollView {
  /// A finger has scrolled.
  final func tellTabBar() {
    let holder = sequence(first: self as UIResponder) { $0.next }.first { $0 is UIViewController }
    guard let tabs = (holder as? UIViewController)?.tabBarController else { return }
    tabs.tabBar.follow(self, tabs.tabBarMinimizeBehavior)
  }
}

/// In points, as measured on iOS 26.1, but for the least distance and the time, which are our guess.
@MainActor private enum FloatingBarMetrics {
  static let height: CGFloat = 62
  /// Left and right of the capsule together, at least.
  static let margins: CGFloat = 42
  /// The distance of items from one another, at most.
  static let widestPitch: CGFloat = 85.9
  static let ends: CGFloat = 16.25
  /// By which an item is wider than the distance.
  static let overlap: CGFloat = 8.25
  static let padding: CGFloat = 4
  /// Distances of scrolling, those of a clone: by which the bar shrinks, by which it grows again, and that there must be.
  static let (toMinimize, toGrow, leastRange): (CGFloat, CGFloat, CGFloat) = (20, 12, 40)
  /// From the foot of the screen.
  static let least: CGFloat = 8
  /// In seconds.
  static let gliding = 0.35
  static let selectionColor = UIColor(
    light: UIColor(white: 0, alpha: 18 / 253), dark: UIColor(white: 1, alpha: 34 / 236))
}

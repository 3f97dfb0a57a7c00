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
    didSet { backgroundColor = barTintColor ?? BarBackground.standardColor }
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
      backgroundColor = backgroundImage == nil ? barTintColor ?? BarBackground.standardColor : .clear
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
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:))))
  }

  private func rebuild() {
    // Not only the known ones: cancelling a transition may have put back faces of earlier items.
    for case let face as TabFace in subviews { face.removeFromSuperview() }
    faces = (items ?? []).map(TabFace.init)
    for face in faces { addSubview(face) }
    paint()
    setNeedsLayout()
  }

  private func paint() { applyAppearance() }

  private func paintFaces() {
    let appearance = shownAppearance
    for (face, item) in zip(faces, items ?? []) {
      item.host = self
      let isSelected = item === selectedItem
      let layout = (item.standardAppearance ?? appearance)?.stackedLayoutAppearance
      let state = isSelected ? layout?.selected : layout?.normal
      let own = TitleAttributes(values: item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:])
      face.paint(
        isSelected ? tintColor : unselectedItemTintColor ?? BarBackground.unselectedColor, isSelected: isSelected,
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
    let width = bounds.width / CGFloat(max(faces.count, 1))
    for (index, face) in faces.enumerated() {
      face.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.height)
    }
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard let items, !items.isEmpty, bounds.width > 0 else { return }
    let column = Int(recognizer.location(in: self).x / (bounds.width / CGFloat(items.count)))
    let index = min(max(column, 0), items.count - 1)
    tapped?(index)
    delegate?.tabBar(self, didSelect: items[index])
  }
}

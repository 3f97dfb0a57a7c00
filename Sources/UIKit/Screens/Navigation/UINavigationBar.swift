import CoreGraphics
public import Foundation
import QuartzCore

/// During a transition the titles travel with their screens, before iOS 26 to and from the back button, and buttons fade
/// in place; after a cancel they are as before.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning, BarItemHost {
  /// The height of the bar without the safe area, in points: Apple's figure.
  static let height: CGFloat = 54
  /// The least distance of the bar from the top of the screen, in points, as measured on iOS 26.1.
  static let topMargin: CGFloat = 10
  /// The height of titles and buttons, at the top of the bar: the middle is 22 points below the bar's top edge, as
  /// measured on iOS 26.1.
  static let contentHeight: CGFloat = 44

  final weak var navigation: UINavigationController?
  final var shown: [UINavigationItem] = []
  final var content: NavigationBarContent?
  final var arriving: NavigationBarContent?
  /// Something has changed, so that the content is created again, at the next layout or after the transition.
  final var isStale = false
  /// The background between the bar and the top of the screen.
  private let upperBackground = UIView()
  final let background = BarBackground()
  @ViewSetting private var weakDelegate = Weak<AnyObject>(nil)
  /// The delegate is asked when the bar is added to a superview; by default `top`.
  public private(set) final var barPosition = UIBarPosition.top

  /// The bar of a navigation controller has the controller, and reports it if another delegate is set.
  open var delegate: (any UINavigationBarDelegate)? {
    get {
      guard let navigation else { return weakDelegate.object as? any UINavigationBarDelegate }
      return navigation as? any UINavigationBarDelegate
    }
    set { if isChangedByClient("delegate") { weakDelegate = Weak(newValue) } }
  }

  /// Nil for the standard colour.
  @ViewSetting open var barTintColor: UIColor? { didSet { applyAppearance() } }
  /// Stored, without effect: bars are opaque.
  @ViewSetting open var isTranslucent = true
  /// Stored, without effect.
  @ViewSetting open var barStyle = UIBarStyle.default
  /// Whether titles are large, where their items do not say otherwise.
  @ViewSetting open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { titlesChanged() } } }
  /// The font and the colour count, here and for large titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { titleAttributes?.values }
    set { titleAttributes = newValue.map(TitleAttributes.init) }
  }
  @ViewSetting private var titleAttributes: TitleAttributes? { didSet { applyAppearance() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { largeTitleAttributes?.values }
    set { largeTitleAttributes = newValue.map(TitleAttributes.init) }
  }
  @ViewSetting private var largeTitleAttributes: TitleAttributes? { didSet { applyAppearance() } }
  @ViewSetting open var backIndicatorImage: UIImage? { didSet { applyAppearance() } }
  /// Stored, without effect.
  @ViewSetting open var backIndicatorTransitionMaskImage: UIImage?
  /// An empty picture hides the line.
  @ViewSetting open var shadowImage: UIImage? { didSet { applyAppearance() } }
  @ViewSetting final var appearances = BarAppearances<UINavigationBarAppearance>() { didSet { applyAppearance() } }
  /// The background is not the one that the bar was created with.
  final var hasAppearance = false
  @ViewSetting final var backgroundPicture: UIImage? { didSet { applyAppearance() } }
  /// Stored, without effect.
  @ViewSetting open var compactAppearance: UINavigationBarAppearance?
  /// Stored, without effect.
  @ViewSetting open var compactScrollEdgeAppearance: UINavigationBarAppearance?

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
    upperBackground.isUserInteractionEnabled = false
    insertSubview(upperBackground, at: 0)
  }

  open override var backgroundColor: UIColor? {
    didSet {
      upperBackground.backgroundColor = backgroundColor
      extendBackground(by: -upperBackground.frame.minY)
    }
  }

  /// A color that hides what lies beneath reaches into the bar: where the bar begins between two pixels, the edges of
  /// two backgrounds that only meet would let the screen through.
  final func extendBackground(by distance: CGFloat) {
    let isOpaque = (backgroundColor?.cgColor.alpha ?? 0) == 1 && background.picture.superview == nil
    upperBackground.frame = CGRect(x: 0, y: -distance, width: bounds.width, height: distance + (isOpaque ? 1 : 0))
  }

  /// The root's first.
  open var items: [UINavigationItem]? {
    get { shown }
    set {
      guard isChangedByClient("items") else { return }
      recordSetting(\UINavigationBar.items)
      show(newValue ?? [])
    }
  }
  open var topItem: UINavigationItem? { shown.last }
  open var backItem: UINavigationItem? { shown.dropLast().last }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil else { return }
    let asked = navigation == nil ? delegate?.position(for: self) ?? .any : .topAttached
    if asked != .any { barPosition = asked }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale, arriving == nil { TransitionJournal.withoutRecording { UIView.performWithoutAnimation(showShown) } }
    background.layOut(in: self, atTop: false)
    for content in [content, arriving] where content != nil {
      guard let content, content.transform.isIdentity else { continue }
      content.frame = contentFrame(of: content)
    }
  }

  /// If `wanted` is a navigation bar class.
  static func make(_ wanted: AnyClass?) -> UINavigationBar {
    (wanted as? UINavigationBar.Type)?.init(coder: NSCoder()) ?? UINavigationBar()
  }

  /// At once.
  final func show(_ items: [UINavigationItem]) {
    shown = items
    showShown()
  }

  /// Returns whether `item` was among the items.
  final func remove(_ item: UINavigationItem) -> Bool {
    guard let index = shown.index(ofObject: item) else { return false }
    let isSeen = index >= shown.count - 2
    shown.remove(at: index)
    if isSeen || isStale { showShown() }
    return true
  }

  final func showShown() {
    isStale = false
    arriving = nil
    // It is in the window all the time.
    if let item = content?.item, item === topItem, let search = item.searchController?.searchBar,
      search.isFirstResponder
    {
      addSubview(search)
    }
    // Not only the known ones: cancelling a transition may have put back the content of earlier items.
    for case let content as NavigationBarContent in subviews { content.removeFromSuperview() }
    content = makeContent()
    showBackground(for: topItem)
  }

  final func itemChanged(_ item: UINavigationItem) {
    if item === content?.item || shown.suffix(2).contains(where: { $0 === item }) { titlesChanged() }
  }

  final func barItemChanged() { if let item = topItem { itemChanged(item) } }

  /// Titles or appearances have changed.
  final func applyAppearance() { if arriving == nil { showShown() } else { isStale = true } }

  private func makeContent() -> NavigationBarContent? {
    guard let top = topItem else { return nil }
    for item in shown.suffix(2) { item.bar = self }
    let content = NavigationBarContent(item: top, back: backItem, bar: self)
    content.frame = contentFrame(of: content)
    insertSubview(content, belowSubview: background.hairline)
    content.addSearchBar()
    return content
  }

  // MARK: Transitions

  /// The change of titles and buttons is animated alongside `transition`.
  final func begin(_ transition: TransitionContext) {
    let (old, top) = (content, topItem)
    let new = makeContent()
    arriving = new
    layoutIfNeeded()
    if transition.animator is ZoomAnimator { return swapContent(from: old, to: new, in: transition) }
    let (lower, upper) = transition.isOpening ? (old, new) : (new, old)
    let isOneText = transition.application.systemVersion == .iOS18 && NavigationBarContent.join(lower, upper)
    for content in [old, new] { content?.cutsOffTitle = !isOneText }
    let (arrival, departure): (NavigationBarContent.Position, NavigationBarContent.Position) =
      transition.isOpening ? (.uncovered, .covered) : (.covered, .uncovered)
    old?.show(.inPosition)
    new?.show(arrival)
    transition.animateAlongsideTransition(in: self) { _ in
      new?.travel(to: .inPosition)
      self.navigation?.layOutBar()
      self.showBackground(for: top)
      old?.travel(to: departure)
    }
  }

  final func end(completed: Bool) {
    let (staying, leaving) = completed ? (arriving, content) : (content, arriving)
    leaving?.removeFromSuperview()
    for content in [staying, leaving] { content?.part() }
    content = staying
    arriving = nil
    staying?.show(.inPosition)
    staying?.cutsOffTitle = false
    if let staying { staying.frame = contentFrame(of: staying) }
    navigation?.layOutBar()
    showBackground(for: topItem)
    if isStale || staying?.item !== topItem { showShown() }
  }

  /// Puts the titles in position after a transition whose animator stopped what was animated alongside it.
  final func straighten() { if arriving == nil { content?.show(.inPosition) } }
}

extension UINavigationBar {
  /// Unless the delegate prevents it; the bar of a navigation controller reports the call and ignores it, as it does
  /// those below.
  public final func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard isChangedByClient("pushItem"), delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    shown.append(item)
    showShown()
    delegate?.navigationBar(self, didPush: item)
  }

  /// Unless the delegate prevents it; returns the item in either case.
  @discardableResult
  public final func popItem(animated: Bool) -> UINavigationItem? {
    guard isChangedByClient("popItem"), let item = topItem else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return item }
    shown.removeLast()
    showShown()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  public final func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if isChangedByClient("setItems") { self.items = items }
  }

  final func goBack() {
    guard let navigation else {
      popItem(animated: true)
      return
    }
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
    let popped = navigation.popViewController(animated: true)
    if popped?.navigationItem === item { delegate?.navigationBar(self, didPop: item) }
  }

  /// No navigation controller manages the bar; reports a call of `name` otherwise.
  final func isChangedByClient(_ name: String) -> Bool {
    guard let navigation else { return true }
    navigation.report("\(name) cannot be called on the bar of a navigation controller; the call was ignored")
    return false
  }
}

/// A navigation controller is the delegate of its bar: a subclass that conforms is asked about the user's press of the
/// back button and about pushes.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// A navigation controller's push is not prevented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Not called for a navigation controller's bar.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// In a navigation controller's bar only the back button asks.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

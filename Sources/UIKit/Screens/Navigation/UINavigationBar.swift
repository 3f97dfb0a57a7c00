import CoreGraphics
public import Foundation
import QuartzCore

/// During a transition titles travel with their screens, and buttons on glass change by themselves.
///
/// Before iOS 26 the titles move to and from the back button, and all else fades. After a cancel all is as before.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning, BarItemHost {
  /// The height of the bar without the safe area, in points: Apple's figure.
  final var height: CGFloat { hasGlassBars ? 54 : Self.contentHeight }
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
  /// The buttons on glass have left for the arriving screen's.
  private final var hasExchanged = false
  /// The background, from the top of the screen to the foot of the bar: one view, so that no line is where two meet.
  private let ground = UIView()
  /// The one that the background was last taken from.
  final weak var shownAppearance: UINavigationBarAppearance?
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
    ground.isUserInteractionEnabled = false
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.frame = bounds
    insertSubview(ground, at: 0)
    background.install(in: self)
  }

  open override var backgroundColor: UIColor? {
    get { ground.backgroundColor }
    set { ground.backgroundColor = newValue }
  }

  final func extendBackground(by distance: CGFloat) {
    ground.frame = CGRect(x: 0, y: -distance, width: bounds.width, height: distance + bounds.height)
    showEdgeEffect()
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
    arriving = nil
    // It is in the window all the time.
    if let item = content?.item, item === topItem, let search = item.searchController?.searchBar,
      search.isFirstResponder
    {
      addSubview(search)
    }
    // Not only the known ones: cancelling a transition may have put back the content of earlier items.
    for case let content as NavigationBarContent in subviews { content.removeFromSuperview() }
    // A hidden bar is built when it is shown.
    isStale = navigation?.barIsHidden == true && isHidden
    content = isStale ? nil : makeContent()
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
    // A run that never came to its end has left its content.
    for case let other as NavigationBarContent in subviews where other !== content { other.removeFromSuperview() }
    let slides = navigation?.isSlidingBar == true
    // What slides needs both, although nothing of a bar that was hidden is seen.
    if content == nil, slides { content = makeContent() }
    let (old, new) = (content, makeContent())
    (arriving, hasExchanged) = (new, false)
    layoutIfNeeded()
    if transition.animator is ZoomAnimator { return swapContent(from: old, to: new, in: transition) }
    guard let old, let new else { return }
    // Should a hidden bar appear meanwhile, it shows one of the two.
    if !slides, navigation?.barIsHidden == true {
      old.alpha = 0
      return
    }
    let change = NavigationBarChange(from: old, to: new, isPush: transition.isOpening, slides: slides, in: self)
    change.prepare()
    // Buttons on glass do not follow the finger, so the bar as a whole does not.
    let exchanges = hasGlassBars && !slides
    transition.listeners.alongside.add(
      in: exchanges ? [ground, background.hairline, old.group, new.group] : [self], prepare: change.prepare,
      play: change.play)
    guard exchanges else { return }
    for platter in new.platters { platter.show(0) }
    guard transition.isInteractive else { return exchangeButtons(from: old, to: new, after: PlatterMetrics.delay) }
    transition.listeners.released = { [weak self, weak old, weak new] transition in
      guard !transition.transitionWasCancelled, let self, let old, let new, arriving === new, !hasExchanged else {
        return
      }
      exchangeButtons(from: old, to: new)
    }
  }

  /// In time of their own, whatever moves the titles.
  private func exchangeButtons(
    from old: NavigationBarContent, to new: NavigationBarContent, after delay: TimeInterval = 0
  ) {
    (hasExchanged, old.isLeaving) = (true, true)
    TransitionJournal.withoutRecording {
      BarPlatter.exchange(old.platters, with: new.platters, after: delay) { [weak self, weak old] in
        old?.isLeaving = false
        if let old, old !== self?.content, old !== self?.arriving { old.removeFromSuperview() }
      }
    }
  }

  final func end(completed: Bool) {
    let (staying, leaving) = completed ? (arriving, content) : (content, arriving)
    (content, arriving) = (staying, nil)
    staying?.straighten(keepsButtons: hasExchanged && completed)
    if hasExchanged, !completed, let staying, let leaving { exchangeButtons(from: leaving, to: staying) }
    // Its buttons go by themselves.
    if leaving?.isLeaving == true { leaving?.group.isHidden = true } else { leaving?.removeFromSuperview() }
    hasExchanged = false
    if let staying { staying.frame = contentFrame(of: staying) }
    navigation?.endBarSlide(completed: completed)
    navigation?.layOutBar()
    showBackground(for: topItem)
    if isStale || staying?.item !== topItem { showShown() }
  }

  /// Puts the titles in position after a transition whose animator stopped what was animated alongside it.
  final func straighten() { if arriving == nil { content?.straighten(keepsButtons: true) } }
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

import CoreGraphics
import Foundation

/// The view of one item in a navigation bar: title in the middle, back button or buttons on the left, others right.
///
/// In a transition the title travels with its screen, as measured on iOS 26: that of the upper screen by the whole width,
/// that of the lower one by a part of it, cut off where the upper screen begins. Before iOS 26 the lower title and the
/// upper back button's word are one text that travels between their positions, cross-faded. Buttons fade in place: they
/// are gone before a title comes where they are, and come back after it. The arrow of a back button stays if both screens
/// have one.
@MainActor final class NavigationBarContent: UIView {
  let item: UINavigationItem
  private weak var bar: UINavigationBar?
  private let title = UILabel()
  private let prompt = UILabel()
  /// Travels with the screen, and cuts off the title in it.
  private let group = ThroughView()
  private let buttons = ThroughView()
  private let backArea = ThroughView()
  private var position = Position.inPosition
  private var left: [UIView] = []
  private var back: BarButton?
  private var right: [UIView] = []
  /// The large title below the buttons; nil if the title is not large.
  private(set) var largeTitle: UILabel?
  /// The large title is cut off where the bar begins.
  private let largeArea = UIView()

  /// The distance of buttons from the edges and from one another, in points: Apple's figure.
  private static let margin: CGFloat = 16
  /// The share of a transition in which buttons fade, at its beginning or end.
  ///
  /// A title comes to the back button later, and is cut off there sooner. Our own figure: on iOS 26 a back button has no
  /// text.
  private static let fadeShare = 0.125

  init(item: UINavigationItem, back: UINavigationItem?, bar: UINavigationBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    let attributes = TitleAttributes(values: bar.titleTextAttributes ?? [:])
    let appearance = bar.appearance(for: item)
    showTitle(attributes.over(appearance?.titleTextAttributes ?? [:]))
    group.addSubview(item.titleView ?? title)
    showPrompt()
    if bar.showsLargeTitle(of: item) {
      let given = TitleAttributes(values: bar.largeTitleTextAttributes ?? [:])
      addLargeTitle(given.over(appearance?.largeTitleTextAttributes ?? [:]))
    }
    addSubview(group)
    addSubview(buttons)
    addSubview(backArea)
    let ownLeft = item.leftBarButtonItems ?? []
    if let back, !item.hidesBackButton, ownLeft.isEmpty || item.leftItemsSupplementBackButton {
      let button = makeBack(to: back)
      self.back = button
      left.append(button)
    }
    left += ownLeft.filter { !$0.isHidden }.map(makeButton)
    right = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map(makeButton)
    for button in left + right { (button === self.back ? backArea : buttons).addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// In semibold 17 points; `attributes` replace the usual ones.
  private func showTitle(_ attributes: TitleAttributes) {
    title.text = item.title
    title.font = attributes.font ?? .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = attributes.color ?? .label
    title.textAlignment = .center
  }

  private func showPrompt() {
    prompt.text = item.prompt
    prompt.font = .systemFont(ofSize: PromptMetrics.fontSize)
    prompt.textColor = title.textColor
    prompt.textAlignment = .center
    if item.prompt != nil { group.addSubview(prompt) }
  }

  private func addLargeTitle(_ attributes: TitleAttributes) {
    let label = UILabel()
    label.text = item.title
    label.font = attributes.font ?? .systemFont(ofSize: 34, weight: .bold)
    label.textColor = attributes.color ?? .label
    largeArea.clipsToBounds = true
    largeArea.isUserInteractionEnabled = false
    largeArea.addSubview(label)
    group.addSubview(largeArea)
    largeTitle = label
    title.isHidden = item.titleView == nil
  }

  private func makeBack(to back: UINavigationItem) -> BarButton {
    let appearance = bar?.appearance(for: item)
    let attributes = TitleAttributes(values: appearance?.backButtonAppearance.normal.titleTextAttributes ?? [:])
    let text =
      switch back.backButtonDisplayMode {
      case .default: back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
      case .generic: "Back"
      case .minimal: ""
      }
    let action = back.backAction
    let color = back.backBarButtonItem?.tintColor ?? attributes.color ?? bar?.tintColor
    let button = BarButton(text: text, isBackButton: true, color: color) { [weak self] in
      if let action { action.perform(for: nil) } else { self?.bar?.goBack() }
    }
    if let font = attributes.font { button.word.font = font }
    button.showArrow(appearance?.backIndicatorImage ?? bar?.backIndicatorImage)
    return button
  }

  private func makeButton(_ item: UIBarButtonItem) -> UIView {
    item.host = bar
    let appearance = bar?.appearance(for: self.item)
    return BarButton.view(
      for: item, tint: bar?.tintColor,
      appearance: item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = Self.margin
    for view in left { x += layOut(view, at: x) + Self.margin }
    var end = bounds.width - Self.margin
    for view in right { end -= layOut(view, endingAt: end) + Self.margin }
    let shown = shownTitle
    // In the middle of the bar if there is room on both sides, otherwise between the buttons.
    let wanted = item.titleView?.bounds.width ?? title.intrinsicContentSize.width
    let free = max(0, end - x)
    let width = min(wanted, free)
    let start = min(max((bounds.width - width) / 2, x), max(x, end - width))
    (buttons.frame, backArea.frame) = (bounds, bounds)
    show(position)
    let height = item.titleView?.bounds.height ?? UINavigationBar.contentHeight
    shown.bounds.size = CGSize(width: width, height: height)
    shown.center = CGPoint(x: start + width / 2, y: UINavigationBar.contentHeight / 2)
    let above = PromptMetrics.height(for: item)
    prompt.frame = CGRect(x: Self.margin, y: -above, width: max(0, bounds.width - 2 * Self.margin), height: above)
    layOutLargeTitle()
    searchBar?.frame = CGRect(
      x: SearchMetrics.margin, y: bounds.height - item.searchHeight,
      width: max(0, bounds.width - 2 * SearchMetrics.margin),
      height: item.searchHeight - SearchMetrics.barHeight + SearchMetrics.height)
  }

  private var searchBar: UISearchBar? { item.searchController?.searchBar }

  /// When this content is in the window, so that the field goes on being edited.
  func addSearchBar() { if let searchBar { group.addSubview(searchBar) } }

  /// Scrolled out of the bar by as much as the bar is lower than it can be.
  private func layOutLargeTitle() {
    guard let largeTitle else { return }
    let metrics = LargeTitleMetrics.self
    let top = frame.minY - PromptMetrics.height(for: item)
    let left = max(0, UINavigationBar.height + metrics.height - (top + bounds.height - item.searchHeight))
    largeArea.frame = CGRect(
      x: 0, y: UINavigationBar.height - top, width: bounds.width, height: max(0, metrics.height - left))
    largeTitle.frame = CGRect(
      x: metrics.margin, y: metrics.top - left, width: max(0, bounds.width - 2 * metrics.margin),
      height: metrics.labelHeight)
    // The titles are either seen or not, as on iOS.
    if item.titleView == nil { title.isHidden = left < metrics.height }
    largeTitle.isHidden = left >= metrics.height
  }

  // MARK: Transitions

  /// In a transition.
  enum Position {
    case inPosition
    /// Beside the bar, where the upper screen's is while that is uncovered.
    case uncovered
    /// Beneath the upper screen, where the lower screen's is while that is covered.
    case covered
  }

  /// Whether the title is cut off where the other screen begins; only while it travels.
  var cutsOffTitle: Bool {
    get { group.clipsToBounds }
    set { group.clipsToBounds = newValue }
  }

  private var shownTitle: UIView { item.titleView ?? title }

  func show(_ position: Position) {
    self.position = position
    group.alpha = 1
    showTitle()
    showButtons()
  }

  /// In position; the back button's opacity, and that of all else.
  func fade(back: CGFloat) { backArea.alpha = back }

  func fade(rest: CGFloat) { (group.alpha, buttons.alpha) = (rest, rest) }

  /// The buttons fade before or after the title moves.
  func travel(to position: Position) {
    self.position = position
    showTitle()
    let start = position == .inPosition ? 1 - Self.fadeShare : 0
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 0, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: Self.fadeShare) { self.showButtons() }
    }
  }

  private func showButtons() {
    let alpha: CGFloat = position == .inPosition ? 1 : 0
    buttons.alpha = alpha
    guard let back else { return }
    // One arrow stands for both, so that it does not fade.
    let others = [bar?.content, bar?.arriving].compactMap { $0 }
    let keepsArrow = others.count == 2 && others.allSatisfy { $0.back != nil }
    guard below == nil else {
      backArea.alpha = 1
      back.arrowAlpha = keepsArrow ? (self === bar?.arriving ? 1 : 0) : alpha
      return
    }
    backArea.alpha = keepsArrow ? 1 : alpha
    back.word.alpha = keepsArrow ? alpha : 1
    back.arrowAlpha = keepsArrow && self !== bar?.arriving ? 0 : 1
  }

  // MARK: One text

  /// Whose back button's word the title turns into, and whose title the back button's word does; nil unless they do.
  private weak var above: NavigationBarContent?
  private weak var below: NavigationBarContent?

  /// Makes the lower title and the upper back button's word one text, if both are there.
  static func join(_ lower: NavigationBarContent?, _ upper: NavigationBarContent?) -> Bool {
    guard let lower, let upper, let word = upper.back?.word, !word.isHidden, word.text?.isEmpty == false,
      lower.item.titleView == nil, lower.largeTitle == nil, upper.largeTitle == nil
    else { return false }
    (lower.above, upper.below) = (upper, lower)
    return true
  }

  func part() { (above, below) = (nil, nil) }

  /// Of the back button's word, in position.
  private var wordCenter: CGFloat { back.map { $0.convert($0.word.center, to: self).x } ?? 0 }

  private func fadeTitle(at shift: CGFloat) {
    group.alpha = position == .inPosition ? 1 : 0
    moveGroup(to: position == .inPosition ? 0 : shift, showing: 0, bounds.width)
  }

  private func showTitle() {
    let (size, isMirrored) = (bounds.size, UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    let leads: CGFloat = isMirrored ? -1 : 1
    if let above { return fadeTitle(at: above.wordCenter - shownTitle.center.x) }
    if let below {
      fadeTitle(at: leads * size.width / 2)
      back?.word.alpha = group.alpha
      let shift = position == .inPosition ? 0 : below.shownTitle.center.x - wordCenter
      back?.word.transform = CGAffineTransform(translationX: shift, y: 0)
      return
    }
    back?.word.transform = .identity
    switch position {
    case .inPosition: moveGroup(to: 0, showing: 0, size.width)
    case .uncovered: moveGroup(to: leads * size.width, showing: 0, size.width)
    case .covered:
      // What lies left of the upper screen's leading edge when that covers the bar: nothing within it.
      let shown = UIApplication.shared.systemVersion.navigation.parallax * size.width
      moveGroup(to: -leads * shown, showing: isMirrored ? size.width - shown : 0, shown)
    }
  }

  /// All but `width` points from `start` on is cut off.
  private func moveGroup(to shift: CGFloat, showing start: CGFloat, _ width: CGFloat) {
    let above = PromptMetrics.height(for: item)
    group.bounds = CGRect(x: start, y: -above, width: width, height: bounds.height + above)
    group.center = CGPoint(x: shift + start + width / 2, y: (bounds.height - above) / 2)
  }

  /// Returns the width.
  private func layOut(_ view: UIView, at x: CGFloat) -> CGFloat {
    let size = size(of: view)
    view.bounds.size = size
    view.center = CGPoint(x: x + size.width / 2, y: UINavigationBar.contentHeight / 2)
    return size.width
  }

  /// Returns the width.
  private func layOut(_ view: UIView, endingAt end: CGFloat) -> CGFloat {
    layOut(view, at: end - size(of: view).width)
  }

  private func size(of view: UIView) -> CGSize {
    guard let button = view as? BarButton else { return view.bounds.size }
    return CGSize(width: button.width, height: UINavigationBar.contentHeight)
  }
}

/// Receives no touches itself, but its subviews do.
@MainActor private final class ThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// In points: Apple's figures before iOS 26.
@MainActor enum PromptMetrics {
  static let fontSize: CGFloat = 13

  /// Added to the bar; 0 without a prompt.
  static func height(for item: UINavigationItem?) -> CGFloat { item?.prompt == nil ? 0 : 30 }
}

/// In points, as measured on iOS 26.1.
enum LargeTitleMetrics {
  /// Added to the bar.
  static let height: CGFloat = 52
  /// The distance of the label from the edges.
  static let margin: CGFloat = 16
  /// The distance of the label from what is above.
  static let top: CGFloat = 3
  static let labelHeight: CGFloat = 41
}

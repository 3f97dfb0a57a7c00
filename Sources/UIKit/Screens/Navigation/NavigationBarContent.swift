import CoreGraphics
import Foundation

/// The view of one item in a navigation bar: title in the middle, back button or buttons on the left, others right.
///
/// `NavigationBarChange` moves its parts in a transition.
@MainActor final class NavigationBarContent: UIView {
  let item: UINavigationItem
  weak var bar: UINavigationBar?
  let title = UILabel()
  let prompt = UILabel()
  /// The titles, which travel with the screen where bars have glass.
  let group = ThroughView()
  let leading = ThroughView()
  let trailing = ThroughView()
  let backArea = ThroughView()
  private var left: [UIView] = []
  private(set) var back: BarButton?
  private var right: [UIView] = []
  /// The large title below the buttons; nil if the title is not large.
  private(set) var largeTitle: UILabel?
  /// Below the titles; empty up to iOS 18.
  private var subtitle, largeSubtitle: UIView?
  /// The large title is cut off where the bar begins.
  let largeArea = ThroughView()
  /// The glass around the buttons; empty up to iOS 18.
  private(set) var platters: [BarPlatter] = []
  private var isOnGlass: Bool { bar?.hasGlassBars == true }

  /// The distance of buttons from the edges and up to iOS 18 from one another, in points: Apple's figure.
  private static let margin: CGFloat = 16

  init(item: UINavigationItem, back: UINavigationItem?, bar: UINavigationBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    let attributes = TitleAttributes(values: bar.titleTextAttributes ?? [:])
    let appearance = bar.appearance(for: item)
    title.show(
      item.title, attributes.over(appearance?.titleTextAttributes ?? [:]), .systemFont(ofSize: 17, weight: .semibold))
    title.textAlignment = .center
    group.addSubview(item.titleView ?? title)
    showPrompt()
    if bar.showsLargeTitle(of: item) {
      let given = TitleAttributes(values: bar.largeTitleTextAttributes ?? [:])
      addLargeTitle(given.over(appearance?.largeTitleTextAttributes ?? [:]))
    }
    addSubtitles(appearance)
    for view in [group, leading, trailing, backArea] { addSubview(view) }
    let ownLeft = item.leftBarButtonItems ?? []
    if let back, !item.hidesBackButton, ownLeft.isEmpty || item.leftItemsSupplementBackButton {
      let button = makeBack(to: back)
      self.back = button
      left.append(button)
    }
    let (lefts, rights) = (ownLeft.filter { !$0.isHidden }, (item.rightBarButtonItems ?? []).filter { !$0.isHidden })
    left += lefts.map(makeButton)
    right = rights.map(makeButton)
    for (item, button) in zip(lefts + rights, left.filter { $0 !== back } + right) { item.shownView = button }
    guard isOnGlass else {
      for button in left { (button === self.back ? backArea : leading).addSubview(button) }
      for button in right { trailing.addSubview(button) }
      return
    }
    addPlatters(lefts, rights)
  }

  required init?(coder: NSCoder) { nil }

  private func addPlatters(_ lefts: [UIBarButtonItem], _ rights: [UIBarButtonItem]) {
    if let back {
      platters.append(BarPlatter([back], items: [], isLeading: true))
      backArea.addSubview(platters[0])
    }
    let own = left.filter { $0 !== back }
    for (items, buttons, area) in [(lefts, own, leading), (rights, right, trailing)] {
      for platter in BarPlatter.platters(buttons, items, isLeading: area === leading) {
        platters.append(platter)
        area.addSubview(platter)
        for item in platter.items { item.shownView = platter }
      }
    }
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
    label.show(item.largeTitle ?? item.title, attributes, .systemFont(ofSize: 34, weight: .bold))
    label.textAlignment = isMirrored ? .right : .natural
    largeArea.clipsToBounds = true
    largeArea.addSubview(label)
    group.addSubview(largeArea)
    largeTitle = label
    title.isHidden = item.titleView == nil
  }

  private func addSubtitles(_ appearance: UINavigationBarAppearance?) {
    guard isOnGlass else { return }
    func make(_ own: UIView?, _ text: String?, _ size: CGFloat, _ given: [NSAttributedString.Key: Any]?) -> UIView? {
      if own != nil || text?.isEmpty ?? true { return own }
      let label = UILabel()
      label.show(text, TitleAttributes(values: given ?? [:]), .systemFont(ofSize: size), .secondaryLabel)
      label.textAlignment = isMirrored ? .right : .natural
      return label
    }
    if item.titleView == nil {
      subtitle = make(item.subtitleView, item.subtitle, SubtitleMetrics.fontSize, appearance?.subtitleTextAttributes)
    }
    if largeTitle != nil {
      largeSubtitle = make(
        item.largeSubtitleView, item.largeSubtitle ?? item.subtitle, SubtitleMetrics.largeFontSize,
        appearance?.largeSubtitleTextAttributes)
    }
    if let subtitle { group.addSubview(subtitle) }
    if let largeSubtitle { largeArea.addSubview(largeSubtitle) }
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
    let color = back.backBarButtonItem?.tintColor ?? (isOnGlass ? nil : attributes.color) ?? itemColor
    let button = BarButton(text: text, isBackButton: true, color: color) { [weak self] in
      if let action { action.perform(for: nil) } else { self?.bar?.goBack() }
    }
    if let font = attributes.font { button.word.font = font }
    button.showArrow(appearance?.backIndicatorImage ?? bar?.backIndicatorImage)
    if isOnGlass { button.hideWord() }
    return button
  }

  /// What is on glass is monochrome.
  private var itemColor: UIColor? { isOnGlass ? .label : bar?.tintColor }

  private func makeButton(_ item: UIBarButtonItem) -> UIView {
    item.host = bar
    let appearance = bar?.appearance(for: self.item)
    let isProminent = isOnGlass && item.style == .done
    return BarButton.view(
      for: item, tint: isProminent ? .white : itemColor,
      appearance: item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (start, end) = isOnGlass ? layOutPlatters() : layOutButtons()
    for view in [leading, trailing, backArea] { view.frame = bounds }
    if !isTravelling { moveGroup(to: 0, showing: 0, bounds.width) }
    let second = subtitle.map(SubtitleMetrics.size) ?? .zero
    let wanted = max(item.titleView?.bounds.width ?? title.intrinsicContentSize.width, second.width)
    let width = min(wanted, max(0, end - start))
    let x = titleX(width, from: start, to: end)
    let height = item.titleView?.bounds.height ?? UINavigationBar.contentHeight
    shownTitle.bounds.size = CGSize(width: width, height: height)
    let lift = subtitle == nil ? 0 : SubtitleMetrics.lift
    shownTitle.center = CGPoint(x: x + width / 2, y: UINavigationBar.contentHeight / 2 - lift)
    let inset = (width - min(second.width, width)) / 2
    subtitle?.frame = CGRect(
      x: x + inset, y: SubtitleMetrics.middle - second.height / 2, width: width - 2 * inset, height: second.height)
    mirror(isOnGlass ? platters.filter { !$0.isMoving } : left + right)
    mirror([shownTitle, subtitle])
    let above = PromptMetrics.height(for: item)
    prompt.frame = CGRect(x: Self.margin, y: -above, width: max(0, bounds.width - 2 * Self.margin), height: above)
    layOutLargeTitle()
    searchBar?.frame = CGRect(
      x: SearchMetrics.margin, y: bounds.height - item.searchHeight,
      width: max(0, bounds.width - 2 * SearchMetrics.margin),
      height: item.searchHeight - SearchMetrics.barHeight + SearchMetrics.height)
  }

  /// In the middle of the bar if there is room on both sides, otherwise between the buttons; on glass at the leading one.
  private func titleX(_ width: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    let middle = (bounds.width - width) / 2
    guard isOnGlass else { return min(max(middle, start), max(start, end - width)) }
    let slack = PlatterMetrics.gap - PlatterMetrics.titleGap
    return middle >= start - slack && middle + width <= end + slack ? middle : start
  }

  /// Returns where the title may begin and end.
  private func layOutButtons() -> (CGFloat, CGFloat) {
    var x = Self.margin
    for view in left { x += layOut(view, at: x) + Self.margin }
    var end = bounds.width - Self.margin
    for view in right {
      end -= size(of: view).width
      layOut(view, at: end)
      end -= Self.margin
    }
    return (x, end)
  }

  private func layOutPlatters() -> (CGFloat, CGFloat) {
    var (x, end) = (Self.margin, bounds.width - Self.margin)
    for platter in platters where !platter.isMoving {
      let width = platter.width
      platter.frame = CGRect(
        x: platter.isLeading ? x : end - width, y: 0, width: width, height: UINavigationBar.contentHeight)
      if platter.isLeading { x += width + PlatterMetrics.gap } else { end -= width + PlatterMetrics.gap }
    }
    return (x, end)
  }

  var searchBar: UISearchBar? { item.searchController?.searchBar }

  /// When this content is in the window, so that the field goes on being edited.
  func addSearchBar() { if let searchBar { group.addSubview(searchBar) } }

  /// Scrolled out of the bar by as much as the bar is lower than it can be.
  private func layOutLargeTitle() {
    guard let largeTitle else { return }
    let metrics = LargeTitleMetrics.self
    let margin = traitCollection.userInterfaceIdiom == .pad ? metrics.tabletMargin : metrics.margin
    let top = frame.minY - PromptMetrics.height(for: item)
    let (barHeight, height) = (bar?.height ?? 0, bar?.largeTitleHeight(of: item) ?? 0)
    let left = max(0, barHeight + height - (top + bounds.height - item.searchHeight))
    largeArea.frame = CGRect(x: 0, y: barHeight - top, width: bounds.width, height: max(0, height - left))
    if largeTitle.transform.isIdentity {
      largeTitle.frame = CGRect(
        x: margin, y: metrics.top - left, width: max(0, bounds.width - 2 * margin),
        height: metrics.labelHeight)
    }
    if let largeSubtitle {
      let isOurs = item.largeSubtitleView == nil
      let wanted =
        isOurs ? CGSize(width: 1e6, height: SubtitleMetrics.largeHeight) : SubtitleMetrics.size(of: largeSubtitle)
      largeSubtitle.frame = CGRect(
        x: margin, y: metrics.top + metrics.labelHeight - left,
        width: min(wanted.width, max(0, bounds.width - 2 * margin)), height: wanted.height)
      mirror([largeSubtitle])
    }
    // The titles are either seen or not, as on iOS.
    if item.titleView == nil { title.isHidden = left < height }
    subtitle?.isHidden = title.isHidden
    largeTitle.isHidden = left >= height
  }

  /// Returns the width.
  @discardableResult
  private func layOut(_ view: UIView, at x: CGFloat) -> CGFloat {
    let size = size(of: view)
    view.bounds.size = size
    view.center = CGPoint(x: x + size.width / 2, y: UINavigationBar.contentHeight / 2)
    return size.width
  }

  private func size(of view: UIView) -> CGSize {
    guard let button = view as? BarButton else { return view.bounds.size }
    return CGSize(width: button.width, height: UINavigationBar.contentHeight)
  }

  // MARK: Transitions

  /// The titles are not in position.
  private var isTravelling = false
  /// The buttons are on their way to another screen's.
  var isLeaving = false

  var shownTitle: UIView { item.titleView ?? title }

  /// The label that says where one is; nil if a view does.
  var heading: UILabel? {
    if let largeTitle, !largeTitle.isHidden { return largeTitle }
    return item.titleView == nil ? title : nil
  }

  /// The word of the back button; nil if it has none.
  var word: UILabel? { back.flatMap { $0.word.isHidden || ($0.word.text ?? "").isEmpty ? nil : $0.word } }

  /// All in position, but for buttons that are on their way by themselves.
  func straighten(keepsButtons: Bool = false) {
    isTravelling = false
    alpha = 1
    let parts = [
      group, leading, trailing, backArea, shownTitle, prompt, largeTitle, searchBar, back?.word, back?.shownArrow,
    ]
    for case let view? in parts {
      // A cancelled animator may end before them.
      if view !== item.titleView, view !== searchBar { view.layer.removeAllAnimations() }
      (view.alpha, view.transform) = (1, .identity)
    }
    (group.clipsToBounds, largeArea.clipsToBounds) = (false, true)
    if !keepsButtons { for platter in platters { platter.show(1) } }
    moveGroup(to: 0, showing: 0, bounds.width)
  }

  /// In a zoom; the back button's opacity, and that of all else.
  func fade(back: CGFloat) { backArea.alpha = back }

  func fade(rest: CGFloat) { (group.alpha, leading.alpha, trailing.alpha) = (rest, rest, rest) }

  /// In position, or `shift` points beside it with only `width` points shown.
  func travel(to shift: CGFloat, showing start: CGFloat = 0, _ width: CGFloat? = nil) {
    isTravelling = true
    group.clipsToBounds = true
    moveGroup(to: shift, showing: start, width ?? bounds.width)
  }

  /// All but `width` points from `start` on is cut off.
  private func moveGroup(to shift: CGFloat, showing start: CGFloat, _ width: CGFloat) {
    let above = PromptMetrics.height(for: item)
    group.bounds = CGRect(x: start, y: -above, width: width, height: bounds.height + above)
    group.center = CGPoint(x: shift + start + width / 2, y: (bounds.height - above) / 2)
  }
}

/// Receives no touches itself, but its subviews do.
@MainActor final class ThroughView: UIView {
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

/// In points: our guesses.
@MainActor enum SubtitleMetrics {
  static let (fontSize, largeFontSize): (CGFloat, CGFloat) = (12, 15)
  /// Of a line below a large title.
  static let largeHeight: CGFloat = 20
  /// By which a title is higher than without a subtitle.
  static let lift: CGFloat = 7
  /// The distance of a subtitle's middle from the top of the bar.
  static let middle: CGFloat = 32

  static func size(of view: UIView) -> CGSize {
    let size = view.systemLayoutSizeFitting(.zero)
    return size.width > 0 ? size : view.sizeThatFits(.zero)
  }
}

extension UILabel {
  /// `attributes` replace the usual ones.
  fileprivate final func show(
    _ text: String?, _ attributes: TitleAttributes, _ font: UIFont, _ color: UIColor = .label
  ) {
    (self.text, self.font, textColor) = (text, attributes.font ?? font, attributes.color ?? color)
  }
}

extension UINavigationBar {
  /// What a large title and its subtitle add to the bar.
  final func largeTitleHeight(of item: UINavigationItem) -> CGFloat {
    let second = (item.largeSubtitle ?? item.subtitle)?.isEmpty == false ? SubtitleMetrics.largeHeight : 0
    let own = item.largeSubtitleView.map { SubtitleMetrics.size(of: $0).height }
    return LargeTitleMetrics.height + (hasGlassBars ? own ?? second : 0)
  }
}

/// In points, as measured on iOS 26.1.
enum LargeTitleMetrics {
  /// Added to the bar, without a subtitle.
  static let height: CGFloat = 52
  /// The distance of the label from the edges.
  static let (margin, tabletMargin): (CGFloat, CGFloat) = (16, 20)
  /// The distance of the label from what is above.
  static let top: CGFloat = 3
  static let labelHeight: CGFloat = 41
}

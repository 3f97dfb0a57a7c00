import CoreGraphics
import Foundation

extension UINavigationBar {
  public final var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard(UINavigationBarAppearance.init) { [weak self] in self?.applyAppearance() } }
    set { appearances.given = BarAppearances.copy(newValue) { [weak self] in self?.applyAppearance() } }
  }

  /// Used if no standard appearance is set.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = BarAppearances.copy(newValue) { [weak self] in self?.applyAppearance() } }
  }

  /// An empty picture makes the bar transparent.
  public final func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { backgroundPicture = backgroundImage }
  }

  /// An empty picture makes the bar transparent.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundPicture : nil
  }

  /// Nil if no appearance was set.
  ///
  /// Where content lies beneath the bar the standard appearance counts, at the content's top edge that for it.
  final func appearance(for item: UINavigationItem?) -> UINavigationBarAppearance? {
    let atEdge = item?.scrollEdgeAppearance ?? (item?.standardAppearance == nil ? appearances.scrollEdge : nil)
    if let atEdge, let item, (navigation?.scrolledDistance(of: item) ?? 0) <= 0 { return atEdge }
    if let own = item?.standardAppearance { return own }
    return appearances.given ?? appearances.inForce ?? item?.scrollEdgeAppearance
  }

  final func showBackground(for item: UINavigationItem?) {
    shownAppearance = appearance(for: item)
    if let appearance = shownAppearance {
      hasAppearance = true
      return background.show(appearance, in: self)
    }
    let isPlain = barTintColor == nil && backgroundPicture == nil && shadowImage == nil
    // A colour that the client gave the bar itself stays.
    if isPlain, !hasAppearance { return }
    hasAppearance = !isPlain
    background.showStandard(in: self)
    backgroundColor = barTintColor ?? BarBackground.usualColor(of: self)
    if let backgroundPicture {
      backgroundColor = .clear
      background.show(backgroundPicture, in: self)
    }
    if let shadowImage, shadowImage.size == .zero { background.hairline.backgroundColor = .clear }
  }

  // MARK: Large titles

  final func showsLargeTitle(of item: UINavigationItem) -> Bool {
    guard prefersLargeTitles else { return false }
    let below = shown[..<(shown.index(ofObject: item) ?? 0)].reversed()
    for each in [item] + below {
      switch each.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Less than the greatest height while the content is scrolled.
  final func height(for item: UINavigationItem?, scrolled: CGFloat? = nil) -> CGFloat {
    let height = height + PromptMetrics.height(for: item) + (item?.searchHeight ?? 0)
    guard let item, showsLargeTitle(of: item) else { return height }
    return height + max(0, largeTitleHeight(of: item) - max(0, scrolled ?? navigation?.scrolledDistance(of: item) ?? 0))
  }

  final func contentFrame(of content: NavigationBarContent) -> CGRect {
    guard navigation != nil else {
      let y = max(0, bounds.height - height)
      return CGRect(x: 0, y: y, width: bounds.width, height: Self.contentHeight)
    }
    let above = PromptMetrics.height(for: content.item)
    let isLow = content.largeTitle == nil && content.item.searchController == nil
    let height = isLow ? Self.contentHeight : height(for: content.item) - above
    return CGRect(x: 0, y: above, width: bounds.width, height: height)
  }

  /// An item has changed, or whether titles are large; the height counts at once.
  final func titlesChanged() {
    isStale = true
    setNeedsLayout()
    guard arriving == nil, let navigation, navigation.isViewLoaded else { return }
    navigation.layOutBar()
    navigation.stack.last?.viewIfLoaded?.updateSafeArea()
  }

  /// Where the bar has no background; what scrolls beneath it takes the effect along.
  final func showEdgeEffect() {
    guard hasGlassBars, let navigation, let item = content?.item else { return }
    guard let scroll = navigation.scroll(of: item) else { return }
    let hasBackground = (backgroundColor?.cgColor.alpha ?? 0) > 0
    let foot = convert(CGPoint(x: 0, y: height), to: scroll).y - scroll.bounds.minY
    scroll.topEdgeEffect.show(
      beneath: foot, scrolled: hasBackground || navigation.barIsHidden ? 0 : navigation.scrolledDistance(of: item))
  }

  /// The bar is as high as the content of the top screen leaves it.
  final func contentScrolled() {
    guard let navigation, arriving == nil, let content else { return }
    showEdgeEffect()
    let appearance = appearance(for: content.item)
    if appearance !== shownAppearance { applyAppearance() }
    guard let content = self.content, content.largeTitle != nil else { return }
    navigation.layOutBar()
    content.frame = contentFrame(of: content)
    content.setNeedsLayout()
  }
}

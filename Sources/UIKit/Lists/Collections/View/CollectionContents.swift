import CoreGraphics
import Foundation
import QuartzCore

/// The views that a collection shows, and what it knows of its data and its layout.
///
/// The elements around the visible part are known without asking the layout in each frame: a frame in which no view
/// appears or disappears compares rectangles and allocates nothing.
@MainActor final class CollectionContents {
  /// An element near the visible part.
  struct Entry {
    let attributes: UICollectionViewLayoutAttributes
    let frame: CGRect
    /// The section's scroll view holds the view.
    let scroller: SectionScroller?
    var view: UICollectionReusableView?
  }

  unowned let view: UICollectionView
  let pool = ReusePool<UICollectionReusableView>()
  /// The number of items by section; nil until the data source was asked.
  var counts: [Int]?
  private(set) var isPrepared = false
  private(set) var hasEntries = false
  var entries: [Entry] = []
  /// The part of the content whose elements are known.
  private var region = CGRect.zero
  private(set) var shown: [CollectionElement: UICollectionReusableView] = [:]
  var scrollers: [Int: SectionScroller] = [:]
  var selected: Set<IndexPath> = []
  /// The item that is moved by hand.
  var movement: CollectionMovement?
  private var prefetch = CollectionPrefetch()
  /// Whether the elements around the visible part are others since the last layout.
  private var hasNewEntries = false
  /// The touch that highlights an item.
  var press: CollectionPress?
  /// The animated change that is being made.
  var change: CollectionChange?
  private(set) var isBusy = false
  /// Whether the views have other attributes than the layout gives them now.
  private var areViewsStale = false
  private var needsReload = false
  /// Whether the layout was asked about new bounds since the last layout.
  private var hasAskedForBounds = false
  private var invalidatesByBounds = false
  /// The attributes for which the data source is making a view.
  private(set) var awaited: UICollectionViewLayoutAttributes?
  /// The changes that are being named, to be made together; nil at other times.
  var named: [UICollectionViewUpdateItem]?
  /// The cell that the data source configures again.
  var reconfigured: UICollectionViewCell?
  /// The item that the user chose to scroll to when there was no layout.
  private var target: (indexPath: IndexPath, position: UICollectionView.ScrollPosition)?

  init(of view: UICollectionView) { self.view = view }

  var layout: UICollectionViewLayout { view.collectionViewLayout }

  // MARK: Data

  func loadCounts() -> [Int] {
    if let counts { return counts }
    let loaded = askedCounts()
    counts = loaded
    return loaded
  }

  func askedCounts() -> [Int] {
    guard let source = view.dataSource else { return [] }
    let sections = source.numberOfSections(in: view)
    return (0..<max(0, sections)).map { max(0, source.collectionView(view, numberOfItemsInSection: $0)) }
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    let counts = loadCounts()
    guard indexPath.count == 2, counts.indices.contains(indexPath.section) else { return false }
    return (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  func reload() {
    (counts, isPrepared, hasEntries, needsReload) = (nil, false, false, true)
    (selected, movement, prefetch) = ([], nil, CollectionPrefetch())
    let context = layout.makeInvalidationContext()
    (context.everything, context.counts) = (true, true)
    layout.invalidateLayout(with: context)
    view.setNeedsLayout()
  }

  // MARK: Invalidation

  func layoutInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    if context.counts, !isBusy { counts = nil }
    let shift = context.contentOffsetAdjustment
    if shift != .zero {
      let offset = view.contentOffset
      view.contentOffset = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
    }
    view.setNeedsLayout()
  }

  /// Before the bounds change, or with their old size after it; returns what invalidates the layout then, or nil.
  func boundsWillChange(to new: CGRect, from old: CGSize? = nil) -> UICollectionViewLayoutInvalidationContext? {
    guard !hasAskedForBounds, new != view.bounds || old != nil, isPrepared else { return nil }
    guard layout.shouldInvalidateLayout(forBoundsChange: new) else { return nil }
    (hasAskedForBounds, invalidatesByBounds) = (true, true)
    return layout.invalidationContext(forBoundsChange: new)
  }

  // MARK: Layout

  /// Prepares the layout if it is not valid.
  func prepare() {
    _ = loadCounts()
    guard !isPrepared else { return }
    (isPrepared, hasEntries) = (true, false)
    layout.prepare()
    let size = layout.collectionViewContentSize
    if view.contentSize != size { TransitionJournal.withoutRecording { view.contentSize = size } }
  }

  func layOut() {
    guard !isBusy else { return }
    isBusy = true
    TransitionJournal.withoutRecording { fill() }
    (isBusy, hasAskedForBounds, invalidatesByBounds) = (false, false, false)
    guard hasNewEntries else { return }
    hasNewEntries = false
    prefetch.update(entries, of: view)
  }

  /// Until sizes that were corrected do not change the layout any more.
  func fill() {
    for _ in 0..<Self.passes {
      if needsReload { removeAll() }
      prepare()
      if !isRegionValid { findEntries() }
      showEntries()
      if isPrepared, hasEntries { break }
    }
    if let target, isPrepared {
      self.target = nil
      view.scroll(to: target.indexPath, at: target.position, animated: false)
    }
  }

  /// Runs `body` in a layout that is not interrupted by others.
  func whileBusy(_ body: () -> Void) {
    let outer = isBusy
    isBusy = true
    TransitionJournal.withoutRecording(body)
    isBusy = outer
  }

  private static let passes = 12

  private func removeAll() {
    needsReload = false
    // Backwards, so that each element gets its own view again.
    for (element, view) in Self.inOrder(shown).reversed() { recycle(view, element) }
    (shown, entries) = ([:], [])
  }

  /// By index paths: an order that does not depend on hashes.
  static func inOrder(
    _ views: [CollectionElement: UICollectionReusableView]
  ) -> [(key: CollectionElement, value: UICollectionReusableView)] { views.sorted { $0.key < $1.key } }

  private var isRegionValid: Bool {
    guard hasEntries, region.contains(view.bounds) else { return false }
    return scrollers.isEmpty || scrollers.values.allSatisfy(\.isRegionValid)
  }

  /// A layout that follows the bounds is asked for no more than is visible.
  private func findEntries() {
    let bounds = view.bounds
    let margin = invalidatesByBounds ? CGPoint.zero : CGPoint(x: bounds.width, y: bounds.height)
    region = bounds.insetBy(dx: -margin.x, dy: -margin.y)
    (hasEntries, areViewsStale, hasNewEntries) = (true, true, true)
    updateScrollers()
    var left = shown
    entries = (layout.layoutAttributesForElements(in: region) ?? []).map { attributes in
      let attributes = moved(attributes)
      let scroller = scrollers[attributes.indexPath.isEmpty ? -1 : attributes.indexPath[0]]
      let isInside = scroller != nil && attributes.representedElementCategory == .cell
      return Entry(
        attributes: attributes, frame: attributes.frame, scroller: isInside ? scroller : nil,
        view: left.removeValue(forKey: attributes.element))
    }
    for (element, view) in Self.inOrder(left) { disappear(view, element) }
  }

  /// Views that leave go first, so that they are used again.
  private func showEntries() {
    let bounds = view.bounds
    for index in entries.indices where entries[index].view != nil && !isVisible(entries[index], in: bounds) {
      guard let view = entries[index].view else { continue }
      entries[index].view = nil
      disappear(view, entries[index].attributes.element)
    }
    let isStale = areViewsStale
    areViewsStale = false
    for index in entries.indices {
      if let view = entries[index].view {
        guard isStale else { continue }
        view.arrange(by: entries[index].attributes, in: origin(of: entries[index]))
        if !entries[index].attributes.estimatedAxes.isEmpty { correctSize(of: view, entries[index].attributes) }
      } else if isVisible(entries[index], in: bounds) {
        appear(index)
        // The data source or the delegate may have changed the data.
        guard hasEntries, entries.indices.contains(index) else { return }
      }
    }
  }

  private func isVisible(_ entry: Entry, in bounds: CGRect) -> Bool {
    guard !entry.attributes.isHidden else { return false }
    guard let scroller = entry.scroller else { return Self.overlap(entry.frame, bounds) }
    return Self.overlap(
      entry.frame.offsetBy(dx: -scroller.contentOffset.x, dy: -scroller.contentOffset.y), bounds)
  }

  /// Rectangles that only touch do not overlap.
  private static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
  }

  func origin(of entry: Entry) -> CGPoint { entry.scroller?.frame.origin ?? .zero }

  // MARK: Views

  private func appear(_ index: Int) {
    let entry = entries[index]
    let (attributes, element) = (entry.attributes, entry.attributes.element)
    var made: UICollectionReusableView?
    UIView.performWithoutAnimation {
      made = make(attributes, element)
      guard let made else { return }
      made.isHidden = false
      made.arrange(by: start(of: attributes), in: origin(of: entry))
      let container: UIView = entry.scroller ?? self.view
      if made.superview !== container { container.addSubview(made) }
    }
    guard let made, entries.indices.contains(index) else { return }
    entries[index].view = made
    shown[element] = made
    tellAppearance(made, element)
    made.arrange(by: attributes, in: origin(of: entry))
    correctSize(of: made, attributes)
  }

  private func start(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard change != nil else { return attributes }
    return layout.start(of: attributes.element) ?? attributes
  }

  private func make(
    _ attributes: UICollectionViewLayoutAttributes, _ element: CollectionElement
  ) -> UICollectionReusableView? {
    awaited = attributes
    defer { awaited = nil }
    switch element.category {
    case .cell:
      prefetch.appears(element.indexPath)
      let path = movement?.original(of: element.indexPath) ?? element.indexPath
      guard let cell = view.dataSource?.collectionView(view, cellForItemAt: path) else { return nil }
      cell.show(
        isSelected: selected.contains(element.indexPath), isHighlighted: press?.indexPath == element.indexPath)
      return cell
    case .supplementaryView:
      return view.dataSource?.collectionView(
        view, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
    case .decorationView:
      let key = CollectionKey(identifier: element.kind, kind: Self.decoration)
      if let made = layout.decorations[element.kind] { pool.register(made, for: key) }
      return take(key, frame: attributes.frame)
    }
  }

  /// The kind of decorations in the pool, which are not registered under names of their own.
  private static let decoration = "decoration"

  /// Nil if no class is registered.
  func take(_ key: CollectionKey, frame: CGRect) -> UICollectionReusableView? {
    let view = pool.take(key) { $0.init(frame: frame) }
    view?.poolKey = key
    return view
  }

  private func tellAppearance(_ shown: UICollectionReusableView, _ element: CollectionElement) {
    guard let delegate = view.listDelegate else { return }
    if element.category == .cell, let cell = shown as? UICollectionViewCell {
      delegate.collectionView(view, willDisplay: cell, forItemAt: element.indexPath)
    } else {
      delegate.collectionView(
        view, willDisplaySupplementaryView: shown, forElementKind: element.kind, at: element.indexPath)
    }
  }

  /// The layout may take the size that the view itself would like to have.
  private func correctSize(of shown: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    guard layout.correctsSizes(of: attributes), attributes.representedElementCategory != .decorationView else { return }
    let wanted = shown.preferredLayoutAttributesFitting(attributes.copied())
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes))
  }

  /// At once, or at the end of the change that moves it away.
  private func disappear(_ leaving: UICollectionReusableView, _ element: CollectionElement) {
    shown[element] = nil
    guard let change else { return recycle(leaving, element) }
    let old = change.oldElement(of: element) ?? element
    change.leave(leaving, old)
    if let end = layout.end(of: old) { leaving.arrange(by: end) }
  }

  func recycle(_ leaving: UICollectionReusableView, _ element: CollectionElement) {
    if let delegate = view.listDelegate {
      if element.category == .cell, let cell = leaving as? UICollectionViewCell {
        delegate.collectionView(view, didEndDisplaying: cell, forItemAt: element.indexPath)
      } else {
        delegate.collectionView(
          view, didEndDisplayingSupplementaryView: leaving, forElementOfKind: element.kind, at: element.indexPath)
      }
    }
    view.swipes?.forget(leaving)
    UIView.performWithoutAnimation { leaving.isHidden = true }
    leaving.arranged = nil
    guard let key = leaving.poolKey else { return leaving.removeFromSuperview() }
    pool.keep(leaving, for: key)
  }

  /// The elements of the views have other index paths from now on.
  func replaceShown(_ new: [CollectionElement: UICollectionReusableView]) {
    (shown, prefetch) = (new, CollectionPrefetch())
  }

  func invalidateAll() { (isPrepared, hasEntries) = (false, false) }

  /// Scrolls there once there is a layout.
  func scrollLater(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition) {
    target = (indexPath, position)
    view.setNeedsLayout()
  }

  // MARK: Sections that scroll across

  private func updateScrollers() {
    for (section, scroller) in scrollers where layout.scroller(ofSection: section) == nil {
      scroller.removeFromSuperview()
      scrollers[section] = nil
    }
    for (section, scrolling) in layout.scrollers(in: region) {
      (scrollers[section] ?? makeScroller(section)).show(scrolling)
    }
  }

  private func makeScroller(_ section: Int) -> SectionScroller {
    let scroller = SectionScroller(frame: .zero)
    scroller.contents = self
    scrollers[section] = scroller
    UIView.performWithoutAnimation { view.addSubview(scroller) }
    return scroller
  }

  func sectionScrolled() { view.setNeedsLayout() }
}

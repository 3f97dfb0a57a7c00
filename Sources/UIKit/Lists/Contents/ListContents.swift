import CoreGraphics
import Foundation
import QuartzCore

/// The views that a table or a collection shows, and what it knows of its data and its layout.
///
/// The elements around the visible part are known without asking the layout in each frame: a frame in which no view
/// appears or disappears compares rectangles and allocates nothing.
@MainActor final class ListContents {
  /// An element near the visible part.
  struct Entry {
    let attributes: UICollectionViewLayoutAttributes
    let frame: CGRect
    /// The section's scroll view holds the view.
    let scroller: SectionScroller?
    var view: UIView?
  }

  unowned let view: any ContentList
  /// The number of items by section; nil until the data source was asked.
  var counts: [Int]?
  private(set) var isPrepared = false
  private(set) var hasEntries = false
  var entries: [Entry] = []
  /// The part of the content whose elements are known.
  private var region = CGRect.zero
  private(set) var shown: [ListElement: UIView] = [:]
  var scrollers: [Int: SectionScroller] = [:]
  var selected: Set<IndexPath> = []
  private var prefetch = CollectionPrefetch()
  /// Whether the elements around the visible part are others since the last layout.
  private var hasNewEntries = false
  /// The touch that highlights an item.
  var press: ListPress?
  /// The animated change that is being made.
  var change: ListChange?
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
  var batch: Batch?
  /// The cell that the data source configures again.
  var reconfigured: UIView?
  /// The item that the list scrolls to.
  var target: Target?

  init(of view: any ContentList) { self.view = view }

  var layout: UICollectionViewLayout { view.currentLayout }

  // MARK: Data

  func loadCounts() -> [Int] {
    if let counts { return counts }
    let loaded = view.askedCounts()
    counts = loaded
    return loaded
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    let counts = loadCounts()
    guard indexPath.count == 2, counts.indices.contains(indexPath.section) else { return false }
    return (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  func reload() {
    (counts, isPrepared, hasEntries, needsReload) = (nil, false, false, true)
    (selected, prefetch) = ([], CollectionPrefetch())
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
    guard !isBusy, batch == nil else { return }
    isBusy = true
    TransitionJournal.withoutRecording { fill() }
    (isBusy, hasAskedForBounds, invalidatesByBounds) = (false, false, false)
    followTarget()
    guard hasNewEntries else { return }
    hasNewEntries = false
    if let collection = view as? UICollectionView { prefetch.update(entries, of: collection) }
  }

  /// Until sizes that were corrected do not change the layout any more.
  func fill() {
    for pass in 1...Self.passes {
      if needsReload { removeAll() }
      prepare()
      if !isRegionValid { findEntries() }
      showEntries(isLast: pass == Self.passes)
      if isPrepared, hasEntries { break }
    }
    view.didLayOutContents()
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
    _ views: [ListElement: UIView]
  ) -> [(key: ListElement, value: UIView)] { views.sorted { $0.key < $1.key } }

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
      let scroller = scrollers[attributes.indexPath.isEmpty ? -1 : attributes.indexPath[0]]
      let isInside = scroller != nil && attributes.representedElementCategory == .cell
      return Entry(
        attributes: attributes, frame: attributes.frame, scroller: isInside ? scroller : nil,
        view: left.removeValue(forKey: attributes.element))
    }
    for (element, view) in Self.inOrder(left) { disappear(view, element) }
  }

  /// Views that leave go first, so that they are used again.
  private func showEntries(isLast: Bool) {
    let bounds = view.bounds
    for index in entries.indices where entries[index].view != nil && !isVisible(entries[index], in: bounds) {
      guard let view = entries[index].view else { continue }
      entries[index].view = nil
      disappear(view, entries[index].attributes.element)
    }
    if areViewsStale {
      for entry in entries {
        if let view = entry.view, !entry.attributes.estimatedAxes.isEmpty { correctSize(of: view, entry.attributes) }
      }
      // Each view moves once, to where it lies in the end.
      guard isPrepared || isLast else { return }
      areViewsStale = false
      for entry in entries {
        if let view = entry.view { self.view.arrange(view, by: entry.attributes, in: origin(of: entry)) }
      }
    }
    for index in entries.indices where entries[index].view == nil && isVisible(entries[index], in: bounds) {
      appear(index)
      // The data source or the delegate may have changed the data.
      guard hasEntries, entries.indices.contains(index) else { return }
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
    var made: UIView?
    UIView.performWithoutAnimation {
      made = make(attributes, element)
      guard let made else { return }
      made.isHidden = false
      view.arrange(made, by: start(of: attributes), in: origin(of: entry))
      view.put(made, into: entry.scroller ?? view)
    }
    guard let made, entries.indices.contains(index) else { return }
    entries[index].view = made
    shown[element] = made
    var end = attributes
    UIView.performWithoutAnimation {
      guard correctSize(of: made, attributes) else { return }
      end = layout.attributes(for: element) ?? attributes
      view.arrange(made, by: start(of: end), in: origin(of: entry))
    }
    view.willDisplay(made, of: element)
    if hasEntries { view.arrange(made, by: end, in: origin(of: entry)) }
  }

  private func start(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard change != nil else { return attributes }
    return layout.start(of: attributes.element) ?? attributes
  }

  private func make(_ attributes: UICollectionViewLayoutAttributes, _ element: ListElement) -> UIView? {
    awaited = attributes
    defer { awaited = nil }
    if element.category == .cell { prefetch.appears(element.indexPath) }
    return view.makeView(of: element, attributes)
  }

  /// Whether the layout takes the size that the view itself would like to have.
  @discardableResult
  func correctSize(of shown: UIView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard layout.correctsSizes(of: attributes), attributes.representedElementCategory != .decorationView else {
      return false
    }
    let wanted = view.preferredAttributes(of: shown, attributes.copied())
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes))
    return true
  }

  /// At once, or at the end of the change that moves it away.
  private func disappear(_ leaving: UIView, _ element: ListElement) {
    shown[element] = nil
    guard let change else { return recycle(leaving, element) }
    let old = change.oldElement(of: element) ?? element
    change.leave(leaving, old)
    if let end = layout.end(of: old) { view.arrange(leaving, by: end, in: nil) }
  }

  func recycle(_ leaving: UIView, _ element: ListElement) {
    view.swipes?.forget(leaving)
    view.release(leaving, of: element)
  }

  /// The elements of the views have other index paths from now on.
  func replaceShown(_ new: [ListElement: UIView]) {
    (shown, prefetch) = (new, CollectionPrefetch())
  }

  func invalidateAll() { (isPrepared, hasEntries) = (false, false) }

  /// The paths of the visible cells, in order.
  var visiblePaths: [IndexPath] { shown.keys.filter { $0.category == .cell }.map(\.indexPath).sorted() }

  /// Nil if the view is not shown.
  func indexPath(of view: UIView) -> IndexPath? {
    needsReload ? nil : shown.first { $0.value === view }?.key.indexPath
  }

  func cell(at path: IndexPath) -> UIView? { shown[.cell(path)] }

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

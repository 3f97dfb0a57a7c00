public import CoreGraphics
public import Foundation

/// Lines of items, as text flows, with a header and a footer for each section.
///
/// The items of a line are spread over its length, and centered along the other axis. A single item lies in the middle
/// of its line.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
  }

  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Not zero: cells have the sizes that they want, and this one until they were created.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Only the length along which the content scrolls counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }

  private var sections: [FlowSection] = []
  private var isStale = true
  private var builtLength: CGFloat = 0
  /// The size of the collection across.
  private var builtAcross: CGFloat = 0
  /// Set by the delegate's default method.
  final var hasUniformItems = false

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isAboutMetrics = (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics
    if context.everything || context.counts || isAboutMetrics ?? true { isStale = true }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let isPinned = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    return across(newBounds.size) != builtAcross || isPinned
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isResized = across(newBounds.size) != builtAcross
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = isResized
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimates, preferredAttributes.representedElementCategory == .cell else { return false }
    measured[preferredAttributes.element] = preferredAttributes.size
    corrected.insert(preferredAttributes.element)
    return preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  override func correctsSizes(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    !attributes.estimatedAxes.isEmpty
  }

  override func insetsChanged() { if lineRoom != builtLength { invalidateLayout() } }

  private var estimates: Bool { estimatedItemSize != .zero }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    defer { corrected = [] }
    guard isStale || builtLength != lineRoom else { return correct() }
    guard let collection = collectionView else { return }
    if builtLength != lineRoom { measured = [:] }
    (isStale, builtLength, builtAcross, sections) = (false, lineRoom, across(collection.bounds.size), [])
    var start: CGFloat = 0
    for (section, count) in collection.contents.loadCounts().enumerated() {
      let built = build(section, count, start: start, collection)
      sections.append(built)
      start = built.end
    }
  }

  /// Sizes that cells wanted replace their estimates.
  private func correct() {
    let elements = corrected.sorted().filter { sections.indices.contains($0.indexPath.section) }
    guard let first = elements.first?.indexPath.section else { return }
    for element in elements {
      let path = element.indexPath
      if let size = measured[element] { sections[path.section].correct(path.item, flow(size)) }
    }
    for index in sections.indices.dropFirst(first + 1) { sections[index].start = sections[index - 1].end }
  }

  /// The room for a line with its insets.
  private var lineRoom: CGFloat {
    guard let collection = collectionView else { return 0 }
    let inset = collection.adjustedContentInset
    return max(
      0,
      isVertical
        ? collection.bounds.width - inset.left - inset.right
        : collection.bounds.height - inset.top - inset.bottom)
  }

  private func build(_ section: Int, _ count: Int, start: CGFloat, _ collection: UICollectionView) -> FlowSection {
    let metrics = FlowMetrics(section, of: self, in: collection)
    let (inset, vertical) = (metrics.inset, isVertical)
    let room = builtLength - (vertical ? inset.left + inset.right : inset.top + inset.bottom)
    let (sizes, usual) = sizes(section, count, metrics.delegate, collection)
    return FlowSection(
      count: count, sizes: sizes, usual: usual, lineLength: max(0, room),
      spacing: FlowSize(across: metrics.itemSpacing, along: metrics.lineSpacing),
      lineStart: vertical ? inset.left : inset.top,
      insets: vertical ? (inset.top, inset.bottom) : (inset.left, inset.right), header: along(metrics.header),
      footer: along(metrics.footer), start: start)
  }

  /// The sizes of the first items, and the usual one of those that follow.
  private func sizes(
    _ section: Int, _ count: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ collection: UICollectionView
  ) -> (sizes: [FlowSize], usual: FlowSize) {
    if estimates {
      let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      let paths = measured.keys.map(\.indexPath).filter { $0.section == section && $0.item < count }
      let sizes = (0..<(paths.map(\.item).max() ?? -1) + 1).map {
        flow(measured[.cell(IndexPath(item: $0, section: section))] ?? estimate)
      }
      return (sizes, flow(estimate))
    }
    guard let delegate, count > 0 else { return ([], flow(itemSize)) }
    func size(_ item: Int) -> FlowSize {
      flow(delegate.collectionView(collection, layout: self, sizeForItemAt: IndexPath(item: item, section: section)))
    }
    hasUniformItems = false
    let first = size(0)
    return (hasUniformItems ? [] : [first] + (1..<max(1, count)).map(size), first)
  }

  // MARK: Axes

  final var isVertical: Bool { scrollDirection == .vertical }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func flow(_ size: CGSize) -> FlowSize {
    FlowSize(across: max(0, across(size)), along: max(0, along(size)))
  }

  private func rect(_ rect: FlowRect) -> CGRect {
    isVertical
      ? CGRect(x: rect.across, y: rect.along, width: rect.size.across, height: rect.size.along)
      : CGRect(x: rect.along, y: rect.across, width: rect.size.along, height: rect.size.across)
  }

  // MARK: Elements

  open override var collectionViewContentSize: CGSize {
    let length = sections.last?.end ?? 0
    return isVertical ? CGSize(width: builtLength, height: length) : CGSize(width: length, height: builtLength)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    for index in sections.partitioned({ $0.end >= low })..<sections.count {
      let section = sections[index]
      if section.start > high { break }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        let path = IndexPath(item: 0, section: index)
        if let made = layoutAttributesForSupplementaryView(ofKind: kind, at: path) { found.append(made) }
      }
      for item in section.items(from: low, to: high) {
        let made = attributes(ofItem: item, in: index)
        if made.frame.intersects(rect) { found.append(made) }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    return attributes(ofItem: indexPath.item, in: indexPath.section)
  }

  private func attributes(ofItem item: Int, in section: Int) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: item, section: section)
    let made = newAttributes(for: .cell(path))
    made.frame = rect(sections[section].frame(ofItem: item))
    if estimates, measured[.cell(path)] == nil { made.estimatedAxes = [.width, .height] }
    return made
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let index = indexPath.first, sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.header : section.footer
    guard length > 0 else { return nil }
    let made = newAttributes(for: .supplementary(elementKind, indexPath))
    let start = isHeader ? section.start : section.footerStart
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if isPinned { made.zIndex = Self.pinnedDepth }
    let along = isPinned ? pinned(start, length, section, isHeader) : start
    made.frame = rect(FlowRect(across: 0, along: along, size: FlowSize(across: builtLength, along: length)))
    return made
  }

  /// At the edge of the visible part, and not outside its section.
  private func pinned(_ start: CGFloat, _ length: CGFloat, _ section: FlowSection, _ isHeader: Bool) -> CGFloat {
    guard let collection = collectionView else { return start }
    let visible = collection.bounds.inset(by: collection.adjustedContentInset)
    let (low, high) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    if isHeader { return max(start, min(low, section.footerStart - length)) }
    return min(start, max(high - length, section.start + section.header))
  }

  /// In front of the cells, as on iOS.
  private static let pinnedDepth = 10
}

/// What the delegate or the layout says about one section.
@MainActor private struct FlowMetrics {
  let inset: UIEdgeInsets
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let header: CGSize
  let footer: CGSize
  let delegate: (any UICollectionViewDelegateFlowLayout)?

  init(_ section: Int, of layout: UICollectionViewFlowLayout, in collection: UICollectionView) {
    guard let delegate = collection.listDelegate as? any UICollectionViewDelegateFlowLayout else {
      (inset, lineSpacing, itemSpacing) =
        (layout.sectionInset, layout.minimumLineSpacing, layout.minimumInteritemSpacing)
      (header, footer, delegate) = (layout.headerReferenceSize, layout.footerReferenceSize, nil)
      return
    }
    self.delegate = delegate
    inset = delegate.collectionView(collection, layout: layout, insetForSectionAt: section)
    lineSpacing = delegate.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: section)
    itemSpacing = delegate.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
    header = delegate.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: section)
    footer = delegate.collectionView(collection, layout: layout, referenceSizeForFooterInSection: section)
  }
}

@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spaces are asked for again.
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

/// Measures for a flow layout, in points; a method that is missing leaves the layout's own measure.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
    // The items need not be asked for one by one.
    flow.hasUniformItems = true
    return flow.itemSize
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}

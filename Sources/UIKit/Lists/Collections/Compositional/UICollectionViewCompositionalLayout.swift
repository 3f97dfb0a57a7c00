public import CoreGraphics
public import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// In points.
  open var interSectionSpacing: CGFloat = 0
  /// Stored, without effect: sections have headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Stored, without effect.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }
}

/// Sections of groups of items; each section has its own arrangement.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  final var sections: [CompositionalSection] = []
  private var isStale = true
  private var builtSize = CGSize.zero
  private var builtBounds = CGSize.zero

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  final var isVertical: Bool { configuration.scrollDirection == .vertical }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.everything || context.counts { isStale = true }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != builtBounds || sections.contains(where: \.followsBounds)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard !originalAttributes.estimatedAxes.isEmpty else { return false }
    measured[preferredAttributes.element] = preferredAttributes.size
    corrected.insert(preferredAttributes.element)
    return preferredAttributes.size != originalAttributes.size
  }

  /// What lies above the visible part and turns out longer or shorter moves nothing that is visible.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    guard let collection = collectionView, isVertical, scroller(ofSection: originalAttributes.indexPath[0]) == nil
    else {
      return context
    }
    let top = collection.bounds.minY + collection.adjustedContentInset.top
    if originalAttributes.frame.minY < top, top > 0, collection.contents.change == nil {
      context.contentOffsetAdjustment.y = preferredAttributes.size.height - originalAttributes.size.height
    }
    return context
  }

  override func correctsSizes(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    !attributes.estimatedAxes.isEmpty
  }

  override func insetsChanged() { if room != builtSize { invalidateLayout() } }

  // MARK: Preparing

  private var room: CGSize {
    guard let collection = collectionView else { return .zero }
    let inset = collection.adjustedContentInset
    return CGSize(
      width: max(0, collection.bounds.width - inset.left - inset.right),
      height: max(0, collection.bounds.height - inset.top - inset.bottom))
  }

  open override func prepare() {
    super.prepare()
    guard let collection = collectionView else { return }
    if isStale || builtSize != room { build(collection) }
    correct()
  }

  private func build(_ collection: UICollectionView) {
    let room = room
    if builtSize.width != room.width { measured = [:] }
    (isStale, builtSize, builtBounds, sections) = (false, room, collection.bounds.size, [])
    corrected = Set(measured.keys)
    let plain = CollectionEnvironment(room, traits: collection.traitCollection)
    for (index, count) in collection.contents.loadCounts().enumerated() {
      guard let section = provider(index, plain) else {
        collection.application.report("The section provider returns nil for section \(index); it is left out")
        continue
      }
      let inner = CollectionEnvironment(room, insets: section.contentInsets, traits: collection.traitCollection)
      sections.append(
        CompositionalSection(
          section, index: index, count: count, at: 0, inner, isVertical: isVertical,
          measured: { [unowned self] in measured[$0] }))
      if let list = section.list { show(list, in: collection) }
    }
    stack()
  }

  /// Lengths that views wanted replace their estimates.
  private func correct() {
    guard !corrected.isEmpty else { return }
    let positions = Dictionary(sections.enumerated().map { ($1.index, $0) }) { first, _ in first }
    for element in corrected where element.category == .cell {
      if let position = positions[element.indexPath[0]] { sections[position].correct(item: element.indexPath[1]) }
    }
    corrected = []
    stack()
  }

  private func stack() {
    var start: CGFloat = 0
    for index in sections.indices {
      sections[index].layOut(from: start)
      start = (isVertical ? sections[index].frame.maxY : sections[index].frame.maxX) + configuration.interSectionSpacing
    }
  }

  /// A list covers the collection's own background; one without a color has the system's.
  private func show(_ list: UICollectionLayoutListConfiguration, in collection: UICollectionView) {
    if list.leadingSwipeActionsConfigurationProvider != nil || list.trailingSwipeActionsConfigurationProvider != nil {
      collection.installSwipes()
    }
    let isGrouped = list.appearance == .grouped || list.appearance == .insetGrouped
    let color = list.backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
    if color != .clear { collection.backgroundColor = color }
  }

  open override var collectionViewContentSize: CGSize {
    let end = sections.last.map { isVertical ? $0.frame.maxY : $0.frame.maxX } ?? 0
    return isVertical ? CGSize(width: builtSize.width, height: end) : CGSize(width: end, height: builtSize.height)
  }

  // MARK: Elements

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, let section = sections.first(where: { $0.index == indexPath[0] }) else { return nil }
    return section.item(indexPath[1]).map { attributes(ofItem: indexPath[1], $0, section) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let index = indexPath.first, let section = sections.first(where: { $0.index == index }) else { return nil }
    return boundaries(of: section).first { $0.representedElementKind == elementKind }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let index = indexPath.first, let section = sections.first(where: { $0.index == index }) else { return nil }
    return decorations(of: section).first { $0.representedElementKind == elementKind }
  }

  override func scroller(ofSection section: Int) -> SectionScrolling? {
    sections.first { $0.index == section }?.scrolling
  }

  override func scrollers(in rect: CGRect) -> [(section: Int, scrolling: SectionScrolling)] {
    sections(in: rect).compactMap { section in section.scrolling.map { (section.index, $0) } }
  }
}

extension CompositionalSection {
  var followsBounds: Bool {
    section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      || section.visibleItemsInvalidationHandler != nil
  }
}

public import CoreGraphics
public import Foundation

/// Says where the elements of a collection lie.
///
/// The collection calls `prepare()` after each invalidation and before it asks for anything else. Then it asks for the
/// size of the content and for the elements in a rectangle that is larger than what is visible.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  final weak var owner: (any ContentList)?
  /// The classes of decoration views by their kinds.
  final var decorations: [String: UICollectionReusableView.Type] = [:]
  /// The sizes that views wanted, and those of them that came since the elements were laid out.
  final var measured: [ListElement: CGSize] = [:]
  final var corrected: Set<ListElement> = []

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  open var collectionView: UICollectionView? { owner as? UICollectionView }
  open var collectionViewContentSize: CGSize { .zero }
  /// Stored nowhere: layouts follow the direction of the collection.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Elements

  open func prepare() {}
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Invalidation

  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.everything = true
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.counts, owner?.contents.change == nil, owner?.contents.isBusy != true { measured = [:] }
    owner?.contents.layoutInvalidated(with: context)
  }

  /// Asked while the collection still has its old bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    switch preferredAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [preferredAttributes.indexPath])
    case .supplementaryView:
      let kind = preferredAttributes.representedElementKind ?? ""
      context.invalidateSupplementaryElements(ofKind: kind, at: [preferredAttributes.indexPath])
    case .decorationView:
      let kind = preferredAttributes.representedElementKind ?? ""
      context.invalidateDecorationElements(ofKind: kind, at: [preferredAttributes.indexPath])
    }
    return context
  }

  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let wanted = Self.contextClass(of: self)
    return wanted.init()
  }

  private static func contextClass(of layout: UICollectionViewLayout)
    -> UICollectionViewLayoutInvalidationContext.Type
  {
    type(of: layout).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Offsets

  /// The velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Asked when another layout or changed data moves the content.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes

  /// Never called, as the next one: no item is moved by hand.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { UICollectionViewLayoutAttributes(forCellWith: indexPath) }

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Where the item comes from: by default it fades in where it will lie if it is new, and moves from where it lay
  /// otherwise.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.contents.usualStart(of: .cell(itemIndexPath)) }

  /// Where the item goes: by default it fades out where it lay if it is deleted, and moves to where it will lie
  /// otherwise.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.contents.usualEnd(of: .cell(itemIndexPath)) }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.contents.usualStart(of: .supplementary(elementKind, elementIndexPath))
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.contents.usualEnd(of: .supplementary(elementKind, elementIndexPath)) }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.contents.usualStart(of: .decoration(elementKind, decorationIndexPath))
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.contents.usualEnd(of: .decoration(elementKind, decorationIndexPath)) }

  // MARK: What the layouts here do beyond Apple's methods

  /// The section scrolls across the collection, in a scroll view of its own.
  func scroller(ofSection section: Int) -> SectionScrolling? { nil }
  func scrollers(in rect: CGRect) -> [(section: Int, scrolling: SectionScrolling)] { [] }

  /// Whether a view is asked for the size that it wants.
  func correctsSizes(of attributes: UICollectionViewLayoutAttributes) -> Bool { true }

  func insetsChanged() {}

  /// What is known of items goes with them.
  func follow(_ update: ListUpdate) {
    let moved = measured.compactMap { element, size in
      update.new(of: element.indexPath).map {
        (ListElement(category: element.category, kind: element.kind, indexPath: $0), size)
      }
    }
    measured = Dictionary(moved) { first, _ in first }
  }
}

extension UICollectionViewLayout {
  final func attributes(for element: ListElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
    }
  }

  final func start(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (element.kind, element.indexPath)
    return switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  final func end(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (element.kind, element.indexPath)
    return switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Attributes of the layout's own class.
  final func newAttributes(for element: ListElement) -> UICollectionViewLayoutAttributes {
    let wanted =
      type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let made = wanted.init()
    made.represent(element)
    return made
  }
}

/// A section that scrolls across the collection.
struct SectionScrolling {
  /// In the content of the collection.
  let frame: CGRect
  let contentSize: CGSize
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The length of a group with the space after it, in points.
  let stride: CGFloat
  /// The length of a group, in points.
  let groupLength: CGFloat
  /// The space before the first group, in points.
  let leading: CGFloat
  /// Whether the layout depends on how far the section is scrolled.
  let followsOffset: Bool
}

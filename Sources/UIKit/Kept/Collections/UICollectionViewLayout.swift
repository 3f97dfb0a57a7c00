public import CoreGraphics
public import Foundation
public import QuartzCore

/// The positions of a collection's cells; kept so that sources compile: it is asked for nothing.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  final weak var owner: UICollectionView?

  public override init() { super.init() }

  /// Creates a layout; archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  open var collectionView: UICollectionView? { owner }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// The size of the content; by default zero.
  open var collectionViewContentSize: CGSize { .zero }
  /// Whether the layout is mirrored where text runs from right to left; false by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Prepares the layout; by default does nothing.
  open func prepare() {}
  /// Prepares insertions and deletions; by default does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Ends insertions and deletions; by default does nothing.
  open func finalizeCollectionViewUpdates() {}
  /// Does nothing by default.
  open func invalidateLayout() {}
  /// Does nothing by default.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  /// Returns whether other bounds need another layout; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns an empty context.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Returns whether attributes that a cell prefers need another layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns an empty context.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Returns the attributes of what is in a rectangle; nil by default.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item; nil by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a header or footer; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes with which an item appears; nil by default.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes with which an item disappears; nil by default.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns where scrolling ends; by default the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the offset after an update; by default the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Prepares a change of the bounds; by default does nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Ends a change of the bounds; by default does nothing.
  open func finalizeAnimatedBoundsChange() {}
  /// Prepares a change to another layout; by default does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Prepares a change from another layout; by default does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Ends a change of the layout; by default does nothing.
  open func finalizeLayoutTransition() {}
  /// Kept for the client: no decorations are created.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
}

/// A layout in lines; kept so that sources compile.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of items, in points.
  open var estimatedItemSize = CGSize.zero
  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The insets of sections, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers, in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers, in points.
  open var footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  /// A size that the cells compute themselves.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

/// A layout between two others; kept so that sources compile.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// How far the transition is, from 0 to 1.
  open var transitionProgress: CGFloat = 0
  /// The layout before.
  public final let currentLayout: UICollectionViewLayout
  /// The layout after.
  public final let nextLayout: UICollectionViewLayout

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Creates a layout between empty ones; archives are not supported.
  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }
}

/// What an invalidation is about; kept so that sources compile.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { false }
  open var invalidateDataSourceCounts: Bool { false }
  /// The distance by which the content is scrolled, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The difference of the content's size, in points.
  open var contentSizeAdjustment = CGSize.zero
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?

  public override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// The position and look of a part of a layout; kept so that sources compile.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath()
  /// The centre, in points.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  /// The position from back to front.
  open var zIndex = 0
  open var isHidden = false
  public private(set) final var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of header, footer or decoration; nil for a cell.
  public private(set) final var representedElementKind: String?

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
  }

  /// The frame, in points.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
  }
  /// The bounds, in points; the origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.indexPath, copy.center, copy.size, copy.alpha) = (indexPath, center, size, alpha)
    (copy.transform, copy.transform3D, copy.zIndex, copy.isHidden) = (transform, transform3D, zIndex, isHidden)
    (copy.representedElementCategory, copy.representedElementKind) = (
      representedElementCategory, representedElementKind
    )
    return copy
  }
}

/// An insertion, deletion or move of a cell; kept so that sources compile: there are no cells.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    case insert
    case delete
    /// A cell was created again.
    case reload
    case move
    /// Nothing changed.
    case none
  }

  /// Where the cell was; always nil.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// Where the cell is; always nil.
  open var indexPathAfterUpdate: IndexPath? { nil }
  open var updateAction: Action { .none }
}

import CoreGraphics
public import Foundation

/// One cell of a compositional layout, by its size in what contains it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize
  /// Stored, without effect: only sections have supplementary views here.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Taken from the item's size, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Around the item, in points.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }
}

/// Items in a row or a column, or where a client's own code puts them.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement
  public final let subitems: [NSCollectionLayoutItem]
  /// Nil repeats the subitems until the group is full.
  final let count: Int?
  /// Whether the items share the length of the group.
  final let sharesLength: Bool
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil, sharesLength: Bool = false
  ) {
    (self.arrangement, self.subitems, self.sharesLength) = (arrangement, subitems, sharesLength)
    self.count = count.map { max(1, $0) }
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private class func make<Made>(_ group: NSCollectionLayoutGroup) -> Made {
    guard let made = group as? Made else { preconditionFailure("NSCollectionLayoutGroup has no subclasses") }
    return made
  }

  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(NSCollectionLayoutGroup(.horizontal, layoutSize, subitems))
  }

  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(NSCollectionLayoutGroup(.vertical, layoutSize, subitems))
  }

  /// The items share the width of the group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count, sharesLength: true)) }

  /// The items share the height of the group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count, sharesLength: true)) }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)) }

  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [])) }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// In the group.
  public final let frame: CGRect
  public final let zIndex: Int

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
}

@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  public final let containerAnchor: NSCollectionLayoutAnchor
  public final let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil) }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header or a footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public final let alignment: NSRectAlignment
  public final let offset: CGPoint
  /// Whether the section grows by the item, which covers the content otherwise.
  open var extendsBoundary = true
  /// Whether the item stays visible as long as its section is.
  open var pinToVisibleBounds = false

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []),
      itemAnchor: nil)
  }
}

@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Behind the whole section.
  open class func background(elementKind: String) -> Self {
    let made = NSCollectionLayoutDecorationItem(elementKind)
    guard let made = made as? Self else { preconditionFailure("NSCollectionLayoutDecorationItem has no subclasses") }
    return made
  }
}

public enum NSRectAlignment: Int, Sendable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing
}

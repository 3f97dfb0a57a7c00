import CoreGraphics
public import Foundation

/// A length in a layout of sections; kept so that sources compile: there are no cells.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  /// The number: a fraction or points.
  public final let dimension: CGFloat
  /// Whether the length is a fraction of the container's width.
  public final let isFractionalWidth: Bool
  /// Whether the length is a fraction of the container's height.
  public final let isFractionalHeight: Bool
  /// Whether the length is in points.
  public final let isAbsolute: Bool
  /// Whether the length is an estimate in points.
  public final let isEstimated: Bool

  private init(_ dimension: CGFloat, width: Bool = false, height: Bool = false, absolute: Bool = false) {
    (self.dimension, isFractionalWidth, isFractionalHeight) = (dimension, width, height)
    (isAbsolute, isEstimated) = (absolute, !width && !height && !absolute)
  }

  /// Returns a fraction of the container's width.
  public final class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalWidth, width: true)
  }
  /// Returns a fraction of the container's height.
  public final class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalHeight, height: true)
  }
  /// Returns a length in points.
  public final class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(absoluteDimension, absolute: true)
  }
  /// Returns an estimate in points.
  public final class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension)
  }
}

/// The size of an item or group; kept so that sources compile: there are no cells.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public final let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public final let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }
}

/// A distance in a layout of sections; kept so that sources compile: there are no cells.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The distance, in points.
  public final let spacing: CGFloat
  /// Whether the distance can be greater.
  public final let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }

  /// Returns a distance that stays as it is.
  public final class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// Returns a distance that can be greater.
  public final class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// An item of a layout of sections; kept so that sources compile: there are no cells.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public final let layoutSize: NSCollectionLayoutSize
  /// The insets of the item.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Several items in a row or column; kept so that sources compile: there are no cells.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items.
  public private(set) final var subitems: [NSCollectionLayoutItem] = []
  /// The distance between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private static func make(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
  {
    let group = NSCollectionLayoutGroup(layoutSize: size)
    group.subitems = items
    return group
  }

  /// Returns a row of items.
  public final class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { make(layoutSize, subitems) }
  /// Returns a row of equal items.
  public final class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, Array(repeating: subitem, count: max(0, count))) }
  /// Returns a row of equal items.
  public final class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, Array(repeating: subitem, count: max(0, count))) }
  /// Returns a column of items.
  public final class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { make(layoutSize, subitems) }
  /// Returns a column of equal items.
  public final class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, Array(repeating: subitem, count: max(0, count))) }
  /// Returns a column of equal items.
  public final class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, Array(repeating: subitem, count: max(0, count))) }
}

/// A header or footer of a layout of sections; kept so that sources compile: there are no cells.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The name of the kind.
  public private(set) final var elementKind = ""
  /// The edge.
  public private(set) final var alignment = NSRectAlignment.none
  /// Whether it stays in sight while its section is seen.
  open var pinToVisibleBounds = false

  /// Creates a header or footer.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize)
    (self.elementKind, self.alignment) = (elementKind, alignment)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none
  /// The top edge.
  case top
  /// The top leading corner.
  case topLeading
  /// The leading edge.
  case leading
  /// The bottom leading corner.
  case bottomLeading
  /// The bottom edge.
  case bottom
  /// The bottom trailing corner.
  case bottomTrailing
  /// The trailing edge.
  case trailing
  /// The top trailing corner.
  case topTrailing
}

/// A section; kept so that sources compile: there are no cells.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  private let group: NSCollectionLayoutGroup
  /// The insets of the section.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across the collection.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Called when the section has scrolled; never.
  open var visibleItemsInvalidationHandler: (([Any], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// How a section scrolls across its collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  /// To any position.
  case continuous
  /// To the leading edges of groups.
  case continuousGroupLeadingBoundary
  /// By pages.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, which are centred.
  case groupPagingCentered
}

/// What a layout of sections is laid out in; kept so that sources compile: no layout is asked for sections.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// A layout of sections; kept so that sources compile: there are no cells.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Creates a layout whose sections are all as `section`.
  public convenience init(section: NSCollectionLayoutSection) { self.init() }

  /// Creates a layout that would ask for its sections.
  public convenience init(
    sectionProvider:
      @escaping (_ index: Int, _ environment: any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?
  ) { self.init() }
}

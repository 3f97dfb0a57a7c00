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
  public final let widthDimension: NSCollectionLayoutDimension
  public final let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }
}

/// A distance in a layout of sections; kept so that sources compile: there are no cells.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The distance, in points.
  public final let spacing: CGFloat
  public final let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }

  public final class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  public final class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// An item of a layout of sections; kept so that sources compile: there are no cells.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Several items in a row or column; kept so that sources compile: there are no cells.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public private(set) final var subitems: [NSCollectionLayoutItem] = []
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private static func make(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
  {
    let group = NSCollectionLayoutGroup(layoutSize: size)
    group.subitems = items
    return group
  }

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
  public private(set) final var elementKind = ""
  public private(set) final var alignment = NSRectAlignment.none
  /// Whether it stays in sight while its section is seen.
  open var pinToVisibleBounds = false

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize)
    (self.elementKind, self.alignment) = (elementKind, alignment)
  }
}

/// An edge or a corner of a rectangle.
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

/// A section; kept so that sources compile: there are no cells.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  private let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Called when the section has scrolled; never.
  open var visibleItemsInvalidationHandler: (([Any], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// How a section scrolls across its collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  /// To any position.
  case continuous
  case continuousGroupLeadingBoundary
  case paging
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

  public convenience init(
    sectionProvider:
      @escaping (_ index: Int, _ environment: any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?
  ) { self.init() }
}

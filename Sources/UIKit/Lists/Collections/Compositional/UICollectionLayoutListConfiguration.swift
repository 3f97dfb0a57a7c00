import CoreGraphics
public import Foundation

/// How a section that looks like a table is laid out.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration: Sendable {
  public enum Appearance: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none
    case supplementary
    case firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none
    case supplementary
  }

  public let appearance: Appearance
  public var showsSeparators = true
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var backgroundColor: UIColor?
  /// The space above a section's header, in points; nil for the usual one.
  public var headerTopPadding: CGFloat?
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (
      _ indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }
}

/// Which row of its section a cell is.
struct ListPosition: Equatable {
  let isFirst: Bool
  let isLast: Bool
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let showsSeparator: Bool

  @MainActor init(_ item: Int, of count: Int, _ list: UICollectionLayoutListConfiguration) {
    (isFirst, isLast, appearance) = (item == 0, item == count - 1, list.appearance)
    showsSeparator = list.showsSeparators && (!isLast || list.appearance == .plain)
  }
}

extension NSCollectionLayoutSection {
  /// Rows of the whole width, as high as their cells want.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.rowHeight))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    section.contentInsets = ListMetrics.insets(configuration)
    let kinds = [
      (configuration.headerMode == .supplementary, UICollectionView.elementKindSectionHeader, NSRectAlignment.top),
      (configuration.footerMode == .supplementary, UICollectionView.elementKindSectionFooter, NSRectAlignment.bottom),
    ]
    for (isShown, kind, alignment) in kinds where isShown {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = configuration.appearance == .plain && alignment == .top
      section.boundarySupplementaryItems.append(item)
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// In points.
enum ListMetrics {
  static let rowHeight: CGFloat = 44
  /// Beside the rows of an inset group, as in tables.
  static let groupInset: CGFloat = 16
  static let groupSpace: CGFloat = 18
  static let groupRadius: CGFloat = 10
  static let separatorInset: CGFloat = 16

  @MainActor static func insets(_ list: UICollectionLayoutListConfiguration) -> NSDirectionalEdgeInsets {
    let side = list.appearance == .insetGrouped ? groupInset : 0
    let isGrouped = list.appearance == .insetGrouped || list.appearance == .grouped
    let top = isGrouped && list.headerMode == .none ? groupSpace : 0
    return NSDirectionalEdgeInsets(
      top: top, leading: side, bottom: isGrouped ? groupSpace : 0, trailing: side)
  }
}

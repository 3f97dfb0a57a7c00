public import CoreGraphics
public import Foundation

/// What of a layout is not valid any more.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  final var everything = false
  final var counts = false
  /// The estimates of these are corrected.
  private var items: [IndexPath]?
  private var supplementary: [String: [IndexPath]]?
  private var decoration: [String: [IndexPath]]?
  /// Added to the content's offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content's size, in points.
  open var contentSizeAdjustment = CGSize.zero

  public required override init() { super.init() }

  open var invalidateEverything: Bool { everything }
  open var invalidateDataSourceCounts: Bool { counts }
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decoration }

  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    supplementary = (supplementary ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decoration = (decoration ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// One of the changes that are made together.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action
  /// Of a table's row.
  final var animation = UITableView.RowAnimation.automatic

  init(_ action: Action, from before: IndexPath? = nil, to after: IndexPath? = nil) {
    (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before, after, action)
    super.init()
  }
}

import Foundation

/// The items around the visible part that a data source was told of before they are seen.
@MainActor struct CollectionPrefetch {
  /// Near the visible part: told of, or seen.
  private var known: Set<IndexPath> = []
  /// Told of, and not seen yet.
  private var waiting: Set<IndexPath> = []

  mutating func appears(_ path: IndexPath) {
    known.insert(path)
    waiting.remove(path)
  }

  mutating func update(_ entries: [CollectionContents.Entry], of view: UICollectionView) {
    guard view.isPrefetchingEnabled, let source = view.prefetchDataSource else { return }
    let near = entries.filter { $0.attributes.representedElementCategory == .cell && !$0.attributes.isHidden }
    let paths = Set(near.map(\.attributes.indexPath))
    let left = waiting.subtracting(paths).sorted()
    let next = near.filter { $0.view == nil }.map(\.attributes.indexPath).filter { !known.contains($0) }
    known.formIntersection(paths)
    known.formUnion(next)
    waiting.formIntersection(paths)
    waiting.formUnion(next)
    if !left.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: left) }
    if !next.isEmpty { source.collectionView(view, prefetchItemsAt: next) }
  }
}

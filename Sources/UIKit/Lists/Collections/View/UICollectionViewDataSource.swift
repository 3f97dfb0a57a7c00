public import Foundation

@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Never called, as the next one: no item is moved by hand.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.application.report(
      "\(type(of: self)) has no collectionView(_:viewForSupplementaryElementOfKind:at:), and the layout has a view of "
        + "kind \(kind); an empty view stands for it")
    return UICollectionReusableView(frame: .zero)
  }
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// Told of the items within a screen's distance of the visible part, before their cells are asked for.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

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

  mutating func update(_ entries: [ListContents.Entry], of view: UICollectionView) {
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

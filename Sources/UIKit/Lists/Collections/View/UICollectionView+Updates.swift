public import Foundation

extension UICollectionView {
  // MARK: Several changes together

  /// The data source changes its data in `updates`, where the changes are named as well; all are animated together.
  ///
  /// Numbers that do not fit the named changes are reported, and everything is reloaded; on iOS they raise an exception.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    contents.update(animated: true, updates ?? {}, completion)
  }

  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    contents.update(animated: true, updates, completion)
  }

  public final func insertItems(at indexPaths: [IndexPath]) { contents.note(.insert, indexPaths) }
  public final func deleteItems(at indexPaths: [IndexPath]) { contents.note(.delete, indexPaths) }
  public final func reloadItems(at indexPaths: [IndexPath]) { contents.note(.reload, indexPaths) }
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    contents.note(moveOf: indexPath, to: newIndexPath)
  }
  public final func insertSections(_ sections: IndexSet) {
    contents.note(.insert, sections.map { IndexPath(index: $0) })
  }
  public final func deleteSections(_ sections: IndexSet) {
    contents.note(.delete, sections.map { IndexPath(index: $0) })
  }
  public final func reloadSections(_ sections: IndexSet) {
    contents.note(.reload, sections.map { IndexPath(index: $0) })
  }
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    contents.note(moveOf: IndexPath(index: section), to: IndexPath(index: newSection))
  }
  /// The visible cells of these items are configured again by the data source, and stay.
  public final func reconfigureItems(at indexPaths: [IndexPath]) { contents.reconfigure(indexPaths) }

  // MARK: Another layout

  public final func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  public final func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = collectionViewLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    guard contents.isPrepared, window != nil else {
      currentLayout = layout
      completion?(true)
      return
    }
    recordSetting(\UICollectionView.currentLayout)
    contents.replaceLayout(of: self, with: layout, animated: animated, completion)
  }
}

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

  public final func insertItems(at indexPaths: [IndexPath]) {
    contents.note(indexPaths.map { UICollectionViewUpdateItem(.insert, to: $0) })
  }

  public final func deleteItems(at indexPaths: [IndexPath]) {
    contents.note(indexPaths.map { UICollectionViewUpdateItem(.delete, from: $0) })
  }

  public final func reloadItems(at indexPaths: [IndexPath]) {
    contents.note(indexPaths.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) })
  }

  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    contents.note([UICollectionViewUpdateItem(.move, from: indexPath, to: newIndexPath)])
  }

  public final func insertSections(_ sections: IndexSet) {
    contents.note(sections.map { UICollectionViewUpdateItem(.insert, to: IndexPath(index: $0)) })
  }

  public final func deleteSections(_ sections: IndexSet) {
    contents.note(sections.map { UICollectionViewUpdateItem(.delete, from: IndexPath(index: $0)) })
  }

  public final func reloadSections(_ sections: IndexSet) {
    contents.note(
      sections.map { UICollectionViewUpdateItem(.reload, from: IndexPath(index: $0), to: IndexPath(index: $0)) })
  }

  public final func moveSection(_ section: Int, toSection newSection: Int) {
    contents.note([
      UICollectionViewUpdateItem(.move, from: IndexPath(index: section), to: IndexPath(index: newSection))
    ])
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
    contents.replaceLayout(with: layout, animated: animated, completion)
  }
}

extension CollectionContents {
  /// Collects what is named in `updates`; an inner one belongs to the outer one.
  func update(animated: Bool, _ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    guard named == nil else {
      updates()
      completion?(true)
      return
    }
    guard counts != nil else {
      // Nothing is shown that could change.
      named = []
      updates()
      named = nil
      reload()
      completion?(true)
      return
    }
    endMovement(isCancelled: true)
    if view.window != nil { view.layoutIfNeeded() }
    named = []
    updates()
    let (items, old) = (named ?? [], loadCounts())
    named = nil
    finish(items, from: old, animated: animated, completion)
  }

  func note(_ items: [UICollectionViewUpdateItem]) {
    if named == nil { return update(animated: true, { named? += items }, nil) }
    named? += items
  }

  private func finish(
    _ items: [UICollectionViewUpdateItem], from old: [Int], animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let update = ListUpdate(items, from: old, to: askedCounts())
    if let problem = update.problem {
      view.application.report("Invalid update of a collection: \(problem); the collection was reloaded")
      reload()
      completion?(false)
      return
    }
    perform(update, items: items, animated: animated, completion: completion)
  }

  func reconfigure(_ indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = view.cellForItem(at: path) else { continue }
      reconfigured = cell
      let answer = view.dataSource?.collectionView(view, cellForItemAt: path)
      reconfigured = nil
      if let answer, answer !== cell {
        view.application.report("A cell that is configured again has to be the same; its item is reloaded instead")
        view.reloadItems(at: [path])
      } else {
        correctAgain(cell)
      }
    }
  }

  func replaceLayout(with layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
    let old = self.layout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in shown.values { view.willTransition(from: old, to: layout) }
    let swap = { [self] in view.currentLayout = layout }
    perform(ListUpdate(unchanged: loadCounts()), items: [], animated: animated, swap: swap) { [self] finished in
      for view in shown.values { view.didTransition(from: old, to: layout) }
      completion?(finished)
    }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }
}

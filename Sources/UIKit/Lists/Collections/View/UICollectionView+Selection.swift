public import Foundation

extension UICollectionView {
  /// Nil if there are none, as on iOS.
  public final var indexPathsForSelectedItems: [IndexPath]? { contents.selected.sorted() }

  /// The delegate is not told; nil deselects all.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    guard let indexPath else {
      for path in contents.selected { contents.deselect(path) }
      return
    }
    guard contents.contains(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in contents.selected where path != indexPath { contents.deselect(path) }
    }
    contents.select(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// The delegate is not told.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) { contents.deselect(indexPath) }
}

/// The touch that highlights an item, until it is lifted or a scroll view takes it.
struct CollectionPress {
  let touch: UITouch
  var indexPath: IndexPath
}

extension CollectionContents {
  func select(_ indexPath: IndexPath) {
    selected.insert(indexPath)
    view.cellForItem(at: indexPath).map { $0.isSelected = true }
  }

  func deselect(_ indexPath: IndexPath) {
    selected.remove(indexPath)
    view.cellForItem(at: indexPath).map { $0.isSelected = false }
  }

  // MARK: Touches

  /// Apple's order: should highlight and did highlight when the touch begins; should select or deselect, did select or
  /// deselect, and did unhighlight when it is lifted.
  func pressBegan(_ touches: Set<UITouch>) {
    guard press == nil, let touch = touches.first, let path = indexPath(below: touch), canSelect else { return }
    guard view.listDelegate?.collectionView(view, shouldHighlightItemAt: path) ?? true else { return }
    press = CollectionPress(touch: touch, indexPath: path)
    view.cellForItem(at: path)?.isHighlighted = true
    view.listDelegate?.collectionView(view, didHighlightItemAt: path)
  }

  /// A finger that leaves the cell does not select it.
  func pressMoved(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch), let cell = view.cellForItem(at: press.indexPath) else { return }
    if !cell.bounds.contains(press.touch.location(in: cell)) { pressCancelled() }
  }

  func pressEnded(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    if let cell = view.cellForItem(at: press.indexPath) as? UICollectionViewListCell, let header = cell.outlineHeader {
      cell.tapped(header)
    } else if contains(press.indexPath) {
      choose(press.indexPath)
    }
    pressCancelled()
  }

  func pressCancelled() {
    guard let press else { return }
    self.press = nil
    guard contains(press.indexPath) else { return }
    view.cellForItem(at: press.indexPath)?.isHighlighted = false
    view.listDelegate?.collectionView(view, didUnhighlightItemAt: press.indexPath)
  }

  private var canSelect: Bool { view.isEditing ? view.allowsSelectionDuringEditing : view.allowsSelection }

  private var canSelectSeveral: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  private func indexPath(below touch: UITouch) -> IndexPath? {
    var found = touch.view
    while let view = found, view !== self.view {
      if let cell = view as? UICollectionViewCell { return self.view.indexPath(for: cell) }
      found = view.superview
    }
    return nil
  }

  private func choose(_ path: IndexPath) {
    let delegate = view.listDelegate
    if canSelectSeveral, selected.contains(path) {
      guard delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      delegate?.collectionView(view, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(view, shouldSelectItemAt: path) ?? true else { return }
    if !canSelectSeveral {
      for other in selected.sorted() where other != path {
        deselect(other)
        delegate?.collectionView(view, didDeselectItemAt: other)
      }
    }
    select(path)
    if let cell = view.cellForItem(at: path) { SegueTriggers.known(of: cell)?.selection?.fire() }
    delegate?.collectionView(view, didSelectItemAt: path)
    delegate?.collectionView(view, performPrimaryActionForItemAt: path)
  }

  /// The content of the cell changed.
  func correctAgain(_ cell: UICollectionViewCell) {
    guard let attributes = cell.arranged?.copied(), layout.correctsSizes(of: attributes) else { return }
    let wanted = cell.preferredLayoutAttributesFitting(attributes.copied())
    guard wanted.size != attributes.size,
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes))
  }
}

public import CoreGraphics
public import Foundation

extension UICollectionView: ContentList {
  func swipedRow(at point: CGPoint) -> (cell: UIView, indexPath: IndexPath)? {
    for cell in visibleCells where cell.frame.contains(point) {
      if let path = indexPath(for: cell) { return (cell, path) }
    }
    return nil
  }

  func swipeActions(_ side: RowSide, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let list = layout?.list(ofSection: indexPath.section) else { return nil }
    let provider =
      side == .leading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    return provider?(indexPath)
  }

  final func installSwipes() {
    guard swipes == nil else { return }
    let swipes = RowSwipes(of: self)
    self.swipes = swipes
    addGestureRecognizer(swipes.recognizer)
  }

  func swipeWillBegin(at indexPath: IndexPath) {}
  func swipeDidEnd(at indexPath: IndexPath) {}

  // MARK: Data

  var noun: String { "collection" }

  func askedCounts() -> [Int] {
    guard let source = dataSource else { return [] }
    return (0..<max(0, source.numberOfSections(in: self))).map {
      max(0, source.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  func askForCell(at path: IndexPath) -> UIView? { dataSource?.collectionView(self, cellForItemAt: path) }

  // MARK: Views

  func makeView(of element: ListElement, _ attributes: UICollectionViewLayoutAttributes) -> UIView? {
    let path = element.indexPath
    switch element.category {
    case .cell:
      guard let cell = askForCell(at: path) as? UICollectionViewCell else { return nil }
      cell.show(isSelected: contents.selected.contains(path), isHighlighted: contents.press?.indexPath == path)
      return cell
    case .supplementaryView:
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: path)
    case .decorationView:
      let key = CollectionKey(identifier: element.kind, kind: Self.decoration)
      if let made = currentLayout.decorations[element.kind] { pool.register(made, for: key) }
      return take(key, frame: attributes.frame)
    }
  }

  /// The kind of decorations in the pool, which are not registered under names of their own.
  private static let decoration = "decoration"

  /// Nil if no class is registered.
  final func take(_ key: CollectionKey, frame: CGRect) -> UICollectionReusableView? {
    let view = pool.take(key) { $0.init(frame: frame) }
    view?.poolKey = key
    return view
  }

  func put(_ view: UIView, into container: UIView) {
    if view.superview !== container { container.addSubview(view) }
  }

  func arrange(_ view: UIView, by attributes: UICollectionViewLayoutAttributes, in origin: CGPoint?) {
    (view as? UICollectionReusableView)?.arrange(by: attributes, in: origin)
  }

  func preferredAttributes(
    of view: UIView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    (view as? UICollectionReusableView)?.preferredLayoutAttributesFitting(attributes) ?? attributes
  }

  func willDisplay(_ view: UIView, of element: ListElement) {
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      listDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    } else if let view = view as? UICollectionReusableView {
      listDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.indexPath)
    }
  }

  func beginsToLeave(_ view: UIView) {}

  func release(_ view: UIView, of element: ListElement) {
    guard let view = view as? UICollectionReusableView else { return }
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      listDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    } else {
      listDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.indexPath)
    }
    UIView.performWithoutAnimation { view.isHidden = true }
    view.arranged = nil
    guard let key = view.poolKey else { return view.removeFromSuperview() }
    pool.keep(view, for: key)
  }

  func correctAgain(_ cells: [UIView]) {
    for case let cell as UICollectionReusableView in cells {
      if let attributes = cell.arranged { contents.correctSize(of: cell, attributes) }
    }
  }

  func didLayOutContents() {}

  // MARK: Moving by hand

  /// Returns false: no item moves, and the three calls that follow on iOS have no effect.
  @discardableResult public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    UIApplication.stub("UICollectionView.beginInteractiveMovementForItem(at:)", "no item is moved by hand")
    return false
  }
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  public final func endInteractiveMovement() {}
  public final func cancelInteractiveMovement() {}

  // MARK: Selection

  /// Apple's order: should highlight and did highlight when the touch begins; should select or deselect, did select or
  /// deselect, and did unhighlight when it is lifted.
  var unhighlightsFirst: Bool { false }
  var canSelect: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
  var canSelectSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func mayHighlight(_ path: IndexPath) -> Bool {
    listDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }
  func setHighlighted(_ isHighlighted: Bool, _ cell: UIView?, at path: IndexPath) {
    (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted
    if isHighlighted {
      listDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      listDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }
  func setSelected(_ isSelected: Bool, _ cell: UIView, animated: Bool) {
    (cell as? UICollectionViewCell)?.isSelected = isSelected
  }
  func mayChoose(_ path: IndexPath) -> IndexPath? {
    listDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }
  func mayDeselect(_ path: IndexPath) -> IndexPath? {
    let isAsked = canSelectSeveral
    return !isAsked || listDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
  }
  func didChoose(_ path: IndexPath) {
    listDelegate?.collectionView(self, didSelectItemAt: path)
    listDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }
  func didDeselect(_ path: IndexPath) { listDelegate?.collectionView(self, didDeselectItemAt: path) }
}

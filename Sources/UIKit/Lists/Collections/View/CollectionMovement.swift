public import CoreGraphics
public import Foundation

/// An item that is moved by hand: its cell follows the finger, and the others make room.
///
/// Until the end the data source has it where it was.
@MainActor struct CollectionMovement {
  let source: IndexPath
  /// Where it would be dropped.
  var target: IndexPath
  /// Of the middle of its cell, in the content.
  var position: CGPoint

  /// The item of the data source that is shown at a path.
  func original(of path: IndexPath) -> IndexPath {
    if path == target { return source }
    var item = path.item
    if path.section == target.section, item > target.item { item -= 1 }
    if path.section == source.section, item >= source.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}

extension UICollectionView {
  /// Returns false if the item is not seen, or the data source does not let it move.
  @discardableResult public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard contents.movement == nil, dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else {
      return false
    }
    layoutIfNeeded()
    guard let cell = cellForItem(at: indexPath) else { return false }
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: self)
    contents.movement = CollectionMovement(source: indexPath, target: indexPath, position: middle)
    contents.showMovement()
    return true
  }

  /// `targetPosition` is where the middle of the cell goes, in the content.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    if targetPosition.isFinite { contents.move(to: targetPosition) }
  }

  /// The data source moves the item before the cell arrives where it is dropped.
  public final func endInteractiveMovement() { contents.endMovement(isCancelled: false) }

  public final func cancelInteractiveMovement() { contents.endMovement(isCancelled: true) }
}

extension CollectionContents {
  func move(to position: CGPoint) {
    guard var movement else { return }
    movement.position = position
    self.movement = movement
    showMovement()
    let proposed = layout.targetIndexPath(forInteractivelyMovingItem: movement.target, withPosition: position)
    let wanted =
      view.listDelegate?.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source, atCurrentIndexPath: movement.target,
        toProposedIndexPath: proposed) ?? proposed
    let counts = loadCounts()
    guard wanted != movement.target, wanted.count == 2, counts.indices.contains(wanted.section),
      (0..<counts[wanted.section] + (wanted.section == movement.target.section ? 0 : 1)).contains(wanted.item)
    else { return }
    self.movement?.target = wanted
    shift(from: movement.target, to: wanted)
  }

  func endMovement(isCancelled: Bool) {
    guard let movement else { return }
    self.movement = nil
    guard movement.source != movement.target else {
      return perform(ListUpdate(unchanged: loadCounts()), items: [], animated: true, completion: nil)
    }
    if isCancelled { return shift(from: movement.target, to: movement.source) }
    view.dataSource?.collectionView(view, moveItemAt: movement.source, to: movement.target)
    perform(ListUpdate(unchanged: loadCounts()), items: [], animated: true, completion: nil)
  }

  /// The data source is not asked.
  private func shift(from old: IndexPath, to new: IndexPath) {
    let (items, before) = ([UICollectionViewUpdateItem(.move, from: old, to: new)], loadCounts())
    var after = before
    after[old.section] -= 1
    after[new.section] += 1
    perform(ListUpdate(items, from: before, to: after), items: items, animated: true, completion: nil)
  }

  /// Those that the layout gives a moved item.
  func moved(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let movement, attributes.element == .cell(movement.target) else { return attributes }
    return layout.layoutAttributesForInteractivelyMovingItem(
      at: movement.target, withTargetPosition: movement.position)
  }

  /// The cell follows the finger.
  func showMovement() {
    guard let movement, let index = entries.firstIndex(where: { $0.attributes.element == .cell(movement.target) }),
      let cell = entries[index].view
    else { return }
    let attributes = moved(entries[index].attributes)
    entries[index] = Entry(
      attributes: attributes, frame: attributes.frame, scroller: entries[index].scroller, view: cell)
    UIView.performWithoutAnimation { cell.arrange(by: attributes, in: origin(of: entries[index])) }
  }
}

/// Moves the item that a finger holds, for a controller.
final class MovementPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// From the finger to the middle of the cell.
  private var distance = CGVector.zero
  private var scrolling: EdgeScrolling?

  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(Self.follow(_:)))
    delegate = self
  }

  private var collection: UICollectionView? { view as? UICollectionView }

  /// Only for an item that can be moved.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collection, let path = collection.indexPathForItem(at: location(in: collection)) else { return false }
    return collection.dataSource?.collectionView(collection, canMoveItemAt: path) ?? false
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    guard let collection else { return }
    let finger = location(in: collection)
    switch state {
    case .began:
      guard let path = collection.indexPathForItem(at: finger), collection.beginInteractiveMovementForItem(at: path),
        let start = collection.contents.movement?.position
      else { return }
      distance = CGVector(dx: start.x - finger.x, dy: start.y - finger.y)
      scrolling = EdgeScrolling(collection) { [weak collection] step in
        guard let collection, let position = collection.contents.movement?.position else { return }
        collection.updateInteractiveMovementTargetPosition(
          CGPoint(x: position.x + step.dx, y: position.y + step.dy))
      }
    case .changed:
      collection.updateInteractiveMovementTargetPosition(
        CGPoint(x: finger.x + distance.dx, y: finger.y + distance.dy))
      scrolling?.follow(finger)
    case .ended, .cancelled, .failed:
      scrolling?.stop()
      if state == .ended { collection.endInteractiveMovement() } else { collection.cancelInteractiveMovement() }
    default: break
    }
  }
}

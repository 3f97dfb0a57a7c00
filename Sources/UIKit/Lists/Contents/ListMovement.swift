import CoreGraphics
import Foundation

/// An item that is moved by hand: its cell follows the finger, and the others make room.
///
/// Until the end the data source has it where it was.
@MainActor struct ListMovement {
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

extension ListContents {
  /// Returns false if the item is not seen, or the data source does not let it move.
  func beginMovement(at path: IndexPath) -> Bool {
    guard movement == nil, view.canMoveItem(at: path) else { return false }
    view.layoutIfNeeded()
    guard let cell = cell(at: path) else { return false }
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: view)
    movement = ListMovement(source: path, target: path, position: middle)
    view.hold(cell, isHeld: true)
    showMovement()
    return true
  }

  /// Where the data source has the item that is shown at a path.
  func original(of path: IndexPath) -> IndexPath { movement?.original(of: path) ?? path }

  func move(to position: CGPoint) {
    guard var movement else { return }
    movement.position = position
    self.movement = movement
    showMovement()
    let proposed = layout.targetIndexPath(forInteractivelyMovingItem: movement.target, withPosition: position)
    let wanted = view.target(of: movement, proposed: proposed)
    let counts = loadCounts()
    guard wanted != movement.target, wanted.count == 2, counts.indices.contains(wanted.section),
      (0..<counts[wanted.section] + (wanted.section == movement.target.section ? 0 : 1)).contains(wanted.item)
    else { return }
    self.movement?.target = wanted
    shift(from: movement.target, to: wanted)
  }

  func endMovement(isCancelled: Bool) {
    guard let movement else { return }
    letGo()
    guard movement.source != movement.target else {
      return perform(ListUpdate(unchanged: loadCounts()), items: [], animated: true, completion: nil)
    }
    if isCancelled { return shift(from: movement.target, to: movement.source) }
    view.moveByHand(movement.source, to: movement.target)
    perform(ListUpdate(unchanged: loadCounts()), items: [], animated: true, completion: nil)
  }

  func letGo() {
    guard let ended = movement else { return }
    movement = nil
    if let cell = cell(at: ended.target) { view.hold(cell, isHeld: false) }
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
    UIView.performWithoutAnimation { view.arrange(cell, by: attributes, in: origin(of: entries[index])) }
  }
}

/// Moves the item that a finger holds: where it touches the list, or the one whose cell has this recogniser.
final class MovementPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// From the finger to the middle of the cell.
  private var distance = CGVector.zero
  private var scrolling: EdgeScrolling?

  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(Self.follow(_:)))
    delegate = self
  }

  private var list: (any ContentList)? {
    var above = view
    while let other = above, !(other is any ContentList) { above = other.superview }
    return above as? any ContentList
  }

  private func item(in list: any ContentList) -> IndexPath? {
    guard let collection = view as? UICollectionView else { return list.contents.indexPath(below: view) }
    return collection.indexPathForItem(at: location(in: collection))
  }

  /// Only for an item that can be moved.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    list.flatMap { list in item(in: list).map { list.canMoveItem(at: $0) } } ?? false
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    guard let list else { return }
    let (contents, finger) = (list.contents, location(in: list))
    switch state {
    case .began:
      guard let path = item(in: list), contents.beginMovement(at: path), let start = contents.movement?.position else {
        return
      }
      distance = CGVector(dx: start.x - finger.x, dy: start.y - finger.y)
      scrolling = EdgeScrolling(list) { [weak self, weak contents] step in
        guard let contents, let position = contents.movement?.position else { return self?.scrolling?.stop() ?? () }
        contents.move(to: CGPoint(x: position.x + step.dx, y: position.y + step.dy))
      }
    case .changed:
      contents.move(to: CGPoint(x: finger.x + distance.dx, y: finger.y + distance.dy))
      if contents.movement != nil { scrolling?.follow(finger) }
    case .ended, .cancelled, .failed:
      scrolling?.stop()
      scrolling = nil
      contents.endMovement(isCancelled: state != .ended)
    default: break
    }
  }
}

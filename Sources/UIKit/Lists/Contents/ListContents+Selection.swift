import CoreGraphics
import Foundation

/// The touch that highlights an item, until it is lifted or a scroll view takes it.
struct ListPress {
  let touch: UITouch
  var indexPath: IndexPath
}

extension ListContents {
  func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    guard contains(path), selected.contains(path) != isSelected else { return }
    if isSelected { selected.insert(path) } else { selected.remove(path) }
    if let cell = cell(at: path) { view.setSelected(isSelected, cell, animated: animated) }
  }

  func deselectAll(except kept: IndexPath?, animated: Bool) {
    for path in selected.sorted() where path != kept { setSelected(false, path, animated: animated) }
  }

  /// The user tapped the item.
  private func choose(_ path: IndexPath) {
    if view.canSelectSeveral, selected.contains(path) { return deselectByUser(path) }
    guard let chosen = view.mayChoose(path), contains(chosen) else { return }
    if !view.canSelectSeveral {
      for other in selected.sorted() where other != chosen { deselectByUser(other) }
    }
    setSelected(true, chosen, animated: false)
    if let cell = cell(at: chosen) { SegueTriggers.known(of: cell)?.selection?.fire() }
    view.didChoose(chosen)
  }

  private func deselectByUser(_ path: IndexPath) {
    guard let path = view.mayDeselect(path) else { return }
    setSelected(false, path, animated: false)
    view.didDeselect(path)
  }

  // MARK: Touches

  func pressBegan(_ touches: Set<UITouch>) {
    guard press == nil, view.canSelect, let touch = touches.first, let path = indexPath(below: touch.view),
      view.mayHighlight(path)
    else { return }
    press = ListPress(touch: touch, indexPath: path)
    view.setHighlighted(true, cell(at: path), at: path)
  }

  /// A finger that leaves the cell does not select it.
  func pressMoved(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch), let cell = cell(at: press.indexPath) else { return }
    if !cell.bounds.contains(press.touch.location(in: cell)) { pressCancelled() }
  }

  func pressEnded(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    if view.unhighlightsFirst { pressCancelled() }
    if contains(press.indexPath) { choose(press.indexPath) }
    pressCancelled()
  }

  func pressCancelled() {
    guard let press else { return }
    self.press = nil
    guard contains(press.indexPath) else { return }
    view.setHighlighted(false, cell(at: press.indexPath), at: press.indexPath)
  }

  /// The item whose cell contains `view`.
  func indexPath(below view: UIView?) -> IndexPath? {
    guard let view else { return nil }
    return shown.first { $0.key.category == .cell && view.isDescendant(of: $0.value) }?.key.indexPath
  }

  // MARK: Scrolling to an item

  /// Where the list scrolls to; the offset is nil before the first layout.
  struct Target {
    let path: IndexPath
    let position: UICollectionView.ScrollPosition
    var offset: CGPoint?
  }

  func scroll(to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    guard let offset = offset(showing: path, at: position) else { return }
    if let scroller = scroller(of: path), let item = layout.layoutAttributesForItem(at: path)?.frame {
      scroller.scroll(to: item, at: position, animated: animated)
    }
    if offset != view.contentOffset { view.setContentOffset(offset, animated: animated) }
    target = Target(path: path, position: position, offset: offset)
    if !animated { view.layoutIfNeeded() }
  }

  /// Where an item lies is known once those around it were measured.
  func followTarget() {
    guard target != nil, !view.bounds.isEmpty else { return }
    guard let old = target, contains(old.path), let offset = offset(showing: old.path, at: old.position),
      view.isScrollAnimating || old.offset == nil || old.offset == view.contentOffset
    else {
      target = nil
      return
    }
    target?.offset = offset
    if view.isScrollAnimating {
      view.motion?.lead(to: offset.vector)
    } else if offset == view.contentOffset {
      target = nil
    } else {
      view.contentOffset = offset
    }
  }

  /// A position that leaves an axis open keeps the item visible along it.
  private func offset(showing path: IndexPath, at position: UICollectionView.ScrollPosition) -> CGPoint? {
    prepare()
    guard contains(path), let item = layout.layoutAttributesForItem(at: path)?.frame else { return nil }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    var target = view.contentOffset
    if scroller(of: path) == nil, view.contentSize.width > view.bounds.width {
      target.x += UICollectionView.step(
        (item.minX, item.maxX), in: (visible.minX, visible.maxX),
        (position.contains(.left), position.contains(.centeredHorizontally), position.contains(.right)))
    }
    target.y += UICollectionView.step(
      (item.minY, item.maxY), in: (visible.minY, visible.maxY),
      (position.contains(.top), position.contains(.centeredVertically), position.contains(.bottom)))
    return CGPoint(view.limits.clamped(target.vector))
  }
}

import CoreGraphics
import Foundation

/// An animated change of a collection's data or of its layout.
@MainActor final class CollectionChange {
  let update: ListUpdate
  /// By their elements before the change, as far as they were known.
  let old: [CollectionElement: UICollectionViewLayoutAttributes]
  private(set) var leaving: [(view: UICollectionReusableView, element: CollectionElement)] = []

  init(_ update: ListUpdate, old: [CollectionElement: UICollectionViewLayoutAttributes]) {
    (self.update, self.old) = (update, old)
  }

  func newElement(of old: CollectionElement) -> CollectionElement? {
    update.new(of: old.indexPath).map { CollectionElement(category: old.category, kind: old.kind, indexPath: $0) }
  }

  func oldElement(of new: CollectionElement) -> CollectionElement? {
    update.old(of: new.indexPath).map { CollectionElement(category: new.category, kind: new.kind, indexPath: $0) }
  }

  func leave(_ view: UICollectionReusableView, _ element: CollectionElement) { leaving.append((view, element)) }
}

extension CollectionContents {
  func usualStart(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let change, let before = change.oldElement(of: element) { return change.old[before]?.copied() }
    let start = layout.attributes(for: element)?.copied()
    start?.alpha = 0
    return start
  }

  func usualEnd(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let change, let after = change.newElement(of: element), let end = layout.attributes(for: after) {
      return end.copied()
    }
    let end = change?.old[element]?.copied()
    end?.alpha = 0
    return end
  }

  /// Makes a change of the data, or with `swap` of the layout.
  func perform(
    _ update: ListUpdate, items: [UICollectionViewUpdateItem], animated: Bool, swap: (() -> Void)? = nil,
    completion: ((Bool) -> Void)?
  ) {
    var old: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for entry in entries { old[entry.attributes.element] = entry.attributes }
    let change = CollectionChange(update, old: old)
    let work = { [self] in
      whileBusy {
        self.change = change
        begin(change, items, swap)
        fill()
        self.change = nil
        layout.finalizeCollectionViewUpdates()
      }
    }
    let end: (Bool) -> Void = { [weak self] finished in
      for (view, element) in change.leaving { self?.recycle(view, element) }
      completion?(finished)
    }
    guard animated, view.window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(work)
      return end(true)
    }
    UIView.animate(
      springDuration: ListUpdate.springDuration, bounce: 0, options: .allowUserInteraction, animations: work,
      completion: end)
  }

  private func begin(_ change: CollectionChange, _ items: [UICollectionViewUpdateItem], _ swap: (() -> Void)?) {
    counts = change.update.newCounts
    selected = Set(selected.compactMap(change.update.new))
    press = press.flatMap { old in
      change.update.position(of: old.indexPath).map { CollectionPress(touch: old.touch, indexPath: $0) }
    }
    var kept: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in Self.inOrder(shown) {
      if let new = change.newElement(of: element) {
        kept[new] = view
      } else {
        self.view.swipes?.forget(view)
        change.leave(view, element)
      }
    }
    view.swipes?.close(animated: true)
    replaceShown(kept)
    if let swap {
      swap()
    } else {
      let context = layout.makeInvalidationContext()
      (context.everything, context.counts) = (true, true)
      layout.follow(change.update)
      layout.invalidateLayout(with: context)
    }
    invalidateAll()
    prepare()
    if swap != nil { moveToTarget() }
    layout.prepare(forCollectionViewUpdates: items)
    for (view, element) in change.leaving {
      if let end = layout.end(of: element) { view.arrange(by: end) }
    }
  }
}

extension CollectionContents {
  /// The layout and the delegate may choose what another layout shows first.
  private func moveToTarget() {
    let proposed = layout.targetContentOffset(forProposedContentOffset: view.contentOffset)
    let target =
      view.listDelegate?.collectionView(view, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    if target != view.contentOffset, target.isFinite { view.contentOffset = target }
  }
}

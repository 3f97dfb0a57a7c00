import CoreGraphics
import Foundation

/// An animated change of a list's data or of its layout.
@MainActor final class ListChange {
  let update: ListUpdate
  /// By their elements before the change, as far as they were known.
  let old: [ListElement: UICollectionViewLayoutAttributes]
  private(set) var leaving: [(view: UIView, element: ListElement)] = []

  init(_ update: ListUpdate, old: [ListElement: UICollectionViewLayoutAttributes]) {
    (self.update, self.old) = (update, old)
  }

  func newElement(of old: ListElement) -> ListElement? {
    update.new(of: old.indexPath).map { ListElement(category: old.category, kind: old.kind, indexPath: $0) }
  }

  func oldElement(of new: ListElement) -> ListElement? {
    update.old(of: new.indexPath).map { ListElement(category: new.category, kind: new.kind, indexPath: $0) }
  }

  func leave(_ view: UIView, _ element: ListElement) { leaving.append((view, element)) }
}

extension ListContents {
  /// What is named between `beginUpdates` and the outermost `endUpdates`.
  struct Batch {
    var depth = 0
    var items: [UICollectionViewUpdateItem] = []
    var completions: [(Bool) -> Void] = []
  }

  func beginUpdates() {
    if batch == nil { batch = Batch() }
    batch?.depth += 1
  }

  /// The data source has the new data when the outermost call asks for their numbers.
  func endUpdates(animated: Bool = true) {
    guard let ended = batch else { return }
    batch?.depth -= 1
    guard ended.depth == 1 else { return }
    batch = nil
    let end = { (finished: Bool) in for completion in ended.completions { completion(finished) } }
    guard let old = counts else {
      // Nothing is shown that could change.
      reload()
      return end(true)
    }
    let update = ListUpdate(ended.items, from: old, to: view.askedCounts())
    if let problem = update.problem {
      view.application.report("Invalid update of a \(view.noun): \(problem); the \(view.noun) was reloaded")
      reload()
      return end(false)
    }
    perform(update, items: ended.items, animated: animated, completion: end)
  }

  /// Collects what is named in `updates`.
  func update(animated: Bool, _ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    if batch == nil, counts != nil, view.window != nil { view.layoutIfNeeded() }
    beginUpdates()
    updates()
    if let completion { batch?.completions.append(completion) }
    endUpdates(animated: animated)
  }

  func note(_ items: [UICollectionViewUpdateItem], _ animation: UITableView.RowAnimation = .automatic) {
    beginUpdates()
    for item in items { item.animation = animation }
    batch?.items += items
    endUpdates()
  }

  /// Names the same change of several items or sections.
  func note(
    _ action: UICollectionViewUpdateItem.Action, _ paths: [IndexPath],
    _ animation: UITableView.RowAnimation = .automatic
  ) {
    let items = paths.map {
      UICollectionViewUpdateItem(action, from: action == .insert ? nil : $0, to: action == .delete ? nil : $0)
    }
    note(items, animation)
  }

  func note(moveOf path: IndexPath, to target: IndexPath) {
    note([UICollectionViewUpdateItem(.move, from: path, to: target)])
  }

  /// The visible cells of these items are configured again by the data source, and stay.
  func reconfigure(_ paths: [IndexPath]) {
    var configured: [UIView] = []
    for path in paths {
      guard let cell = cell(at: path) else { continue }
      reconfigured = cell
      let answer = view.askForCell(at: path)
      reconfigured = nil
      if let answer, answer !== cell {
        view.application.report("A cell that is configured again has to be the same; it is reloaded instead")
        note(.reload, [path])
      } else {
        configured.append(cell)
      }
    }
    if !configured.isEmpty { view.correctAgain(configured) }
  }

  func replaceLayout(
    of collection: UICollectionView, with layout: UICollectionViewLayout, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let old = self.layout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for case let view as UICollectionReusableView in shown.values { view.willTransition(from: old, to: layout) }
    let swap = { collection.currentLayout = layout }
    perform(ListUpdate(unchanged: loadCounts()), items: [], animated: animated, swap: swap) { [self] finished in
      for case let view as UICollectionReusableView in shown.values { view.didTransition(from: old, to: layout) }
      completion?(finished)
    }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  func usualStart(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    if let change, let before = change.oldElement(of: element) { return change.old[before]?.copied() }
    let start = layout.attributes(for: element)?.copied()
    start?.alpha = 0
    return start
  }

  func usualEnd(of element: ListElement) -> UICollectionViewLayoutAttributes? {
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
    var old: [ListElement: UICollectionViewLayoutAttributes] = [:]
    for entry in entries { old[entry.attributes.element] = entry.attributes }
    let change = ListChange(update, old: old)
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

  private func begin(_ change: ListChange, _ items: [UICollectionViewUpdateItem], _ swap: (() -> Void)?) {
    counts = change.update.newCounts
    selected = Set(selected.compactMap(change.update.new))
    press = press.flatMap { old in
      change.update.position(of: old.indexPath).map { ListPress(touch: old.touch, indexPath: $0) }
    }
    var kept: [ListElement: UIView] = [:]
    for (element, view) in Self.inOrder(shown) {
      if let new = change.newElement(of: element) {
        kept[new] = view
      } else {
        self.view.swipes?.forget(view)
        self.view.beginsToLeave(view)
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
      if let end = layout.end(of: element) { self.view.arrange(view, by: end, in: nil) }
    }
  }
}

extension ListContents {
  /// The layout and the delegate may choose what another layout shows first.
  private func moveToTarget() {
    let proposed = layout.targetContentOffset(forProposedContentOffset: view.contentOffset)
    let collection = view as? UICollectionView
    let target =
      collection.flatMap { $0.listDelegate?.collectionView($0, targetContentOffsetForProposedContentOffset: proposed) }
      ?? proposed
    if target != view.contentOffset, target.isFinite { view.contentOffset = target }
  }
}

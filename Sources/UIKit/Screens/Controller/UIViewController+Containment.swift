import QuartzCore

extension UIViewController {
  /// Changes of the parent that are in progress.
  struct ParentMoves {
    var isMovingToParent = false
    var isMovingFromParent = false
    /// Whether the parent is exchanging the controller for another child, and calls its appearance methods.
    var isExchanging = false
  }

  final func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    givenNavigationItem = item
    return item
  }

  final func contain(_ child: UIViewController) {
    guard canContain(child) else {
      return UIApplication.shared.report(
        "\(type(of: child)) contains or presents \(type(of: self)), or is it; it was not added as a child")
    }
    guard child.parent !== self else { return }
    child.leaveHolder(child.rootWindow)
    // A container that calls its children's appearance methods itself starts with a child that is not on screen, so its
    // view goes, too; but not that of a child that the container's own cancelled transition brings back.
    let isReturning = ownTransition.map { $0.from === child || $0.to === child } ?? false
    if tellsChildrenItself, !isReturning {
      child.beginAppearance(false, animated: false)
      child.viewIfLoaded?.removeFromSuperview()
      child.endAppearance()
    }
    child.moves.isMovingToParent = true
    child.willMove(toParent: self)
    // A callback may have given it a parent meanwhile.
    guard child.parent !== self else { return }
    child.leaveHolder(child.rootWindow)
    childControllers.append(child)
    child.parent = self
    child.traitsFromParent = TraitValues()
  }

  final func leaveParent() {
    guard let old = parent else { return }
    old.removeFromChildren([self])
    old.holdingChanges {
      // What the container shows instead stays when a transition under way is cancelled.
      TransitionJournal.withoutRecording { old.willLose(self) }
      // Ending a transition may have removed it already.
      if parent === old { loseParent() }
    }
  }

  /// Takes the controller away from its parent or its presentation, and from `window` if it is the root of that,
  /// because something else takes it.
  final func leaveHolder(_ window: UIWindow?) {
    endTransitions()
    leaveParent()
    modal.presentedBy?.drop(returnsPresenter: true)
    if let window, window.rootViewController === self { window.rootViewController = nil }
  }

  final var isRoot: Bool { rootWindow?.rootViewController === self }

  /// Over the controller and its descendants, which are not on screen any more.
  final func dropPresentations() {
    modal.presentation?.drop()
    for child in childControllers { child.dropPresentations() }
  }

  /// Another container takes the controller: a transition that leaves it ends as if it had run to its end, one that
  /// leads to it as if it were cancelled.
  final func endTransitions() {
    for transition in (viewIfLoaded?.application ?? .shared).transitions where transition.involves(self) {
      transition.abandon(completed: transition.from === self)
    }
  }

  /// The container has given up the children already.
  final func removeChildren(_ removed: [UIViewController]) {
    removeFromChildren(removed)
    for child in removed where child.parent === self { child.loseParent() }
  }

  /// In one pass.
  private func removeFromChildren(_ removed: [UIViewController]) {
    if removed.count == 1 {
      if let index = childControllers.index(ofObject: removed[0]) { childControllers.remove(at: index) }
    } else if !removed.isEmpty {
      let identifiers = Set(removed.map(ObjectIdentifier.init))
      childControllers.removeAll { identifiers.contains(ObjectIdentifier($0)) }
    }
  }

  private func loseParent() {
    guard let old = parent else { return }
    let isExchanging = moves.isExchanging
    parent = nil
    if appearance.state != .disappearing { moves = ParentMoves() }
    didMove(toParent: nil)
    guard parent == nil else { return }
    dropPresentations()
    if !isExchanging { endAppearance(begunWith: old) }
  }

  final func exchangeChildren(
    _ from: UIViewController, _ to: UIViewController, duration: Double, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self, let superview = from.view.superview else {
      let names = "\(type(of: from)) and \(type(of: to))"
      UIApplication.shared.report("transition(from:to:…) wants two children, the first on screen; got \(names)")
      completion?(false)
      return
    }
    for child in [from, to] { child.moves.isExchanging = true }
    from.beginAppearance(false, animated: duration > 0)
    if isSeen { to.beginAppearance(true, animated: duration > 0) }
    UIView.transition(
      with: superview, duration: duration, options: options,
      animations: {
        UIView.performWithoutAnimation { superview.addSubview(to.view) }
        animations?()
        // A transition of the superview must not show the leaving view at its end.
        if options.rawValue >> 20 & 7 != 0 { from.view.removeFromSuperview() }
      },
      completion: { finished in
        from.view.removeFromSuperview()
        for child in [from, to] {
          child.moves.isExchanging = false
          // Either may have been removed meanwhile.
          if child.viewIfLoaded?.window == nil { child.beginAppearance(false, animated: false) }
          child.endAppearance()
        }
        completion?(finished)
      })
  }

  /// Neither this controller nor one that contains or presents it.
  final func canContain(_ child: UIViewController) -> Bool { child !== self && !isInside(child) }

  /// `other` contains or presents this controller, or one that does.
  final func isInside(_ other: UIViewController) -> Bool {
    var holder = holder
    while let found = holder {
      if found === other { return true }
      holder = found.holder
    }
    return false
  }

  /// Or, without a parent, what presents the controller.
  private var holder: UIViewController? { parent ?? modal.presentedBy?.presenter }

  final func ancestor<Container: UIViewController>(_: Container.Type) -> Container? {
    var ancestor = parent
    while let found = ancestor {
      if let container = found as? Container { return container }
      ancestor = found.parent
    }
    return nil
  }
}

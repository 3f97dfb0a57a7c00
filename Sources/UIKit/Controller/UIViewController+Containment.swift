extension UIViewController {
  /// What a controller is on its way to.
  struct ParentMoves {
    var isMovingToParent = false
    var isMovingFromParent = false
  }

  /// Whether the controller is appearing because it was just contained.
  public final var isMovingToParent: Bool { moves.isMovingToParent }

  /// Whether the controller is disappearing because it is about to be contained no more.
  public final var isMovingFromParent: Bool { moves.isMovingFromParent }

  /// Whether the controller is being presented: nothing presents it.
  public final var isBeingPresented: Bool { false }

  /// Whether the controller is being dismissed: nothing presents it.
  public final var isBeingDismissed: Bool { false }

  final func contain(_ child: UIViewController) {
    guard child !== self, !isInside(child) else {
      return UIApplication.shared.report("\(type(of: child)) cannot contain itself; nothing was added")
    }
    guard child.parent !== self else { return }
    if child.parent != nil { child.leaveParent() }
    child.moves.isMovingToParent = true
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parent = self
  }

  final func leaveParent() {
    guard let old = parent else { return }
    old.childControllers.removeAll { $0 === self }
    old.willLose(self)
    parent = nil
    if appearance.state != .disappearing { moves = ParentMoves() }
    didMove(toParent: nil)
  }

  private func isInside(_ other: UIViewController) -> Bool {
    var ancestor = parent
    while let found = ancestor {
      if found === other { return true }
      ancestor = found.parent
    }
    return false
  }

  /// The nearest container of a kind.
  final func ancestor<Container: UIViewController>(_: Container.Type) -> Container? {
    var ancestor = parent
    while let found = ancestor {
      if let container = found as? Container { return container }
      ancestor = found.parent
    }
    return nil
  }

  /// The navigation controller that contains this one.
  public final var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

  /// The transition under way that this controller takes part in; nil outside transitions.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let own = ownTransition, own.phase != .over { return own }
    return parent?.transitionCoordinator
  }

  /// What bars show of the controller while it is on top; made when first asked for.
  public final var navigationItem: UINavigationItem {
    if let givenNavigationItem { return givenNavigationItem }
    let made = UINavigationItem(title: title ?? "")
    if title == nil { made.title = nil }
    givenNavigationItem = made
    return made
  }
}

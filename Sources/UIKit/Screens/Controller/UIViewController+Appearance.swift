extension UIViewController {
  /// The appearance state of a controller.
  struct Appearance {
    enum State { case disappeared, appearing, appeared, disappearing }
    var state = State.disappeared
    var isAnimated = false
    /// Whether `viewIsAppearing(_:)` was called during the current appearing.
    var hasCalledIsAppearing = false
  }

  /// Whether the view is visible or about to be.
  final var isSeen: Bool { appearance.state == .appearing || appearance.state == .appeared }

  /// Begins the appearing or disappearing of the view; does nothing if it does so already.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isSeen else { return }
    appearance.state = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.hasCalledIsAppearing = false
    if isAppearing {
      loadViewIfNeeded()
      addVisibleChildView()
      viewWillAppear(animated)
      if viewIfLoaded?.window != nil { noteViewInWindow() }
    } else {
      viewWillDisappear(animated)
    }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in appearingChildren { child.beginAppearance(isAppearing, animated: animated) }
    }
    didBeginAppearance()
  }

  /// Ends the current appearing or disappearing.
  final func endAppearance() {
    switch appearance.state {
    case .appearing:
      noteViewInWindow()
      appearance.state = .appeared
      viewDidAppear(appearance.isAnimated)
      moves.isMovingToParent = false
    case .disappearing:
      appearance.state = .disappeared
      viewDidDisappear(appearance.isAnimated)
      moves = ParentMoves()
    case .appeared, .disappeared: return
    }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in appearingChildren { child.endAppearance() }
    }
    didEndAppearance()
  }

  /// Calls `viewIsAppearing(_:)` once, when the view is in a window and has its size.
  final func noteViewInWindow() {
    guard appearance.state == .appearing, !appearance.hasCalledIsAppearing else { return }
    appearance.hasCalledIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
  }

  /// Begins the appearing or disappearing of a view whose parent adds it to the hierarchy or removes it, unless the
  /// parent makes these calls itself.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard followsHierarchy, parent?.isSeen == true else { return }
    beginAppearance(window != nil, animated: false)
  }

  /// Ends the appearing or disappearing of a view that was added to a window or removed from it.
  final func viewDidMoveToWindow(_ window: UIWindow?) {
    if window != nil { noteViewInWindow() }
    // If the parent itself is appearing, the child's appearing ends with the parent's.
    if followsHierarchy, parent?.appearance.state == .appeared || window == nil { endAppearance() }
  }

  /// Whether the view appears and disappears by being added and removed, as for children of a controller that
  /// forwards appearance methods.
  private var followsHierarchy: Bool {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return !parent.tellsChildrenItself && !moves.isExchanging
  }
}

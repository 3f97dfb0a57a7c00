extension UIViewController {
  /// Where a controller is between being unseen and being seen.
  struct Appearance {
    enum State { case disappeared, appearing, appeared, disappearing }
    var state = State.disappeared
    var isAnimated = false
    /// Whether `viewIsAppearing(_:)` was called for the appearing under way.
    var wasAppearing = false
  }

  /// Whether the view is seen or about to be.
  final var isSeen: Bool { appearance.state == .appearing || appearance.state == .appeared }

  /// The view begins to appear or to disappear; one that does so already is told nothing.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isSeen else { return }
    appearance.state = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.wasAppearing = false
    if isAppearing {
      loadViewIfNeeded()
      prepareToAppear()
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

  /// What was begun is over.
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

  /// The view has come into a window: it appears now, with its size.
  final func noteViewInWindow() {
    guard appearance.state == .appearing, !appearance.wasAppearing else { return }
    appearance.wasAppearing = true
    viewIsAppearing(appearance.isAnimated)
  }

  /// The view is about to come into a window, or out of it, by its parent's doing and not by a container's that
  /// tells it of its own.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard followsHierarchy, parent?.isSeen == true else { return }
    beginAppearance(window != nil, animated: false)
  }

  /// The view has come into a window or out of it.
  final func viewDidMoveToWindow(_ window: UIWindow?) {
    if window != nil { noteViewInWindow() }
    // While the parent itself is on its way the end comes with its own.
    if followsHierarchy, parent?.appearance.state == .appeared || window == nil { endAppearance() }
  }

  /// Whether putting the view in and out of the hierarchy is what makes it appear and disappear: so it is for
  /// children of a controller that forwards.
  private var followsHierarchy: Bool {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return !parent.tellsChildrenItself && !moves.isExchanging
  }
}

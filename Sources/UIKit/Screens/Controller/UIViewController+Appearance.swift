extension UIViewController {
  /// The appearance state of a controller.
  struct Appearance {
    enum State { case disappeared, appearing, appeared, disappearing }
    var state = State.disappeared
    var isAnimated = false
    /// Whether `viewIsAppearing(_:)` was called during the current appearing.
    var hasCalledIsAppearing = false
    /// Whether the view is being loaded and laid out before the controller is told that it will appear.
    var isPreparing = false
    /// Whether the appearing ended meanwhile.
    var endsWhenPrepared = false
    /// Whether the view has appeared or is appearing, or is being prepared for it.
    var isBegun: Bool { state == .appearing || state == .appeared }
    /// Whether the view is appearing or disappearing.
    var isChanging: Bool { state == .appearing || state == .disappearing }
  }

  /// Whether the view is visible or about to be, and the controller was told so.
  final var isSeen: Bool { appearance.isBegun && !appearance.isPreparing }

  /// Begins the appearing or disappearing of the view; does nothing if it does so already, or if the view is to appear
  /// that a presentation replaces.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != appearance.isBegun, !(isAppearing && isReplaced) else {
      return beginAppearanceInContext(isAppearing, animated: animated)
    }
    // It was told nothing of an appearing that is being prepared.
    if appearance.isPreparing {
      appearance = Appearance()
      return
    }
    appearance.state = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.hasCalledIsAppearing = false
    if isAppearing {
      guard prepareView() else { return }
      note("viewWillAppear(\(animated))")
      viewWillAppear(animated)
      if viewIfLoaded?.window != nil { noteViewInWindow() }
    } else {
      note("viewWillDisappear(\(animated))")
      viewWillDisappear(animated)
    }
    // A callback may have turned it round, and then its children were told.
    guard isSeen == isAppearing else { return }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in appearingChildren { child.beginAppearance(isAppearing, animated: animated) }
    }
    beginAppearanceInContext(isAppearing, animated: animated)
    didBeginAppearance()
    guard appearance.endsWhenPrepared else { return }
    appearance.endsWhenPrepared = false
    endAppearance()
  }

  /// Loads and lays out what will appear; returns false if a callback of that has ended the appearing.
  private func prepareView() -> Bool {
    appearance.isPreparing = true
    loadViewIfNeeded()
    addVisibleChildView()
    guard appearance.isPreparing else { return false }
    appearance.isPreparing = false
    return true
  }

  /// Ends the current appearing or disappearing.
  final func endAppearance() {
    if appearance.isPreparing {
      appearance.endsWhenPrepared = true
      return
    }
    switch appearance.state {
    case .appearing:
      noteViewInWindow()
      appearance.state = .appeared
      note("viewDidAppear(\(appearance.isAnimated))")
      viewDidAppear(appearance.isAnimated)
      moves.isMovingToParent = false
    case .disappearing:
      appearance.state = .disappeared
      note("viewDidDisappear(\(appearance.isAnimated))")
      viewDidDisappear(appearance.isAnimated)
      moves = ParentMoves()
    case .appeared, .disappeared: return endAppearanceInContext()
    }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in appearingChildren {
        // A child that was added meanwhile was not told of the beginning.
        if !child.moves.isExchanging { child.beginAppearance(isSeen, animated: false) }
        child.endAppearance()
      }
    }
    endAppearanceInContext()
    didEndAppearance()
  }

  /// Tells the screens that are presented in this controller as their context.
  private func beginAppearanceInContext(_ isAppearing: Bool, animated: Bool) {
    for screen in presentedInContext { screen.beginAppearance(isAppearing, animated: animated) }
  }

  private func endAppearanceInContext() {
    for screen in presentedInContext { screen.endAppearance() }
  }

  /// Calls `viewIsAppearing(_:)` once, when the view is in a window and has its size.
  final func noteViewInWindow() {
    guard appearance.state == .appearing, !appearance.hasCalledIsAppearing else { return }
    appearance.hasCalledIsAppearing = true
    note("viewIsAppearing(\(appearance.isAnimated))")
    viewIsAppearing(appearance.isAnimated)
  }

  /// Begins the appearing or disappearing of a view that is added to the hierarchy or removed, unless the parent, the
  /// window or the presentation of the controller makes these calls itself.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard followsHierarchy, isParentSeen || window == nil else { return }
    beginAppearance(window != nil, animated: false)
  }

  /// Ends the appearing or disappearing of a view that was added to a window or removed from it.
  final func viewDidMoveToWindow(_ window: UIWindow?) {
    if window != nil { noteViewInWindow() }
    guard followsHierarchy else { return }
    // A callback may have made the parent disappear, or moved the view elsewhere.
    beginAppearance(window != nil && isParentSeen, animated: false)
    // If the parent itself is appearing or disappearing, the child's change ends with the parent's.
    if parent?.appearance.isChanging != true || window == nil { endAppearance() }
    // No parent would take along what it presents.
    if parent == nil, window == nil { dropPresentations() }
  }

  /// Whether the parent is visible or about to be; true without a parent.
  private var isParentSeen: Bool { parent?.isSeen ?? true }

  /// Whether the view appears and disappears by being added to a window and removed from it, as for children of a
  /// controller that forwards appearance methods, and for a controller without a parent whose view is added by hand.
  private var followsHierarchy: Bool {
    guard let parent else {
      return modal.presentedBy == nil && !isRoot && !isReplaced && !isInTransition
    }
    return parent.tellsChildrenByHierarchy && !moves.isExchanging
  }

  /// Whether a container exchanges the controller for another, and tells it also if it has left its parent meanwhile.
  private var isInTransition: Bool {
    (viewIfLoaded?.application ?? .shared).transitions.contains {
      ($0.from === self || $0.to === self) && $0.owner is any ScreenHost
    }
  }

  /// Whether the children's views appear and disappear by being added and removed.
  private var tellsChildrenByHierarchy: Bool {
    !tellsChildrenItself && shouldAutomaticallyForwardAppearanceMethods
  }

  /// Ends an appearing or disappearing that would have ended with that of `old`, which was the parent: the view appears
  /// if it is in a window.
  final func endAppearance(begunWith old: UIViewController) {
    guard appearance.isChanging, old.tellsChildrenByHierarchy else { return }
    beginAppearance(viewIfLoaded?.window != nil, animated: false)
    endAppearance()
  }
}

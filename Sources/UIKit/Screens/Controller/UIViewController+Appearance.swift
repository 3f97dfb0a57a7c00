extension UIViewController {
  struct Appearance {
    enum State { case disappeared, appearing, appeared, disappearing }
    var state = State.disappeared
    var isAnimated = false
    /// `viewIsAppearing(_:)` was called during the current appearing.
    var hasCalledIsAppearing = false
    /// The view is being loaded and laid out before the controller is told that it will appear.
    var isPreparing = false
    /// The appearing ended meanwhile.
    var endsWhenPrepared = false
    /// The view has appeared or is appearing, or is being prepared for it.
    var isBegun: Bool { state == .appearing || state == .appeared }
    /// The view is appearing or disappearing.
    var isChanging: Bool { state == .appearing || state == .disappearing }
  }

  /// The view is visible or about to be, and the controller was told so.
  final var isSeen: Bool { appearance.isBegun && !appearance.isPreparing }

  /// Does nothing if that has begun already, or if the view is to appear that a presentation replaces.
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

  /// Returns false if a callback has ended the appearing.
  private func prepareView() -> Bool {
    appearance.isPreparing = true
    loadViewIfNeeded()
    addVisibleChildView()
    guard appearance.isPreparing else { return false }
    appearance.isPreparing = false
    return true
  }

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

  /// The screens are presented in this controller as their context.
  private func beginAppearanceInContext(_ isAppearing: Bool, animated: Bool) {
    for screen in presentedInContext { screen.beginAppearance(isAppearing, animated: animated) }
  }

  private func endAppearanceInContext() {
    for screen in presentedInContext { screen.endAppearance() }
  }

  /// Once, when the view is in a window and has its size.
  final func noteViewInWindow() {
    guard appearance.state == .appearing, !appearance.hasCalledIsAppearing else { return }
    appearance.hasCalledIsAppearing = true
    note("viewIsAppearing(\(appearance.isAnimated))")
    viewIsAppearing(appearance.isAnimated)
  }

  /// Unless the parent, the window or the presentation of the controller makes these calls itself.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard followsHierarchy, isParentSeen || window == nil else { return }
    beginAppearance(window != nil, animated: false)
  }

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

  /// True without a parent.
  private var isParentSeen: Bool { parent?.isSeen ?? true }

  /// The view appears and disappears with its window: children of a controller that forwards appearance methods, and a
  /// controller without a parent whose view is added by hand.
  private var followsHierarchy: Bool {
    guard let parent else {
      return modal.presentedBy == nil && !isRoot && !isReplaced && !isInTransition
    }
    return parent.tellsChildrenByHierarchy && !moves.isExchanging
  }

  /// A container exchanges the controller for another, and tells it also if it has left its parent meanwhile.
  private var isInTransition: Bool {
    (viewIfLoaded?.application ?? .shared).transitions.contains {
      ($0.from === self || $0.to === self) && $0.owner is any ScreenHost
    }
  }

  /// The children's views appear and disappear by being added and removed.
  private var tellsChildrenByHierarchy: Bool {
    !tellsChildrenItself && shouldAutomaticallyForwardAppearanceMethods
  }

  /// It would have ended with that of `old`, which was the parent: the view appears if it is in a window.
  final func endAppearance(begunWith old: UIViewController) {
    guard appearance.isChanging, old.tellsChildrenByHierarchy else { return }
    beginAppearance(viewIfLoaded?.window != nil, animated: false)
    endAppearance()
  }
}

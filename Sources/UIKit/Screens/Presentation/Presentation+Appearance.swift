extension Presentation {
  func tellBeginning(presenting: Bool, animated: Bool) {
    presented.loadViewIfNeeded()
    // Loading the view may have ended the presentation, as may the calls that follow.
    guard isBeginning else { return }
    if presenting {
      presented.modal.isAppearing = true
      controller.presentationTransitionWillBegin()
      guard isBeginning else { return }
      presented.beginAppearance(true, animated: animated)
      guard isBeginning else { return }
      replacesBase = removesBase
      if removesBase { base?.beginAppearance(false, animated: animated) }
    } else {
      for other in dismissedTogether {
        guard isBeginning else { return }
        other.presented.modal.isDisappearing = true
        other.controller.dismissalTransitionWillBegin()
        other.presented.beginAppearance(false, animated: animated)
        other.replacesBase = false
      }
      guard isBeginning else { return }
      if removesBase, base?.isParentShowing == true { base?.beginAppearance(true, animated: animated) }
    }
  }

  /// The presentation that begins is still there, and its transition not over.
  private var isBeginning: Bool { isLinked && transition?.state.isOver != true }

  /// The arriving controller first.
  func tellEnd(presenting: Bool, completed: Bool) {
    let animated = transition != nil
    let together = dismissedTogether
    for one in together { one.replacesBase = presenting == completed && one.controller.shouldRemovePresentersView }
    if presenting != completed {
      for other in together {
        other.presenter?.unlink(other)
        other.presented.dropPresentations()
      }
    }
    let covered = removesBase ? [base] : []
    let screens: [UIViewController?] = together.map(\.presented)
    if completed {
      // A transition that ended before it began has told them nothing yet.
      for screen in screens { screen?.beginAppearance(presenting, animated: animated) }
      for screen in covered where presenting || screen?.viewIfLoaded?.window != nil {
        screen?.beginAppearance(!presenting, animated: animated)
      }
      for screen in presenting ? screens + covered : covered + screens { screen?.endAppearance() }
    } else {
      let (staying, leaving) =
        presenting ? (covered, screens) : (screens.filter { $0?.appearance.state == .disappearing }, covered)
      for screen in leaving { screen?.restoreAppearance(appearing: false, animated: animated) }
      // The presenter may have been removed.
      for screen in staying where screen?.viewIfLoaded?.window != nil {
        screen?.restoreAppearance(appearing: true, animated: animated)
      }
    }
    for one in together {
      (one.presented.modal.isAppearing, one.presented.modal.isDisappearing) = (false, false)
      one.isTellingEnd = true
      if presenting {
        one.controller.presentationTransitionDidEnd(completed)
      } else {
        one.controller.dismissalTransitionDidEnd(completed)
      }
      one.isTellingEnd = false
    }
    isDismissing = false
    leavingFrame = nil
    others = []
  }

  /// The context may have gone away meanwhile.
  func followContext() {
    guard context != nil, isAtRest, (container.window != nil) != presented.isSeen else { return }
    presented.beginAppearance(container.window != nil, animated: false)
    presented.endAppearance()
  }

  /// The visible one first.
  private var dismissedTogether: [Presentation] { [self] + others.reversed() }
}

extension UIViewController {
  /// What the controller presents has taken the place of its view.
  final var isReplaced: Bool { modal.presentation?.replacesBase ?? false }

  /// In what contains the controller: its own view, or what has replaced that there.
  final var shownView: UIView? { replacingPresentation?.container ?? viewIfLoaded }

  /// In what contains the controller, until it is dismissed.
  private var replacingPresentation: Presentation? {
    modal.presentation.flatMap { $0.replacesContext && ($0.replacesBase || $0.isDismissing) ? $0 : nil }
  }

  /// In place of the controller's view, but not in what contains it.
  final var isReplacedOutside: Bool { isReplaced && replacingPresentation == nil }

  /// The context of what the controller presents over the current context; nil for the window.
  final var ownContext: UIViewController? {
    if let stack = parent as? UINavigationController { return stack.ownContext }
    return parent != nil || modal.presentedBy?.context != nil ? self : nil
  }

  /// They appear and disappear with this controller.
  final var presentedInContext: [UIViewController] { presented(in: self) }

  private func presented(in context: UIViewController) -> [UIViewController] {
    let own = modal.presentation.flatMap { $0.context === context && $0.isAtRest ? $0.presented : nil }
    let stack = (self as? UINavigationController)?.childControllers ?? []
    return [own].compactMap { $0 } + stack.flatMap { $0.presented(in: context) }
  }

  /// The parent shows the controller's view, if there is one.
  final var isParentShowing: Bool {
    guard let parent else { return true }
    return parent.isSeen && ((parent as? any ScreenHost)?.topScreen ?? self) === self
  }

  /// A transition was cancelled.
  fileprivate func restoreAppearance(appearing: Bool, animated: Bool) {
    beginAppearance(appearing, animated: animated)
    endAppearance()
  }
}

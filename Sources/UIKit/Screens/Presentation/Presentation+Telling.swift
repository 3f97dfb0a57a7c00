// Who is told of a presentation, and in which order.

extension Presentation {
  /// Says that the transition begins.
  func tellBeginning(presenting: Bool, animated: Bool) {
    presented.loadViewIfNeeded()
    if presenting {
      presented.modal.isAppearing = true
      controller.presentationTransitionWillBegin()
      presented.beginAppearance(true, animated: animated)
      if removesBase { base?.beginAppearance(false, animated: animated) }
    } else {
      for gone in goingTogether {
        gone.presented.modal.isDisappearing = true
        gone.controller.dismissalTransitionWillBegin()
        gone.presented.beginAppearance(false, animated: animated)
      }
      if removesBase { base?.beginAppearance(true, animated: animated) }
    }
  }

  /// Says that the transition is over.
  ///
  /// Who is presented hears first, and so does who comes back.
  func tellEnd(presenting: Bool, completed: Bool) {
    let animated = transition != nil
    let going = goingTogether
    if presenting != completed { for gone in going { gone.presenter?.unlink(gone) } }
    let covered = removesBase ? [base] : []
    let screens: [UIViewController?] = going.map(\.presented)
    if completed {
      for screen in presenting ? screens + covered : covered + screens { screen?.endAppearance() }
    } else {
      let (stay, go) =
        presenting ? (covered, screens) : (screens.filter { $0?.appearance.state == .disappearing }, covered)
      for screen in go { screen?.turnBack(appearing: false, animated: animated) }
      for screen in stay { screen?.turnBack(appearing: true, animated: animated) }
    }
    for one in going {
      (one.presented.modal.isAppearing, one.presented.modal.isDisappearing) = (false, false)
      if presenting {
        one.controller.presentationTransitionDidEnd(completed)
      } else {
        one.controller.dismissalTransitionDidEnd(completed)
      }
    }
    isDismissing = false
    others = []
  }

  /// Those that are dismissed together, the one that is seen to go first.
  private var goingTogether: [Presentation] { [self] + others.reversed() }
}

extension UIViewController {
  /// What was begun was in vain: it is as it was before.
  fileprivate func turnBack(appearing: Bool, animated: Bool) {
    beginAppearance(appearing, animated: animated)
    endAppearance()
  }
}

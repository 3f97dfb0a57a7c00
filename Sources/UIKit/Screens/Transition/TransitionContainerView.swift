import QuartzCore

/// Screens are exchanged in it; a transition moves its time.
final class TransitionContainerView: UIView {
  weak var host: (any ScreenHost)?

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { host?.transition?.abandon() }
  }

  /// The screens of a running transition are put back and resized, and the transition is staged again.
  override func resizeSubviews(from old: CGSize) {
    guard let host, let transition = host.transition else { return super.resizeSubviews(from: old) }
    transition.restage {
      super.resizeSubviews(from: old)
      if let to = transition.to { host.layOut(to) }
    }
  }

  /// Does not touch the transform.
  func fill(with view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.setFrameIgnoringTransform(bounds)
  }

  func keep(_ staying: UIView?, insteadOf leaving: UIView?) {
    if leaving?.superview === self { leaving?.removeFromSuperview() }
    if let staying, staying.superview !== self { addSubview(staying) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard host?.systemPop?.catchSettling(touches) != true else { return }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    host?.systemPop?.moveCaught(touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    host?.systemPop?.releaseCaught(touches, cancelled: false)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    host?.systemPop?.releaseCaught(touches, cancelled: true)
    super.touchesCancelled(touches, with: event)
  }
}

// Not Apple's: access to a running transition of any kind, for retuning it.

extension UIViewController {
  /// The transition that this controller takes part in.
  final var currentTransition: TransitionContext? { nearestTransition { !$0.state.isOver } }

  /// The transition that coordinates this controller's animations, until the screens were told that it is over.
  final var coordinatingTransition: TransitionContext? { nearestTransition(where: \.isCoordinating) }

  private func nearestTransition(where isWanted: (TransitionContext) -> Bool) -> TransitionContext? {
    let candidates = [ownTransition, modal.presentation?.transition, modal.presentedBy?.transition]
    return candidates.compactMap(\.self).first(where: isWanted) ?? parent?.nearestTransition(where: isWanted)
  }

  /// The animator of a push, pop, tab change, presentation or dismissal that this controller takes part in.
  package final var currentAnimator: (any UIViewControllerAnimatedTransitioning)? { currentTransition?.animator }

  /// Stages the current transition again with `animator`, at the same progress; a system transition stays as it is.
  package final func restage(with animator: any UIViewControllerAnimatedTransitioning) {
    guard let transition = currentTransition, !(transition.interactor is SystemInteraction) else { return }
    transition.restage(with: animator)
  }
}

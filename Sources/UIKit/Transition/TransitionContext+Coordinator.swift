import CoreGraphics
import Foundation
import QuartzCore

extension TransitionContext: UIViewControllerTransitionCoordinator {
  /// What is animated alongside.
  struct Alongside {
    let view: UIView?
    let animation: (any UIViewControllerTransitionCoordinatorContext) -> Void
  }

  var isCancelled: Bool { transitionWasCancelled }
  var isInterruptible: Bool { interactor != nil }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard phase != .over else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !hasStaged else { return false }
    alongside.append(Alongside(view: view, animation: animation))
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    endHandlers.append(handler)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    changeHandlers.append(handler)
  }

  /// Runs what is alongside in the block that is under way.
  func runAlongside() {
    hasStaged = true
    staged += alongside
    let joining = alongside
    alongside = []
    for block in joining {
      if let view = block.view, isUnderControl { take(view.layer) }
      block.animation(self)
    }
  }

  /// Runs what is alongside in a block of its own: the animator had none.
  func animateAlongside() {
    guard !alongside.isEmpty else {
      hasStaged = true
      return
    }
    let block = {
      UIView.animate(withDuration: self.transitionDuration, delay: 0, options: []) { self.runAlongside() }
    }
    if isLinear { AnimationStaging.withLinearTiming(block) } else { block() }
  }

  private var isUnderControl: Bool { !driven.isEmpty }
}

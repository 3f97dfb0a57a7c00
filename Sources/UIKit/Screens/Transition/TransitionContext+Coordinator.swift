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
  var isInterruptible: Bool { interactor != nil || !drivers.isEmpty }

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
      if let view = block.view, !driven.isEmpty { takeOutside(view.layer) }
      block.animation(self)
    }
  }

  /// Runs what is alongside in a block of its own: the animator had none.
  func animateAlongside() {
    guard !alongside.isEmpty else {
      hasStaged = true
      return
    }
    guard drivers.isEmpty else { return accompany() }
    let block = {
      UIView.animate(withDuration: self.transitionDuration, delay: 0, options: []) { self.runAlongside() }
    }
    if isLinear { AnimationStaging.withLinearTiming(block) } else { block() }
  }

  /// Takes the time of `layer`, or where it lies around what is taken already, of what is on it besides that.
  private func takeOutside(_ layer: CALayer) {
    guard !driven.contains(where: { layer.isInside($0.layer) }) else { return }
    guard driven.contains(where: { $0.layer.isInside(layer) }) else { return take(layer) }
    for child in layer.sublayers ?? [] { takeOutside(child) }
  }
}

extension CALayer {
  /// Whether the layer is `other` or somewhere on it.
  fileprivate func isInside(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let found = layer {
      if found === other { return true }
      layer = found.superlayer
    }
    return false
  }
}

// Not Apple's: how far the transitions of a world are, for tools that show it.

package import Foundation
package import QuartzCore

package struct TransitionStatus {
  package enum Phase: String, Sendable {
    /// It begins before the turn ends.
    case requested
    /// Nothing was decided.
    case running
    case held
    case finishing
    case cancelling
  }

  package let phase: Phase
  /// The progress that is presented, 0...1.
  package let progress: CGFloat
  /// The arriving screen lies above the leaving one.
  package let isOpening: Bool
  /// The layer of the container.
  package let container: CALayer
  /// The layers of the leaving and of the arriving screen.
  package let layers: (from: CALayer?, to: CALayer?)
  package let animator: AnyObject?

  /// The position of the screen that lies above the other, in points; nil if it has none yet.
  package var position: CGPoint? {
    guard let layer = isOpening ? layers.to : layers.from else { return nil }
    let values = layer.presented().values
    let (point, moved) = (
      values[LayerKeyPath(.position)], values[LayerKeyPath(.transform, .translation(axis: nil))]
    )
    return CGPoint(x: point.x + moved.x, y: point.y + moved.y)
  }
}

extension TransitionStatus {
  /// The animation that moves a screen from one end to the other; nil if none does with one curve or spring.
  package var animation: CABasicAnimation? {
    for layer in [isOpening ? layers.to : layers.from, isOpening ? layers.from : layers.to].compactMap(\.self) {
      for key in layer.animationKeys() ?? [] {
        if let animation = layer.animation(forKey: key) as? CABasicAnimation { return animation }
      }
    }
    return nil
  }
}

extension UIApplication {
  /// The status of the transition that was requested last; nil if none is in progress.
  package final var transitionStatus: TransitionStatus? { transitions.last.map(\.status) }

  /// Every transition and every animation.
  package final func finishAtOnce() {
    for _ in 0..<Self.mostTransitions {
      finishTurn()
      guard let transition = transitions.first else { break }
      transition.finishAtOnce()
      if !transition.state.isOver { transition.abandon() }
    }
    world.finishAnimations()
    finishTurn()
  }

  /// Following from one another; the rest is left to run.
  private static let mostTransitions = 100
}

extension TransitionContext {
  /// Also under an interaction controller that moves views itself.
  var shownProgress: CGFloat {
    if let run = state.run, run.mover == nil, interactor != nil { return percentComplete }
    return presentedProgress
  }

  fileprivate var status: TransitionStatus {
    let phase: TransitionStatus.Phase =
      if state.isRequested { .requested } else if isInteractive { .held } else {
        switch state.interaction.decision?.outcome {
        case .finish: .finishing
        case .cancel: .cancelling
        case nil: .running
        }
      }
    return TransitionStatus(
      phase: phase, progress: state.isRequested ? percentComplete : shownProgress, isOpening: isOpening,
      container: containerView.layer, layers: (from?.viewIfLoaded?.layer, to?.viewIfLoaded?.layer), animator: animator)
  }
}

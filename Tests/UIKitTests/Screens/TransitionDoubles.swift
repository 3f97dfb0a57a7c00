import Foundation
import Stage
import UIKit

/// An animator that does what a closure says.
@MainActor final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Context = any UIViewControllerContextTransitioning
  let duration: TimeInterval
  let animations: (Context) -> Void
  var ended: [Bool] = []

  init(duration: TimeInterval = 0.4, _ animations: @escaping (Context) -> Void) {
    self.duration = duration
    self.animations = animations
  }

  func transitionDuration(using transitionContext: Context?) -> TimeInterval { duration }
  func animateTransition(using transitionContext: Context) { animations(transitionContext) }
  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

extension UIViewControllerContextTransitioning {
  var fromView: UIView { view(forKey: .from) ?? UIView() }
  var toView: UIView { view(forKey: .to) ?? UIView() }

  /// What nearly every animator says at its end.
  func complete() { completeTransition(!transitionWasCancelled) }
}

/// An interaction controller of one's own: it keeps the context and does everything by hand.
@MainActor final class HandMadeInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  var context: (any UIViewControllerContextTransitioning)?
  var begin: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    begin(transitionContext)
  }
}

extension NavigationScene {
  /// A pop under the finger at `progress`, by `animator`.
  @discardableResult
  func drag(
    _ animator: any UIViewControllerAnimatedTransitioning, to progress: CGFloat,
    by interaction: UIPercentDrivenInteractiveTransition = UIPercentDrivenInteractiveTransition()
  ) -> UIPercentDrivenInteractiveTransition {
    delegate.animator = animator
    delegate.interaction = interaction
    navigation.popViewController(animated: true)
    stage.advance(by: 0.05)
    interaction.update(progress)
    stage.advance(by: 0.05)
    return interaction
  }

  var container: UIView { screens[screens.count - 1].view.superview ?? UIView() }

  /// All there is to know of the views on the navigation: their order, and what cancelling has to put back.
  var record: [String] { navigation.view.layer.record }
}

extension CALayer {
  /// All there is to know of the layer and of those on it.
  @MainActor var record: [String] {
    let own =
      "\(ObjectIdentifier(self)) \(position) \(bounds) \(transform) \(opacity) "
      + "\(isHidden) \(cornerRadius) \(masksToBounds) \(shadowOpacity) \(shadowRadius) "
      + "\(shadowOffset) \(zPosition) \(anchorPoint) \(speed) \(timeOffset) "
      + "\(String(describing: backgroundColor?.components)) \(mask == nil) "
      + "\(animationKeys() ?? []) \(String(describing: (self as? CAShapeLayer)?.path?.boundingBox)) "
      + "\((delegate as? UIView)?.isUserInteractionEnabled ?? true)"
    return [own] + (sublayers ?? []).flatMap(\.record)
  }
}

extension CallLog {
  /// Who was told to begin or to end something out of turn; nil where every will has its did.
  var imbalance: String? {
    let next = [
      "viewWillAppear": ["viewDidAppear", "viewWillDisappear"], "viewDidAppear": ["viewWillDisappear"],
      "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"], "viewDidDisappear": ["viewWillAppear"],
    ]
    var last: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ".").map(String.init)
      guard parts.count == 2, next[parts[1]] != nil else { continue }
      if let before = last[parts[0]], next[before]?.contains(parts[1]) != true {
        return "\(line) after \(before): \(lines)"
      }
      last[parts[0]] = parts[1]
    }
    return last.first { !$0.value.hasPrefix("viewDid") }.map { "\($0.key) is left at \($0.value): \(lines)" }
  }
}

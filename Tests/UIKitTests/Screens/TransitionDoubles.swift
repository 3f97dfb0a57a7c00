import Foundation
import Stage
import UIKit

/// An animator that calls a closure.
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

  /// Completes the transition as nearly every animator does.
  func complete() { completeTransition(!transitionWasCancelled) }
}

/// A custom interaction controller that only stores the context.
@MainActor final class HandMadeInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  var context: (any UIViewControllerContextTransitioning)?
  var begin: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    begin(transitionContext)
  }
}

extension NavigationScene {
  /// Begins a pop by `animator` and drags it to `progress`.
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

  /// The state of all layers below the navigation controller's: their order, and the values that cancelling restores.
  var record: [String] { navigation.view.layer.record }
}

extension CALayer {
  /// The state of the layer and its sublayers.
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
  /// The first appearance call out of order; nil if each will call is followed by its did call.
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

  /// The screens that are seen now, by name, if these were seen when the log began.
  func seen(at beginning: [String]) -> [String] {
    var seen = Set(beginning)
    for line in lines {
      let parts = line.split(separator: ".").map(String.init)
      guard parts.count == 2 else { continue }
      if parts[1] == "viewDidAppear" { seen.insert(parts[0]) }
      if parts[1] == "viewDidDisappear" { seen.remove(parts[0]) }
    }
    return seen.sorted()
  }
}

extension Stage {
  /// The diagnostics without the remarks about what is forgiven, to which most of these doubles give reason.
  var misuse: [String] {
    diagnostics.filter {
      !$0.contains(" was cancelled and left ") && !$0.contains(" was called before its transition had begun: ")
    }
  }
}

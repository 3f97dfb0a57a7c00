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

  /// Animates changes in a block, and completes the transition when that is over.
  func animate(
    _ duration: TimeInterval = 0.4, _ options: UIView.AnimationOptions = [], _ changes: @escaping () -> Void
  ) { UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes) { _ in self.complete() } }
}

extension ClosureAnimator {
  /// An animator that puts the arriving view beneath the leaving one, and changes the leaving one in a block.
  static func leaving(
    _ duration: TimeInterval = 0.4, _ options: UIView.AnimationOptions = [], _ changes: @escaping (UIView) -> Void
  ) -> ClosureAnimator {
    ClosureAnimator(duration: duration) { context in
      context.containerView.insertSubview(context.toView, belowSubview: context.fromView)
      context.animate(duration, options) { changes(context.fromView) }
    }
  }
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
    pop(by: animator, driven: interaction)
    stage.advance(by: 0.05)
    interaction.update(progress)
    stage.advance(by: 0.05)
    return interaction
  }

  /// Requests a pop by `animator`, which the interaction controller that is returned drives.
  @discardableResult
  func pop<Interaction: UIViewControllerInteractiveTransitioning>(
    by animator: any UIViewControllerAnimatedTransitioning,
    driven interaction: Interaction = UIPercentDrivenInteractiveTransition()
  ) -> Interaction {
    (delegate.animator, delegate.interaction) = (animator, interaction)
    navigation.popViewController(animated: true)
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

extension UIPercentDrivenInteractiveTransition {
  func end(_ finishes: Bool) { if finishes { finish() } else { cancel() } }
}

extension Stage {
  /// Presses at `start` and moves the finger to `end` in even steps; then it is lifted, unless it stays.
  func dragFinger(
    _ start: CGPoint, to end: CGPoint, steps: Int = 20, frame: Double = 1 / 60, lifts: Bool = true
  ) {
    send(.down(start))
    moveFinger(start, to: end, steps: steps, frame: frame)
    if lifts { send(.up(end)) }
  }

  /// Moves a finger that is down in even steps of `frame` seconds each.
  func moveFinger(_ start: CGPoint, to end: CGPoint, steps: Int = 20, frame: Double = 1 / 60) {
    for step in 1...steps {
      advance(by: frame, framesPerSecond: max(60, 1 / frame))
      let part = CGFloat(step) / CGFloat(steps)
      send(.move(CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)))
    }
  }

  /// Presses and lifts a finger at one instant.
  func tapFinger(_ point: CGPoint) {
    send(.down(point))
    send(.up(point))
  }

  /// The diagnostics without the remarks about what is forgiven, to which most of these doubles give reason.
  var misuse: [String] {
    diagnostics.filter {
      !$0.contains(" was cancelled and left ") && !$0.contains(" was called before its transition had begun: ")
    }
  }
}

import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// A family of animators and presentation controllers as applications write them.
struct AnimatorFamily: Sendable, CustomTestStringConvertible {
  typealias Context = any UIViewControllerContextTransitioning
  typealias Animation = @MainActor @Sendable (_ context: Context, _ isOpening: Bool) -> Void
  typealias MakeController =
    @MainActor @Sendable (_ presented: UIViewController, _ presenting: UIViewController?) -> UIPresentationController

  let name: String
  /// The style of a presentation; nil for a push.
  var style: UIModalPresentationStyle?
  /// Creates the presentation controller of a custom presentation.
  var makeController: MakeController?
  /// The frame in which screen B rests, in the window.
  var frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Whether B is seen at another position in the middle of the transition.
  var isSeenMoving = true
  /// Whether all that moves lies in the container, whose time the finger holds.
  var standsUnderFinger = true
  /// Animates a transition, and completes it.
  let animate: Animation

  var testDescription: String { name }

  static let all = presentationControllers + pushes
}

extension UIViewControllerContextTransitioning {
  /// The view of the screen that arrives, or leaves if the transition closes it, and the one behind it.
  func views(_ isOpening: Bool) -> (front: UIView, back: UIView?) {
    let front = view(forKey: isOpening ? .to : .from) ?? viewController(forKey: isOpening ? .to : .from)?.view
    return (front ?? UIView(), view(forKey: isOpening ? .from : .to))
  }

  /// Adds the views in their order, with their final frames.
  func addViews(_ isOpening: Bool) {
    guard let to = view(forKey: .to), let arriving = viewController(forKey: .to) else { return }
    to.frame = finalFrame(for: arriving)
    if isOpening { containerView.addSubview(to) } else { containerView.insertSubview(to, at: 0) }
  }
}

/// A stage on which screen B is pushed or presented over screen A by the animators of a family.
@MainActor final class FamilyScene: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
  let family: AnimatorFamily
  let stage = Stage(scale: 0.5)
  let log = CallLog()
  let a: LoggingController
  let b: LoggingController
  let navigation: UINavigationController
  /// Whether the family's animator is used, and not the plain change of screens.
  var isAnimated = true
  /// What drives the transition; nil to let it play.
  var finger: UIPercentDrivenInteractiveTransition?

  init(_ family: AnimatorFamily) throws {
    self.family = family
    let (log, stage) = (log, stage)
    (a, b) = stage.perform { (LoggingController("A", log), LoggingController("B", log)) }
    navigation = stage.perform { UINavigationController() }
    super.init()
    navigation.viewControllers = [a]
    navigation.delegate = self
    stage.window.backgroundColor = .darkGray
    stage.window.rootViewController = navigation
    for (screen, color) in [(a, UIColor.red), (b, .blue)] {
      let box = stage.perform { UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120)) }
      box.backgroundColor = color
      box.autoresizingMask = [.flexibleWidth]
      box.tag = 7
      screen.view.addSubview(box)
    }
    if let style = family.style {
      b.modalPresentationStyle = style
      b.transitioningDelegate = self
    }
    try stage.settle()
    log.lines = []
  }

  func open() { change { family.style == nil ? navigation.pushViewController(b, animated: isAnimated) : present() } }

  func close() {
    change {
      if family.style == nil { navigation.popViewController(animated: isAnimated) } else { dismiss() }
    }
  }

  private func change(_ work: () -> Void) { stage.perform(work) }
  private func present() { a.present(b, animated: isAnimated) }
  private func dismiss() { b.dismiss(animated: isAnimated) }

  var isOpen: Bool { family.style == nil ? navigation.viewControllers.count == 2 : a.presentedViewController === b }
  var digest: String { stage.render().digest }
  /// The frame of B in the window.
  var frame: CGRect { b.view.convert(b.view.bounds, to: nil) }

  private var animator: (any UIViewControllerAnimatedTransitioning)? {
    guard isAnimated else { return nil }
    let family = family
    return ClosureAnimator { [unowned self] context in
      family.animate(context, context.viewController(forKey: .to) === b)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { family.makeController?(presented, presenting) }
}

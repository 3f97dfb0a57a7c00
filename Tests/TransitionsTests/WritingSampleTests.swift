import Stage
import Testing
import Transitions
import UIKit

// The sample of the page "Writing a transition", word for word.
// sample
struct DropParameters: ShadedTransitionParameters {
  var duration: TimeInterval = 0.4
  var shadow = ShadowParameters()
  var dimming = DimmingParameters()
  var drag = DragParameters()
}

@MainActor final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isOpening: Bool
  private let parameters: DropParameters

  init(isOpening: Bool, parameters: DropParameters) {
    self.isOpening = isOpening
    self.parameters = parameters
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    parameters.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = TwoScreens(context, isOpening: isOpening, parameters: parameters) else {
      return context.completeTransition(true)
    }
    let center = screens.upper.center.y
    let height = context.containerView.bounds.height
    let away = isOpening ? center - height : center + height
    func arrange(isCovered: Bool) {
      screens.upper.center.y = isCovered ? center : away
      screens.shade(isCovered: isCovered)
    }
    arrange(isCovered: !isOpening)
    UIView.animate(withDuration: parameters.duration) {
      arrange(isCovered: self.isOpening)
    } completion: { _ in
      screens.restore()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor final class Drop: NSObject, UINavigationControllerDelegate {
  var parameters = DropParameters() { didSet { drag?.parameters = parameters.drag } }
  private var drag: ScreenDrag?

  init(_ navigation: UINavigationController) {
    super.init()
    navigation.delegate = self
    drag = ScreenDrag(direction: .down, in: navigation.view, parameters: parameters.drag) { [weak navigation] in
      (navigation?.viewControllers.count ?? 0) > 1 && navigation?.transitionCoordinator == nil
    } begin: { [weak navigation] in
      navigation?.popViewController(animated: true)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DropAnimator(isOpening: operation == .push, parameters: parameters)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.interaction
  }
}
// end of the sample

@MainActor @Suite("The sample of the page about writing a transition")
struct WritingSampleTests {
  private func scene() throws -> (Stage, UINavigationController, Drop) {
    let stage = Stage()
    let navigation = UINavigationController()
    let drop = stage.perform { Drop(navigation) }
    stage.catchTransitions { DragPath(direction: CGVector(dx: 0, dy: 1), length: 844, isReversed: $0) }
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = [ColourScreen("A", .blue), ColourScreen("B", .orange)]
    stage.window.rootViewController = navigation
    try stage.settle()
    return (stage, navigation, drop)
  }

  /// Drags down to a progress and holds still.
  private func drag(_ stage: Stage, to progress: CGFloat) {
    stage.send(.down(CGPoint(x: 195, y: 10)))
    for step in 0...10 {
      stage.advance(by: 1 / 60)
      stage.send(.move(CGPoint(x: 195, y: 20.001 + 844 * progress * CGFloat(step) / 10)))
    }
    stage.advance(by: 0.2)
  }

  @Test("It follows the finger, pops past the middle, and otherwise ends where it began", arguments: [0.3, 0.7])
  func drags(_ progress: Double) throws {
    let (stage, navigation, drop) = try scene()
    defer { _ = drop }
    let before = stage.render().digest
    let top = try #require(navigation.topViewController?.view)
    drag(stage, to: progress)
    #expect(abs(top.seenCenter.y.native - (422 + 844 * progress)) < 0.01)
    stage.send(.up(CGPoint(x: 195, y: 20.001 + 844 * progress)))
    try stage.settle()
    #expect(navigation.viewControllers.count == (progress > 0.5 ? 1 : 2))
    #expect((stage.render().digest == before) == (progress < 0.5) && stage.diagnostics.isEmpty)
  }

  @Test("A push from code moves down from above, and a press catches it")
  func plays() throws {
    let (stage, navigation, drop) = try scene()
    defer { _ = drop }
    let new = ColourScreen("C", .black)
    navigation.pushViewController(new, animated: true)
    stage.advance(by: 0.2)
    #expect(abs(new.view.seenCenter.y.native) < 1)
    stage.send(.down(CGPoint(x: 195, y: 10)))
    stage.advance(by: 0.5)
    #expect(abs(new.view.seenCenter.y.native) < 1)
    stage.send(.up(CGPoint(x: 195, y: 10)))
    try stage.settle()
    #expect(navigation.viewControllers.count == 3)
    #expect(navigation.viewControllers.allSatisfy { $0.viewIfLoaded?.alpha ?? 1 == 1 })
  }
}

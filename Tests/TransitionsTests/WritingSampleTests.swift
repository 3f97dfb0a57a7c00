import Foundation
import Stage
import Testing
import Transitions
import UIKit

// The sample of Writing one's own transition, to the letter.
// sample
struct DropFigures {
  var duration: TimeInterval = 0.4
  var dimming: CGFloat = 0.3
  var drag = DragFigures()
}

@MainActor final class DropAnimator: NSObject, CatchableAnimating {
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  let isReversedByDrag: Bool
  private let figures: DropFigures

  init(pushes: Bool, figures: DropFigures) {
    (isReversedByDrag, self.figures) = (pushes, figures)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let pushes = isReversedByDrag
    let (upper, lower) = pushes ? (to, from) : (from, to)
    context.containerView.insertSubview(to, at: pushes ? 1 : 0)
    let (seat, lowerAlpha) = (upper.center, lower.alpha)
    let away = CGPoint(x: seat.x, y: seat.y + context.containerView.bounds.height)
    let dim = 1 - figures.dimming
    upper.center = pushes ? CGPoint(x: seat.x, y: -seat.y) : seat
    lower.alpha = pushes ? lowerAlpha : lowerAlpha * dim
    UIView.animate(
      withDuration: figures.duration,
      animations: {
        upper.center = pushes ? seat : away
        lower.alpha = pushes ? lowerAlpha * dim : lowerAlpha
      },
      completion: { _ in
        upper.center = seat
        lower.alpha = lowerAlpha
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

@MainActor final class DropNavigationController: UINavigationController, UINavigationControllerDelegate {
  var figures = DropFigures() { didSet { drag.figures = figures.drag } }
  private let drag = DragInteraction()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    drag.directions = [.down]
    drag.coordinator = { [weak self] in self?.transitionCoordinator }
    drag.mayBegin = { [weak self] _ in (self?.viewControllers.count ?? 0) > 1 }
    drag.begin = { [weak self] _ in _ = self?.popViewController(animated: true) }
    view.addGestureRecognizer(drag.pan)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = DropAnimator(isOpening: operation == .push, figures: figures)
    drag.animator = animator
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController()
  }
}
// end of the sample

@MainActor @Suite("The sample of a transition of one's own")
struct WritingSampleTests {
  @Test("It is the one on the page")
  func same() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Sources/Transitions/Transitions.docc/WritingATransition.md"),
      encoding: .utf8)
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let compiled = source.components(separatedBy: "// sample\n")[1].components(separatedBy: "// end of the sample")[0]
    #expect(page.components(separatedBy: "```swift\n")[1].components(separatedBy: "```")[0] == compiled)
  }

  private func scene() throws -> (Stage, DropNavigationController) {
    let stage = Stage()
    let navigation = DropNavigationController()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = [ColourScreen("A", .blue), ColourScreen("B", .orange)]
    stage.window.rootViewController = navigation
    try stage.settle()
    return (stage, navigation)
  }

  /// Drags down to a part of the way and holds still.
  private func drag(_ stage: Stage, to progress: CGFloat) {
    stage.send(.down(CGPoint(x: 195, y: 10)))
    for step in 0...10 {
      stage.advance(by: 1 / 60)
      stage.send(.move(CGPoint(x: 195, y: 20.001 + 844 * progress * CGFloat(step) / 10)))
    }
    stage.advance(by: 0.2)
  }

  @Test("It follows the finger, pops past the middle, and else ends where it began", arguments: [0.3, 0.7])
  func drags(_ progress: Double) throws {
    let (stage, navigation) = try scene()
    let before = stage.render().digest
    let top = try #require(navigation.topViewController?.view)
    drag(stage, to: progress)
    #expect(abs(top.seenCenter.y.native - (422 + 844 * progress)) < 0.01)
    stage.send(.up(CGPoint(x: 195, y: 20.001 + 844 * progress)))
    try stage.settle()
    #expect(navigation.viewControllers.count == (progress > 0.5 ? 1 : 2))
    #expect((stage.render().digest == before) == (progress < 0.5))
    #expect(stage.diagnostics.isEmpty)
  }

  @Test("Played from code it drops in from above and leaves downwards, and can be caught")
  func plays() throws {
    let (stage, navigation) = try scene()
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

import Foundation
import Stage
import Testing
import Transitions
import UIKit

// The sample of the page "Writing a transition", word for word.
// sample
struct DropFigures: TransitionFigures {
  var duration: TimeInterval = 0.4
  var dimming = DimmingFigures()
  var drag = DragFigures()
}

@MainActor final class DropAnimator: TransitionAnimator<DropFigures> {
  override var dimming: DimmingFigures? { figures.dimming }

  override func animate(
    _ screens: ScreenPair, in context: any UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    let (center, height) = (screens.upper.center, context.containerView.bounds.height)
    let isOpening = isOpening
    if isOpening { screens.upper.center.y = center.y - height }
    UIView.animate(withDuration: figures.duration) {
      screens.upper.center.y = isOpening ? center.y : center.y + height
      screens.setShading(isCovered: isOpening)
    } completion: { _ in
      completion()
    }
  }
}

@MainActor final class DropNavigationController: DraggedNavigationController {
  var figures = DropFigures() { didSet { drag.figures = figures.drag } }

  override var dragFigures: DragFigures { figures.drag }

  override func viewDidLoad() {
    super.viewDidLoad()
    drag.directions = [.down]
  }

  override func animator(
    isOpening: Bool, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any CatchableAnimating)? {
    DropAnimator(isOpening: isOpening, figures: figures)
  }
}
// end of the sample

@MainActor @Suite("The sample of the page about writing a transition")
struct WritingSampleTests {
  @Test("The page shows the source that is compiled here")
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

  @Test("A push from code moves down from above, and a press catches it")
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

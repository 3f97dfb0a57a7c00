import SeededRandom
import Stage
import Testing
import UIKit

@MainActor @Suite("A navigation controller under random calls")
struct NavigationRandomTests {
  private func tidy() -> ClosureAnimator {
    ClosureAnimator { context in
      context.containerView.addSubview(context.toView)
      UIView.animate(withDuration: 0.4) {
        context.fromView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      } completion: { _ in
        context.fromView.transform = .identity
        context.complete()
      }
    }
  }

  /// A call of a navigation controller.
  private func act(
    _ scene: NavigationScene, _ interaction: UIPercentDrivenInteractiveTransition, _ random: inout SeededGenerator
  ) {
    let (navigation, animated) = (scene.navigation, Bool.random(using: &random))
    let progress = CGFloat.random(in: -0.2...1.2, using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1:
      navigation.pushViewController(scene.screen("S\(random.next() % 1_000_000)"), animated: animated)
    case 2, 3: navigation.popViewController(animated: animated)
    case 4: navigation.popToRootViewController(animated: animated)
    case 5: navigation.setViewControllers(navigation.viewControllers.shuffled(using: &random), animated: animated)
    case 6: scene.delegate.animator = tidy()
    case 7: scene.delegate.animator = nil
    case 8: scene.delegate.interaction = animated ? interaction : nil
    case 9: interaction.update(progress)
    case 10: interaction.finish()
    case 11: interaction.cancel()
    case 12: interaction.pause()
    case 13:
      scene.stage.resize(to: CGSize(width: animated ? 390 : 500, height: 600), scale: 0.25)
    case 14:
      scene.stage.send(animated ? .down(CGPoint(x: 5, y: 300)) : .cancel)
    default: scene.stage.send(animated ? .move(CGPoint(x: 390 * progress, y: 300)) : .up(CGPoint(x: 200, y: 300)))
    }
  }

  @Test("Random calls end with a consistent stack, the top in position, and balanced callbacks", arguments: 0..<12)
  func random(_ group: Int) throws {
    let seed = UInt64.random(in: 0 ... .max)
    for number in 0..<6 {
      var random = SeededGenerator(seed: seed &+ UInt64(number))
      let scene = try NavigationScene(depth: 3, scale: 0.25)
      let interaction = UIPercentDrivenInteractiveTransition()
      for _ in 0..<Int.random(in: 5...40, using: &random) {
        act(scene, interaction, &random)
        if Bool.random(using: &random) {
          scene.stage.advance(by: Double.random(in: 0...0.3, using: &random))
        }
      }
      scene.stage.send(.cancel)
      // Finishes every transition that a finger holds.
      for _ in 0..<60 {
        scene.stage.advance(by: 0.25)
        interaction.finish()
      }
      let name = Comment(rawValue: "seed \(seed &+ UInt64(number))")
      #expect(throws: Never.self, name) { try scene.stage.settle() }
      let stack = scene.navigation.viewControllers
      // Compared as text: a failure must not print everything that is reachable from a view.
      let (top, subviews) = (stack.last?.view as UIView?, scene.navigation.view.subviews.first?.subviews)
      let claims = [
        "whole": !stack.isEmpty && Set(stack.map(ObjectIdentifier.init)).count == stack.count,
        "children": scene.navigation.children.count == stack.count,
        "parents": stack.allSatisfy { $0.parent === scene.navigation && !$0.isMovingFromParent },
        "alone": subviews?.count == 1 && subviews?.first === top,
        "in position": top?.frame == scene.navigation.view.bounds,
        "as it was": top?.transform == .identity && top?.alpha == 1,
        "bar": scene.navigation.navigationBar.topItem === stack.last?.navigationItem,
      ]
      #expect(claims.filter { !$0.value }.map(\.key) == [], name)
      #expect(scene.log.imbalance == nil, name)
    }
  }
}

import Stage
import Testing
import UIKit

@MainActor @Suite("Touches of a moving screen that no finger holds")
struct TransitionTouchTests {
  /// A view that counts its touches.
  private final class Ear: UIGestureRecognizer {
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      count += 1
      state = .failed
    }
  }

  /// A pop that code holds at 0.4, with touch counters on both screens and on a view of the upper one.
  private func scene() throws -> (NavigationScene, screen: Ear, child: Ear, revealed: Ear) {
    let scene = try NavigationScene()
    let child = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    scene.screens[1].view.addSubview(child)
    let (screenEar, childEar, revealedEar) = (Ear(), Ear(), Ear())
    scene.screens[1].view.addGestureRecognizer(screenEar)
    child.addGestureRecognizer(childEar)
    scene.screens[0].view.addGestureRecognizer(revealedEar)
    let interaction = scene.pop(by: SlideAnimator(scene.log))
    scene.stage.advance(by: 0.1)
    interaction.update(0.4)
    scene.stage.advance(by: 1 / 60)
    return (scene, screenEar, childEar, revealedEar)
  }

  @Test("The moving screen receives a press, but neither its subviews nor the revealed screen do")
  func press() throws {
    let (scene, screen, child, revealed) = try scene()
    scene.stage.tapFinger(CGPoint(x: 156 + 200, y: 400))
    #expect("\(screen.count) \(child.count) \(revealed.count)" == "1 0 0")
    scene.stage.tapFinger(CGPoint(x: 50, y: 400))
    #expect("\(screen.count) \(child.count) \(revealed.count)" == "1 0 0")
  }

  @Test("While a finger touches the transition, no screen receives a second touch")
  func further() throws {
    let (scene, screen, child, revealed) = try scene()
    scene.stage.send(.down(CGPoint(x: 50, y: 400)))
    scene.stage.send(.down(CGPoint(x: 356, y: 400)), pointer: 1, at: scene.stage.now)
    #expect("\(screen.count) \(child.count) \(revealed.count)" == "0 0 0")
  }

  @Test("A fading screen receives touches as long as it is visible, whatever its final alpha")
  func fading() throws {
    let (scene, screen, _, revealed) = try scene()
    scene.navigation.restage(with: ClosureAnimator.leaving(1) { $0.alpha = 0 })
    scene.stage.advance(by: 1 / 60)
    #expect(scene.screens[1].view.alpha == 0)
    scene.stage.tapFinger(CGPoint(x: 50, y: 400))
    #expect("\(screen.count) \(revealed.count)" == "1 0")
  }

  @Test("A screen that shrinks by its bounds receives touches where it is shown, whatever its final size")
  func shrinking() throws {
    let (scene, screen, _, revealed) = try scene()
    scene.navigation.restage(
      with: ClosureAnimator.leaving(1, .curveLinear) { $0.bounds.size = CGSize(width: 40, height: 844) })
    scene.stage.advance(by: 1 / 60)
    #expect(scene.screens[1].view.bounds.width == 40)
    for x in [60.0, 40] {
      scene.stage.tapFinger(CGPoint(x: x, y: 422))
    }
    // At 0.4 the screen reaches from x 70 to 320.
    #expect("\(screen.count) \(revealed.count)" == "0 0")
    scene.stage.tapFinger(CGPoint(x: 300, y: 422))
    #expect("\(screen.count) \(revealed.count)" == "1 0")
  }
}

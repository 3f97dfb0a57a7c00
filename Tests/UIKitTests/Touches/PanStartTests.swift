import Stage
import Testing
import UIKit

@MainActor @Suite("The velocity at which a pan begins")
struct PanStartTests {
  /// A delegate that lets a pan begin only if it moves to the right, as those of many applications do.
  @MainActor final class RightOnly: NSObject, UIGestureRecognizerDelegate {
    var asked: [CGPoint] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      let velocity = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: gestureRecognizer.view) ?? .zero
      asked.append(velocity)
      return velocity.x > abs(velocity.y)
    }
  }

  let world = TouchWorld()
  let delegate = RightOnly()

  private func pan() -> UIPanGestureRecognizer {
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: world.window)
    pan.delegate = delegate
    world.down(100, 100)
    return pan
  }

  @Test("A drag of 5 points every 250 milliseconds begins, at 20 points a second")
  func slow() {
    let pan = pan()
    for step in 1...4 {
      world.wait(0.25)
      world.move(100 + 5 * Double(step), 100)
    }
    #expect(world.log.first == "pan began" && delegate.asked == [CGPoint(x: 20, y: 0)] && pan.state == .changed)
  }

  @Test("The first movement after a rest has the velocity of its distance over the rest", arguments: [0.1, 0.12, 0.5])
  func afterRest(_ rest: Double) throws {
    _ = pan()
    world.wait(rest)
    world.move(112, 100)
    #expect(world.log == ["pan began"])
    let velocity = try #require(delegate.asked.first)
    #expect(abs(velocity.x.native - 12 / rest) < 1e-6 * 12 / rest && velocity.y == 0)
  }

  @Test("Slow steps of any size and pace begin in their direction", arguments: [1.0, 2, 3, 5, 9], [0.03, 0.05, 0.2])
  func steps(_ size: Double, _ pause: Double) {
    for direction in [1.0, -1] {
      let scene = PanStartTests()
      _ = scene.pan()
      for step in 1...12 {
        scene.world.wait(pause)
        scene.world.move(100 + direction * size * Double(step), 100)
      }
      #expect((scene.world.log.first == "pan began") == (direction > 0), "\(direction)")
      #expect(scene.delegate.asked.count == 1)
    }
  }

  @Test("A tremble before a movement does not turn it")
  func tremble() {
    _ = pan()
    for step in 1...20 {
      world.wait(0.05)
      world.move(100 + Double(step % 2), 100 + Double((step + 1) % 2))
    }
    world.play("w0.2 m106,101 w0.2 m111,100")
    #expect(world.log == ["pan began"])
  }

  @Test("Once a pan has begun, a finger that rests is at rest, also one that trembles")
  func rest() {
    let pan = pan()
    world.drag(from: [100, 100], to: [160, 100], steps: 10)
    #expect(pan.velocity(in: nil).x > 0)
    for step in 1...10 {
      world.wait(0.01)
      world.move(160 + Double(step % 2), 100)
    }
    #expect(pan.state == .changed && pan.velocity(in: nil) == .zero)
  }

  @Test("A slow drag and one after a rest pop a screen from its middle", arguments: [5.0, 12])
  func systemPop(_ step: Double) throws {
    let scene = try NavigationScene()
    scene.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
    scene.stage.press(CGPoint(x: 100, y: 400), to: CGPoint(x: 100 + 8 * step, y: 400), steps: 8, rate: 4)
    #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
    scene.stage.send(.cancel)
    try scene.stage.settle()
  }
}

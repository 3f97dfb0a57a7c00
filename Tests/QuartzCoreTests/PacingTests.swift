import CoreGraphics
import Motion
import QuartzCore
import SeededRandom
import Testing

@testable import QuartzCore

@Suite("The memory of the last pacing")
struct PacingTests {
  @Test("A frame never takes the pacing of a removed animation for that of a new one")
  func newPacing() {
    let scene = TimedScene()
    scene.layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    scene.layer.backgroundColor = .black
    var random = SeededGenerator(seed: 71)
    // Each is probably created at the address of the one before, and it is evaluated at the same fraction.
    for round in 0..<100 {
      let height = Float(random.number(in: 0...1))
      scene.world.advance(to: Double(round))
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.3, height, 0.6, height)
      scene.layer.add(animation, forKey: "opacity")
      scene.world.commit()
      scene.world.advance(to: Double(round) + 0.5)
      let expected = animation.timingFunction?.curve.value(at: 0.5)
      #expect(scene.world.frame().list.items.first?.opacity == expected, "seed 71, round \(round)")
      scene.layer.removeAllAnimations()
      animation.timingFunction = nil
      scene.world.commit()
    }
  }
}

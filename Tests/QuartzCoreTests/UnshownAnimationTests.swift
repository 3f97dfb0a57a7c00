import QuartzCore
import Testing

/// Measured on iOS: an animation that is added to a layer in no window is gone after the commit.
@Suite("Animations of layers in no tree")
struct UnshownAnimationTests {
  private func log(_ scene: TimedScene, _ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { scene.log.note("transaction") }
    body()
    CATransaction.commit()
  }

  @Test("1.1: The commit removes them, and tells delegates and transactions", arguments: [true, false])
  func removed(_ isBelow: Bool) {
    let scene = TimedScene()
    let (lone, child) = (CALayer(), CALayer())
    lone.addSublayer(child)
    let layer = isBelow ? child : lone
    log(scene) { layer.add(scene.progress(1, "a"), forKey: "a") }
    #expect(layer.animationKeys() == ["a"])
    CATransaction.flush()
    #expect(layer.animationKeys() == nil && layer.presentation() == nil)
    #expect(scene.log.entries == ["a stops false", "transaction"] && scene.world.outlook == .still)
  }

  @Test("A layer that leaves the tree before the commit loses them too")
  func left() {
    let scene = TimedScene()
    log(scene) { scene.layer.add(scene.progress(1, "a"), forKey: "a") }
    scene.layer.removeFromSuperlayer()
    scene.world.commit()
    #expect(scene.layer.animationKeys() == nil && scene.log.entries == ["a stops false", "transaction"])
  }

  @Test("A layer that enters a tree before its commit keeps them, and they begin then", arguments: [true, false])
  func entered(_ isMadeElsewhere: Bool) {
    let scene = TimedScene()
    let other = LayerWorld()
    if isMadeElsewhere { other.enter() }
    let layer = CALayer()
    layer.add(scene.progress(1, "a"), forKey: "a")
    scene.world.enter()
    scene.root.addSublayer(layer)
    other.commit()
    scene.frames(at: [3, 3.5])
    #expect(layer.presented().values.cornerRadius == 0.5)
    scene.frame(at: 4)
    #expect(scene.log.entries == ["a starts", "a stops true"])
  }

  @Test("Below a layer that keeps them they wait for the tree")
  func kept() {
    let scene = TimedScene()
    let (window, layer) = (CALayer(), CALayer())
    window.keepAnimationsOutsideTree()
    window.addSublayer(layer)
    layer.add(scene.progress(1, "a"), forKey: "a")
    scene.frames(at: [0, 1])
    #expect(layer.animationKeys() == ["a"] && scene.world.outlook == .still)
    scene.root.addSublayer(window)
    scene.frames(at: [2, 2.5])
    #expect(layer.presented().values.cornerRadius == 0.5)
  }
}

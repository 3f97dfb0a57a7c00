import QuartzCore
import Testing

@Suite("Messages about the ends of animations")
struct CompletionTests {
  private let scene = TimedScene()

  @Test("A delegate is told once about the beginning and once about the end, in either case")
  func once() {
    scene.layer.add(scene.progress(1, "a"), forKey: "a")
    scene.begin(scene.progress(9, "b"), forKey: "b")
    scene.frames(at: [0.5, 1, 1.5])
    scene.layer.removeAnimation(forKey: "b")
    scene.world.commit()
    scene.frames(at: [2, 20])
    #expect(scene.log.entries == ["a starts", "b starts", "a stops true", "b stops false"])
  }

  @Test("The frame at the end finds it, however its instant was computed", arguments: 1...120)
  func exactEnds(frames: Int) {
    scene.frame(at: 0.1)
    scene.begin(scene.progress(Double(frames) / 60, "a"), forKey: "a")
    for frame in 1...frames { scene.frame(at: 0.1 + Double(frame) * (1 / 60)) }
    #expect(scene.log.entries == ["a starts", "a stops true"])
  }

  @Test(
    "Ends are told in the order of their instants, then of the additions, even if one frame finds them all",
    arguments: [true, false])
  func order(atOnce: Bool) {
    let (slow, other) = (CALayer(), CALayer())
    slow.speed = 0.5
    for layer in [slow, other] { scene.root.addSublayer(layer) }
    scene.layer.add(scene.progress(2, "two"), forKey: nil)
    slow.add(scene.progress(0.5, "slow one"), forKey: nil)
    other.add(scene.progress(1, "one"), forKey: nil)
    scene.layer.add(scene.progress(1, "one again"), forKey: nil)
    let late = scene.progress(0.25, "late")
    late.beginTime = 1.5
    scene.begin(late, on: other)
    scene.frames(at: atOnce ? [5] : [0.5, 1, 1.5, 1.75, 2, 5])
    let expected = [
      "two starts", "slow one starts", "one starts", "one again starts", "slow one stops true", "one stops true",
      "one again stops true", "late starts", "late stops true", "two stops true",
    ]
    #expect(scene.log.entries == expected)
  }

  @Test("An animation replaced under its key ends unfinished")
  func replaced() {
    scene.begin(scene.progress(1, "a"), forKey: "key")
    scene.begin(scene.progress(1, "b"), forKey: "key")
    scene.frame(at: 1)
    #expect(scene.log.entries == ["a starts", "a stops false", "b starts", "b stops true"])
  }

  /// A change that ends an animation early.
  enum Fate: CaseIterable, Sendable {
    case animationsRemoved
    case layerLeaves
    case superlayerLeaves
    case layerDies
    case otherTree
  }

  @Test(
    "An animation that never reaches its end is told so, with its transaction's completion", arguments: Fate.allCases)
  func fates(fate: Fate) {
    var layer: CALayer? = CALayer()
    if let layer { scene.layer.addSublayer(layer) }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [scene] in scene.log.note("completion") }
    layer?.add(scene.progress(1, "a"), forKey: nil)
    CATransaction.commit()
    scene.world.commit()
    scene.frame(at: 0.5)
    switch fate {
    case .animationsRemoved: layer?.removeAllAnimations()
    case .layerLeaves: layer?.removeFromSuperlayer()
    case .superlayerLeaves: scene.layer.removeFromSuperlayer()
    case .layerDies:
      layer?.removeFromSuperlayer()
      layer = nil
    case .otherTree: scene.world.show(CALayer())
    }
    #expect(scene.log.entries == ["a starts"])
    scene.world.commit()
    #expect(scene.log.entries == ["a starts", "a stops false", "completion"])
    scene.frames(at: [1, 2])
    #expect(scene.log.entries.count == 3 && layer?.animationKeys() == nil)
  }

  @Test("The end of an animation that never began is told when its layer is deallocated")
  func diesBeforeTree() {
    var layer: CALayer? = CALayer()
    layer?.add(scene.progress(1, "a"), forKey: nil)
    layer = nil
    scene.world.commit()
    #expect(scene.log.entries == ["a stops false"])
  }

  @Test("A layer that only moves in the tree within a turn keeps its animations")
  func moves() {
    scene.begin(scene.progress(1, "a"))
    scene.frame(at: 0.5)
    scene.layer.removeFromSuperlayer()
    scene.root.addSublayer(scene.layer)
    scene.world.commit()
    #expect(scene.shown == 0.5)
    scene.frame(at: 1)
    #expect(scene.log.entries == ["a starts", "a stops true"])
  }

  @Test("The end of an animation that stays is told once, and not again when it is removed")
  func stays() {
    let animation = scene.progress(1, "a")
    (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
    scene.begin(animation, forKey: "a")
    scene.frames(at: [1, 2, 3])
    #expect(scene.shown == 1 && scene.layer.animationKeys() == ["a"])
    scene.layer.removeAllAnimations()
    scene.world.commit()
    #expect(scene.log.entries == ["a starts", "a stops true"])
  }

  @Test("The beginning of an animation that begins later is told at its instant")
  func laterStart() {
    scene.begin(scene.progress(1, "a") { $0.beginTime = 2 }, forKey: "a")
    scene.frames(at: [1, 1.9])
    #expect(scene.log.entries == [])
    scene.frame(at: 2)
    #expect(scene.log.entries == ["a starts"])
  }

  @Test("A delegate may remove an animation that ends at the same time: it has ended too")
  func removesInCallback() {
    let other = CALayer()
    scene.root.addSublayer(other)
    let first = scene.progress(1, "a")
    first.delegate = Listener(scene.log, "a") {
      scene.layer.removeFromSuperlayer()
      other.removeAllAnimations()
    }
    scene.layer.add(first, forKey: nil)
    other.add(scene.progress(1, "b"), forKey: nil)
    scene.begin(scene.progress(2, "c"), on: other)
    scene.frame(at: 1)
    let expected = ["a starts", "b starts", "c starts", "a stops true", "b stops true", "c stops false"]
    #expect(scene.log.entries == expected)
  }

  @Test("Animations without duration that start each other take one frame each")
  func endless() {
    CATransaction.setAnimationDuration(0)
    func again() {
      let animation = scene.progress(0, "a")
      animation.delegate = Listener(scene.log, "a") { if scene.log.entries.count < 1_000 { again() } }
      CATransaction.setAnimationDuration(0)
      scene.layer.add(animation, forKey: nil)
    }
    again()
    scene.world.commit()
    scene.frames(at: [1, 2, 3])
    #expect(scene.log.entries.filter { $0 == "a stops true" }.count == 3)
  }

  @Test("A delegate may start an animation when it is told about a beginning")
  func addsInStart() {
    final class Starter: NSObject, CAAnimationDelegate {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      func animationDidStart(_ anim: CAAnimation) { action() }
    }
    let first = scene.progress(1)
    first.beginTime = 1
    first.delegate = Starter { scene.layer.add(scene.progress(1, "b"), forKey: nil) }
    scene.begin(first)
    scene.frames(at: [1, 2])
    #expect(scene.log.entries == ["b starts", "b stops true"])
  }
}

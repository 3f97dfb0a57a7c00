import Testing

@testable import UIKit

@MainActor @Suite("Staging blocks for a transition")
struct AnimationStagingTests {
  @Test("With linear timing every block is linear, with its own duration and delay")
  func linear() {
    let own: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
    let rows: [(String, (@escaping () -> Void) -> Void)] = [
      ("plain", { UIView.animate(withDuration: 1, delay: 0.5, animations: $0) }),
      (
        "spring",
        {
          UIView.animate(
            withDuration: 1, delay: 0.5, usingSpringWithDamping: 0.4, initialSpringVelocity: 5, animations: $0)
        }
      ),
      ("system", { UIView.animate(withDuration: 1, delay: 0.5, options: .init(rawValue: 7 << 16), animations: $0) }),
      (
        "nested",
        { move in
          UIView.animate(withDuration: 9) {
            UIView.animate(withDuration: 1, delay: 0.5, options: own, animations: move)
          }
        }
      ),
      (
        "keyframes",
        { move in
          UIView.animateKeyframes(withDuration: 1, delay: 0.5) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: move)
          }
        }
      ),
    ]
    for (name, stage) in rows {
      let scene = AnimationScene()
      scene.view.center.x = 0
      AnimationStaging(isEven: true).observe { stage { scene.view.center.x = 100 } }
      scene.frame(at: 0)
      for (instant, x) in [(0.4, 0.0), (0.6, 10), (0.75, 25), (1.25, 75)] {
        scene.frame(at: instant)
        #expect(abs(scene.x - x) < rounding, "\(name) at \(instant)")
      }
    }
  }

  @Test("Explicit animations, and blocks after the staging, keep their own timing")
  func ownTiming() {
    let scene = AnimationScene()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    AnimationStaging(isEven: true).observe { scene.view.layer.add(animation, forKey: "own") }
    #expect(scene.view.layer.animation(forKey: "own")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
    UIView.animate(withDuration: 1) { scene.view.center.x = 1 }
    let ease = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(scene.view.layer.animation(forKey: "position")?.timingFunction == ease)
  }

  @Test("The joining closure is called once in the first block, right after its own closure, and is animated with it")
  func joining() throws {
    let scene = AnimationScene()
    let (view, other) = (scene.view, UIView())
    scene.window.addSubview(other)
    var log: [String] = []
    let staging = AnimationStaging {
      log.append("alongside \(UIView.inheritedAnimationDuration)")
      other.alpha = 0
    }.observe {
      UIView.performWithoutAnimation { UIView.animate(withDuration: 3) { log.append("none") } }
      UIView.animate(withDuration: 0) { log.append("instant") }
      UIView.animate(withDuration: 2, delay: 1, options: .curveEaseIn) {
        view.alpha = 0
        log.append("first")
      }
      UIView.animate(withDuration: 4) { log.append("second") }
    }
    #expect(staging.hasSeenBlock && log == ["none", "instant", "first", "alongside 2.0", "second"])
    let animation = try #require(other.layer.animation(forKey: "opacity"))
    #expect(animation.duration == 2 && animation.delay == 1)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test("The first block is the outermost one, although a block inside it ends before it")
  func joiningOutermost() throws {
    let scene = AnimationScene()
    let other = UIView()
    scene.window.addSubview(other)
    AnimationStaging {
      other.alpha = 0
    }.observe {
      UIView.animate(withDuration: 2) {
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { scene.view.alpha = 0 }
      }
    }
    #expect(other.layer.animation(forKey: "opacity")?.duration == 2)
  }

  @Test("In a keyframe animation the joining closure takes the whole duration")
  func joiningKeyframes() {
    let scene = AnimationScene()
    scene.view.center.x = 0
    let staging = AnimationStaging(isEven: true) {
      scene.view.center.x = 100
    }.observe {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.1) { scene.view.alpha = 0 }
      }
    }
    #expect(staging.hasSeenBlock)
    scene.frames(at: 0, 0.25)
    #expect(abs(scene.x - 25) < rounding)
  }

  @Test("If no block animates, the joining closure is not called, and staging returns false")
  func withoutAnimation() {
    let scene = AnimationScene()
    var calls = 0
    let staging = AnimationStaging {
      calls += 1
    }.observe {
      UIView.animate(withDuration: 0) { scene.view.alpha = 0 }
    }
    #expect(!staging.hasSeenBlock && calls == 0)
  }

  @Test("The end of a block with nothing to animate, or whose view has no window, can be postponed")
  func postponed() {
    for isShown in [true, false] {
      let scene = AnimationScene()
      let lone = UIView()
      var ends: [() -> Void] = []
      AnimationStaging(isEven: true, onEmptyBlock: { ends.append($0) }).observe {
        UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
        let change: () -> Void = isShown ? {} : { lone.alpha = 0 }
        UIView.animate(withDuration: 1, animations: change, completion: scene.logger("a"))
      }
      scene.frames(at: 0, 5)
      #expect(ends.count == 1 && scene.log.isEmpty)
      for end in ends { end() }
      scene.frame(at: 6)
      #expect(scene.log == ["a true"])
    }
  }

  @Test("Collected blocks that are discarded show the model, no longer refuse touches and call no completion")
  func discarding() {
    let scene = AnimationScene()
    scene.view.center.x = 0
    UIView.animate(withDuration: 2, animations: { scene.view.alpha = 0 }, completion: scene.logger("kept"))
    let staging = AnimationStaging().observe {
      UIView.animate(withDuration: 1, animations: { scene.view.center.x = 100 }, completion: scene.logger("first"))
      UIView.animate(withDuration: 1, animations: {}, completion: scene.logger("empty"))
    }
    scene.frame(at: 0)
    #expect(scene.log == ["empty true"])
    scene.frame(at: 0.5)
    #expect(scene.x != 100)
    for block in staging.blocks { block.discard() }
    #expect(scene.x == 100 && scene.view.layer.animationKeys() == ["opacity"] && scene.view.touchRefusals == 1)
    scene.frame(at: 3)
    #expect(scene.log == ["empty true", "kept true"] && scene.application.isIdle)
  }

  @Test("A container whose time is moved scrubs the blocks that are staged under it, including delays and springs")
  func scrubbing() {
    let scene = AnimationScene()
    let (container, view) = (UIView(frame: scene.window.bounds), scene.view)
    scene.window.addSubview(container)
    scene.frame(at: 3)
    container.layer.holdTime(at: 3)
    view.center.x = 0
    AnimationStaging(isEven: true).observe {
      UIView.animate(
        withDuration: 1, delay: 1, usingSpringWithDamping: 0.4, initialSpringVelocity: 5,
        animations: { view.center.x = 100 },
        completion: scene.logger("a"))
    }
    container.addSubview(view)
    scene.frame(at: 4)
    for (progress, x) in [(0.5, 0.0), (1, 0), (1.5, 50), (0.5, 0), (2, 100)] {
      container.layer.holdTime(at: 3 + progress)
      scene.frame(at: scene.application.world.now + 1)
      #expect(abs(scene.x - x) < rounding, "at \(progress)")
    }
    #expect(scene.log.isEmpty)
    container.layer.releaseTime()
    scene.frame(at: 20)
    #expect(scene.log == ["a true"])
  }
}

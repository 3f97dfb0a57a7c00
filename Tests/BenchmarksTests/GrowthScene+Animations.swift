import Stage
import UIKit

// Animations, touches, and what waits for later instants.

extension GrowthScene {
  static let animations: [GrowthScene] = [
    .views("views animated in one block, to its end") { scene in
      UIView.animate(withDuration: 0.1) {
        for view in scene.views { view.center.x += 10 }
      } completion: { _ in
        scene.ends += 1
      }
      return scene.rests() && scene.ends == 1
    },
    .views("views animated in a block each, to their ends") { scene in
      for view in scene.views {
        UIView.animate(withDuration: 0.1) {
          view.center.x += 10
        } completion: { _ in
          scene.ends += 1
        }
      }
      return scene.rests() && scene.ends == scene.count
    },
    .views("views animated in one block that lays out") { scene in
      UIView.animate(withDuration: 0.1, delay: 0, options: .layoutSubviews) {
        for view in scene.views { view.center.x += 10 }
      }
      return scene.rests()
    },
    .views("a turn with another animation while many run", isConstant: true, moving: 100) { scene in
      UIView.animate(withDuration: 1) { scene.views[0].alpha = 0.5 }
      scene.stage.send(.cancel)
      return scene.views[0].layer.animationKeys()?.contains("opacity") == true
    },
    .views("a turn in which nothing changes while many animations run", isConstant: true, moving: 100) { scene in
      scene.stage.send(.cancel)
      return !scene.stage.isIdle
    },
    .views("animations removed, layer by layer", moving: 1) { scene in
      for view in scene.views { view.layer.removeAllAnimations() }
      return scene.rests(within: 0.5)
    },
    .views("animations that take the place of others") { scene in
      for view in scene.views { UIView.animate(withDuration: 1) { view.backgroundColor = .blue } }
      scene.stage.advance(by: 0.1)
    } work: { scene in
      for view in scene.views { UIView.animate(withDuration: 0.1) { view.backgroundColor = .green } }
      return scene.rests()
    },
    .views("transactions with completions") { scene in
      for view in scene.views {
        CATransaction.begin()
        CATransaction.setCompletionBlock { scene.ends += 1 }
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.byValue, animation.duration) = (1, 0.1)
        view.layer.add(animation, forKey: nil)
        CATransaction.commit()
      }
      return scene.rests() && scene.ends == scene.count
    },
    .views("views in one keyframe animation") { scene in
      UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
        for view in scene.views {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 1 }
        }
      }
      return scene.rests()
    },
  ]

  static let animators: [GrowthScene] = [
    .views("property animators, to their ends") { scene in
      startAnimators(of: scene, duration: 0.1)
      for animator in scene.animators { animator.addCompletion { _ in scene.ends += 1 } }
      return scene.rests() && scene.ends == scene.count
    },
    .views("property animators paused, scrubbed and stopped") { scene in
      startAnimators(of: scene, duration: 1)
      scene.stage.advance(by: 0.1)
    } work: { scene in
      for animator in scene.animators { animator.pauseAnimation() }
      for animator in scene.animators { animator.fractionComplete = 0.5 }
      for animator in scene.animators { animator.stopAnimation(true) }
      return scene.rests(within: 0.5)
    },
    .views("property animators reversed and continued") { scene in
      startAnimators(of: scene, duration: 0.2)
      scene.stage.advance(by: 0.1)
    } work: { scene in
      for animator in scene.animators {
        animator.pauseAnimation()
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
      return scene.rests() && scene.animators.allSatisfy { $0.state == .inactive }
    },
    .views("views of one property animator") { scene in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
        for view in scene.views { view.center.x += 10 }
      }
      animator.startAnimation()
      scene.stage.advance(by: 0.1)
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      return scene.rests(within: 0.5) && scene.views[0].center.x == 4
    },
  ]

  @MainActor private static func startAnimators(of scene: GrowthStage, duration: Double) {
    scene.animators = scene.views.map { view in
      UIViewPropertyAnimator(duration: duration, curve: .easeInOut) { view.center.x += 10 }
    }
    for animator in scene.animators { animator.startAnimation() }
  }

  static let touches: [GrowthScene] = [
    recognizers("tap") { UITapGestureRecognizer() }, recognizers("pan") { UIPanGestureRecognizer() },
    recognizers("long press") { UILongPressGestureRecognizer() },
    .views("a tap on one of many views with a recogniser each") { scene in
      for view in scene.views { view.addGestureRecognizer(UITapGestureRecognizer()) }
    } work: { scene in
      scene.tap()
      return scene.rests()
    },
    GrowthScene("taps") {
      $0.root.addGestureRecognizer(UITapGestureRecognizer())
    } work: { scene in
      for _ in 0..<scene.count { scene.tap() }
      return scene.rests()
    },
    GrowthScene("recognisers added and removed") { scene in
      let all = (0..<scene.count).map { _ in UITapGestureRecognizer() }
      for recognizer in all { scene.root.addGestureRecognizer(recognizer) }
      for recognizer in all { scene.root.removeGestureRecognizer(recognizer) }
      return scene.root.gestureRecognizers?.isEmpty ?? true
    },
    GrowthScene("recognisers that wait for another one") { scene in
      let last = UIPanGestureRecognizer()
      for _ in 0..<scene.count {
        let tap = UITapGestureRecognizer()
        tap.require(toFail: last)
        scene.root.addGestureRecognizer(tap)
      }
      scene.root.addGestureRecognizer(last)
    } work: {
      $0.drags()
    },
  ]

  private static func recognizers(
    _ kind: String, _ make: @escaping @MainActor @Sendable () -> UIGestureRecognizer
  ) -> GrowthScene {
    GrowthScene("a press, a drag and a release with \(kind) recognisers on a view") { scene in
      for _ in 0..<scene.count { scene.root.addGestureRecognizer(make()) }
    } work: {
      $0.drags()
    }
  }

  static let times: [GrowthScene] = [
    GrowthScene("timers, to their ends") { scene in
      scene.startTimers { 0.001 * Double($0 + 1) / Double(scene.count) }
      return scene.rests() && scene.ends == scene.count
    },
    GrowthScene("timers that fire at once") { scene in
      scene.startTimers { _ in 0.1 }
      return scene.rests() && scene.ends == scene.count
    },
    GrowthScene("timers invalidated") {
      $0.stage.advance(by: 0)
    } work: { scene in
      scene.stage.perform {
        let timers = (0..<scene.count).map {
          Timer.scheduledTimer(withTimeInterval: Double($0 + 1), repeats: true) { _ in }
        }
        for timer in timers {
          timer.invalidate()
          guard timer === timers.last || !scene.stage.isIdle else { return false }
        }
        return scene.stage.isIdle
      }
    },
    GrowthScene("blocks on the main queue") { scene in
      scene.stage.perform {
        for _ in 0..<scene.count { DispatchQueue.main.async { MainActor.assumeIsolated { scene.ends += 1 } } }
      }
      return scene.rests() && scene.ends == scene.count
    },
    GrowthScene("display links added, called and invalidated") { scene in
      scene.stage.perform {
        let links = (0..<scene.count).map { _ in CADisplayLink(target: scene, selector: Selector(GrowthStage.call)) }
        for link in links { link.add(to: .main, forMode: .common) }
        scene.stage.step(to: scene.stage.now + 1.0 / 60, interval: 1.0 / 60)
        for link in links { link.invalidate() }
        return scene.ends == scene.count
      }
    },
    GrowthScene("display links that invalidate themselves") { scene in
      scene.stage.perform {
        for _ in 0..<scene.count {
          CADisplayLink(target: scene, selector: Selector(GrowthStage.callOnce(_:))).add(to: .main, forMode: .common)
        }
      }
      return scene.rests() && scene.ends == scene.count
    },
  ]
}

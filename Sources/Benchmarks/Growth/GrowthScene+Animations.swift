import QuartzCore
import Stage
import UIKit

// Animations and their ends.

extension GrowthScene {
  static let animationScenes = [
    GrowthScene(name: "views animated in one block, to its end") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      return {
        var ends = 0
        UIView.animate(withDuration: 0.1) {
          for view in views { view.center.x += 10 }
        } completion: { _ in
          ends += 1
        }
        return comesToRest(scene.stage) && ends == 1
      }
    },
    GrowthScene(name: "views animated in a block each, to their ends") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      return {
        var ends = 0
        for view in views {
          UIView.animate(withDuration: 0.1) {
            view.center.x += 10
          } completion: { _ in
            ends += 1
          }
        }
        return comesToRest(scene.stage) && ends == count
      }
    },
    GrowthScene(name: "views animated in one block that lays out") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      return {
        UIView.animate(withDuration: 0.1, delay: 0, options: .layoutSubviews) {
          for view in views { view.center.x += 10 }
        }
        return comesToRest(scene.stage)
      }
    },
    GrowthScene(name: "a turn with another animation while many run", growth: .constant) { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      UIView.animate(withDuration: 100) { for view in views { view.center.x += 10 } }
      scene.stage.advance(by: 0.1)
      return {
        UIView.animate(withDuration: 1) { views[0].alpha = 0.5 }
        scene.stage.send(.cancel)
        return views[0].layer.animationKeys()?.contains("opacity") == true
      }
    },
    GrowthScene(name: "a turn in which nothing changes while many animations run", growth: .constant) { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      UIView.animate(withDuration: 100) { for view in views { view.center.x += 10 } }
      scene.stage.advance(by: 0.1)
      return {
        scene.stage.send(.cancel)
        return !scene.stage.isIdle
      }
    },
    GrowthScene(name: "animations removed, layer by layer") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      for view in views { UIView.animate(withDuration: 1) { view.center.x += 10 } }
      scene.stage.advance(by: 0.1)
      return {
        for view in views { view.layer.removeAllAnimations() }
        return comesToRest(scene.stage, within: 0.5)
      }
    },
    GrowthScene(name: "animations that take the place of others") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      for view in views { UIView.animate(withDuration: 1) { view.backgroundColor = .blue } }
      scene.stage.advance(by: 0.1)
      return {
        for view in views { UIView.animate(withDuration: 0.1) { view.backgroundColor = .green } }
        return comesToRest(scene.stage)
      }
    },
    GrowthScene(name: "transactions with completions") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      return {
        var ends = 0
        for view in views {
          CATransaction.begin()
          CATransaction.setCompletionBlock { ends += 1 }
          let animation = CABasicAnimation(keyPath: "position.x")
          (animation.byValue, animation.duration) = (1, 0.1)
          view.layer.add(animation, forKey: nil)
          CATransaction.commit()
        }
        return comesToRest(scene.stage) && ends == count
      }
    },
    GrowthScene(name: "views in one keyframe animation") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      return {
        UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
          for view in views {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 1 }
          }
        }
        return comesToRest(scene.stage)
      }
    },
  ]

  static let animatorScenes = [
    GrowthScene(name: "property animators, to their ends") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      return {
        var ends = 0
        for view in views {
          let animator = UIViewPropertyAnimator(duration: 0.1, curve: .easeInOut) { view.center.x += 10 }
          animator.addCompletion { _ in ends += 1 }
          animator.startAnimation()
        }
        return comesToRest(scene.stage) && ends == count
      }
    },
    GrowthScene(name: "property animators paused, scrubbed and stopped") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      let animators = views.map { view in
        UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x += 10 }
      }
      for animator in animators { animator.startAnimation() }
      scene.stage.advance(by: 0.1)
      return {
        for animator in animators { animator.pauseAnimation() }
        for animator in animators { animator.fractionComplete = 0.5 }
        for animator in animators { animator.stopAnimation(true) }
        return comesToRest(scene.stage, within: 0.5)
      }
    },
    GrowthScene(name: "property animators reversed and continued") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      let animators = views.map { view in
        UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) { view.center.x += 10 }
      }
      for animator in animators { animator.startAnimation() }
      scene.stage.advance(by: 0.1)
      return {
        for animator in animators {
          animator.pauseAnimation()
          animator.isReversed = true
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        return comesToRest(scene.stage) && animators.allSatisfy { $0.state == .inactive }
      }
    },
    GrowthScene(name: "views of one property animator") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      return {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
          for view in views { view.center.x += 10 }
        }
        animator.startAnimation()
        scene.stage.advance(by: 0.1)
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        return comesToRest(scene.stage, within: 0.5) && views[0].center.x == 4
      }
    },
  ]
}

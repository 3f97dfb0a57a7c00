import Testing

@testable import UIKit

@MainActor @Suite("Completions of animation blocks")
struct AnimationCompletionTests {
  @Test("The completion of a block with nothing to animate is called with the next frame")
  func nothing() {
    let scene = AnimationScene()
    let view = scene.view
    let rows: [(String, Double, () -> Void)] = [
      ("no change", 1, {}), ("no duration", 0, { view.alpha = 0.5 }), ("negative", -1, { view.alpha = 0.4 }),
      ("hiding", 1, { view.isHidden = true }), ("without", 1, { UIView.performWithoutAnimation { view.alpha = 0.3 } }),
      ("removed", 1, { view.alpha = 0.2 }),
    ]
    for (row, (name, duration, change)) in rows.enumerated() {
      UIView.animate(withDuration: duration, animations: change, completion: scene.logger(name))
      if name == "removed" { view.removeFromSuperview() }
      #expect(scene.log.count == row, "\(name)")
      #expect(!scene.application.isIdle)
      scene.frame(at: Double(row))
      #expect(scene.log.last == "\(name) true" && view.layer.animationKeys() == nil)
      #expect((view.layer.presentation()?.isHidden ?? true) == view.isHidden)
    }
    #expect(scene.application.isIdle)
  }

  @Test("With animations disabled changes are immediate, and completions are called with the next frame")
  func disabled() {
    let scene = AnimationScene()
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, animations: { scene.view.center.x = 7 }, completion: scene.logger("a"))
    }
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: { scene.view.alpha = 0 }, completion: scene.logger("b"))
    UIView.setAnimationsEnabled(true)
    #expect(scene.view.layer.animationKeys() == nil)
    scene.frame(at: 0)
    #expect(scene.log == ["a true", "b true"] && scene.x == 7)
  }

  @Test("Blocks without a duration that follow each other take one frame each")
  func chain() {
    let scene = AnimationScene()
    func next(_ left: Int) {
      guard left > 0 else { return }
      let completion: (Bool) -> Void = { finished in
        scene.logger("\(left)")(finished)
        next(left - 1)
      }
      UIView.animate(withDuration: 0, animations: {}, completion: completion)
    }
    next(3)
    for frame in 1...3 {
      scene.frame(at: 0)
      #expect(scene.log.count == frame)
    }
  }

  @Test("An animation that is removed, or whose view leaves its window, leaves its block unfinished")
  func removed() {
    for leave in [{ $0.layer.removeAllAnimations() }, { $0.removeFromSuperview() }] as [(UIView) -> Void] {
      let scene = AnimationScene()
      UIView.animate(withDuration: 1, animations: { scene.view.center.x = 1 }, completion: scene.logger("a"))
      scene.frame(at: 0)
      leave(scene.view)
      scene.frame(at: 0.1)
      #expect(scene.log == ["a false"])
    }
  }

  @Test("A view that is added to the window in the same turn is animated, and the completion is called once at the end")
  func addedAfterwards() {
    let scene = AnimationScene()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1, animations: { other.alpha = 0 }, completion: scene.logger("a"))
    scene.window.addSubview(other)
    scene.frames(at: 0, 0.5)
    #expect(abs(other.layer.presented().values.opacity - 0.5) < rounding && scene.log.isEmpty)
    scene.frames(at: 1, 2)
    #expect(scene.log == ["a true"])
  }

  @Test(
    "The animations of a view without a window finish at the end of the turn, and do not run when it is added later")
  func inNoWindow() {
    let scene = AnimationScene()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1, animations: { other.alpha = 0 }, completion: scene.logger("a"))
    #expect(scene.log.isEmpty)
    scene.frame(at: 0)
    #expect(scene.log == ["a true"])
    scene.window.addSubview(other)
    scene.frame(at: 0.5)
    #expect(other.layer.presented().values.opacity == 0 && !other.refusesTouchesWhileAnimating)
    #expect(scene.application.isIdle)
  }

  @Test("An explicit animation of a view in no window is gone after the turn; in a hidden window it waits")
  func explicitAnimationsWait() {
    let scene = AnimationScene()
    let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(views[1])
    for view in views {
      view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "own")
      UIView.animate(withDuration: 1) { view.alpha = 0 }
    }
    scene.frame(at: 0)
    #expect(views.map { $0.layer.animationKeys() } == [nil, ["own"]] && scene.application.isIdle)
    window.isHidden = false
    scene.frame(at: 0.1)
    #expect(!scene.application.isIdle)
    scene.frame(at: 1)
    #expect(views[1].layer.animationKeys() == nil && scene.application.isIdle)
  }

  @Test("A block waits for the blocks inside it, except for endless ones")
  func nested() {
    let scene = AnimationScene()
    let (inner, endless) = (UIView(), UIView())
    scene.window.addSubview(inner)
    scene.window.addSubview(endless)
    UIView.animate(withDuration: 1) {
      scene.view.alpha = 0
      UIView.animate(withDuration: 1, delay: 2, animations: { inner.alpha = 0 }, completion: scene.logger("inner"))
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .overrideInheritedOptions]) { endless.alpha = 0 }
    } completion: {
      scene.logger("outer")($0)
    }
    scene.frames(at: 0, 2.9)
    #expect(scene.log.isEmpty)
    scene.frame(at: 3)
    #expect(scene.log == ["inner true", "outer true"])
  }
}

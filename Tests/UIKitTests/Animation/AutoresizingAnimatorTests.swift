import Testing
import UIKit

@MainActor @Suite("Animators of views whose subviews are resized with them")
struct AutoresizingAnimatorTests {
  let scene = AnimationScene()
  let child = UIView(frame: CGRect(x: 16, y: 16, width: 288, height: 68))
  let grandchild = UIView(frame: CGRect(x: 8, y: 8, width: 272, height: 52))

  init() {
    scene.view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    scene.view.addSubview(child)
    child.addSubview(grandchild)
    for view in [child, grandchild] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    scene.frame(at: 0)
  }

  /// The frames of all three views.
  private var frames: [CGRect] { [scene.view.frame, child.frame, grandchild.frame] }

  /// What an animator changes.
  enum Change: CaseIterable { case parent, parentThenChild, childThenParent }

  private func animator(_ change: Change) -> UIViewPropertyAnimator {
    scene.application.enter()
    return UIViewPropertyAnimator(duration: 1, curve: .linear) { [scene, child] in
      if change == .childThenParent { child.frame = CGRect(x: 4, y: 4, width: 200, height: 40) }
      scene.view.frame = CGRect(x: 0, y: 40, width: 352, height: 160)
      if change == .parentThenChild { child.frame = CGRect(x: 4, y: 4, width: 200, height: 40) }
    }
  }

  @Test("A reversed animator ends where it began", arguments: Change.allCases)
  func reversed(_ change: Change) {
    let before = frames
    let animator = animator(change)
    animator.startAnimation()
    scene.frames(at: 0, 0.5)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    scene.frames(at: 0.5, 2, 3)
    #expect(animator.state == .inactive && frames == before)
  }

  @Test("An animator that is finished at either end has the frames of that end", arguments: Change.allCases)
  func finished(_ change: Change) {
    let before = frames
    let animator = animator(change)
    animator.startAnimation()
    let after = frames
    scene.frames(at: 0, 0.5)
    animator.stopAnimation(false)
    #expect(abs(scene.view.frame.width.native - 336) < rounding)
    animator.finishAnimation(at: .end)
    #expect(frames == after)
    let second = self.animator(change)
    scene.view.frame = before[0]
    child.frame = before[1]
    grandchild.frame = before[2]
    second.startAnimation()
    scene.frames(at: 1, 1.25)
    second.stopAnimation(false)
    second.finishAnimation(at: .start)
    #expect(frames == before)
  }

  @Test("A subview that a client has moved meanwhile stays where it is then, except for what its superview does to it")
  func movedMeanwhile() {
    let animator = animator(.parent)
    animator.startAnimation()
    scene.frames(at: 0, 0.5)
    grandchild.autoresizingMask = []
    grandchild.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(child.frame.width == 288 && grandchild.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}

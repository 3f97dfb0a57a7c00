import Stage
import Testing
import UIKit

/// What moves a transition when its window is hidden.
enum HiddenMovement: CaseIterable, Sendable {
  case playing, held, settlingBack, settlingOn

  /// Whether the transition ends where it was going to.
  var completes: Bool { self == .playing || self == .settlingOn }
}

@MainActor @Suite("Hiding the window ends a transition")
struct HiddenWindowTests {
  @Test(
    "A held or cancelled transition goes back, any other is completed, and nothing is unbalanced",
    arguments: TransitionKind.allCases, HiddenMovement.allCases)
  func ends(_ kind: TransitionKind, _ movement: HiddenMovement) throws {
    for vends in [false, true] {
      let scene = try TransitionKindScene(kind)
      let interaction = movement == .playing ? nil : UIPercentDrivenInteractiveTransition()
      scene.request(scene.slide(vends: vends), interaction)
      scene.stage.advance(by: 0.05)
      interaction?.update(0.4)
      scene.stage.advance(by: 0.05)
      if movement == .settlingBack { interaction?.cancel() }
      if movement == .settlingOn { interaction?.finish() }
      scene.stage.advance(by: 1 / 60)
      scene.stage.window.isHidden = true
      scene.stage.advance(by: 1)
      let isShown = movement.completes != kind.leaves
      let comment: Comment = "vends \(vends): \(scene.log.lines)"
      #expect(scene.b.transitionCoordinator == nil && scene.a.transitionCoordinator == nil, comment)
      #expect((scene.b.viewIfLoaded?.superview != nil) == isShown, comment)
      #expect(scene.log.imbalance == nil, comment)
      scene.stage.window.isHidden = false
      try scene.stage.settle()
      #expect((scene.b.viewIfLoaded?.superview != nil) == isShown, comment)
      #expect(scene.lines("over") == ["over, cancelled \(!movement.completes)"], comment)
      #expect(scene.stage.misuse.isEmpty, comment)
      if isShown { #expect(scene.b.view.transform.isIdentity, comment) }
    }
  }

  @Test("Animations that run end when the window is hidden; blocks end at once then, explicit animations wait for it")
  func animations() throws {
    let stage = Stage(scale: 0.25)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    var ends: [String] = []
    func slide(_ name: String) {
      stage.perform {
        UIView.animate(
          withDuration: 0.4, animations: { view.center.x += 100 }, completion: { ends.append("\(name) \($0)") })
        let fade = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha -= 0.25 }
        fade.addCompletion { ends.append("\(name) fade \($0 == .end)") }
        fade.startAnimation()
      }
    }
    slide("first")
    stage.advance(by: 0.1)
    #expect(ends.isEmpty)
    stage.window.isHidden = true
    stage.advance(by: 1 / 60)
    #expect(ends == ["first fade true", "first false"])
    slide("second")
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.toValue, turn.duration) = (1.0, 0.4)
    view.layer.add(turn, forKey: "turn")
    stage.advance(by: 1 / 60)
    #expect(ends.dropFirst(2) == ["second true", "second fade true"])
    stage.advance(by: 1)
    #expect(view.layer.animationKeys() == ["turn"])
    stage.window.isHidden = false
    stage.advance(by: 0.2)
    #expect(view.layer.animationKeys() == ["turn"])
    try stage.settle()
    #expect(view.layer.animationKeys() == nil)
    #expect(view.center.x == 205 && view.alpha == 0.5)
  }
}

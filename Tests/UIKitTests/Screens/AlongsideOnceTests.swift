import Stage
import Testing
import UIKit

@MainActor @Suite("Closures that animate alongside a transition are called once")
struct AlongsideOnceTests {
  /// The tolerance of positions, in points: the error of computing a fraction in two ways.
  private let rounding = 1e-6

  /// The events after which the animator stages its animations again.
  enum Cause: CaseIterable, Sendable { case retuned, caught, resized }

  /// A transition whose closure moves `mark`, on the lower screen, by 100 points.
  @MainActor private final class Scene {
    let kinds: TransitionKindScene
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private(set) var calls = 0
    var alongside: () -> Void = {}

    init(_ kind: TransitionKind, _ interaction: (any UIViewControllerInteractiveTransitioning)?) throws {
      kinds = try TransitionKindScene(kind)
      kinds.stage.window.addSubview(mark)
      try kinds.stage.settle()
      kinds.request(kinds.slide(vends: false), interaction)
      kinds.b.transitionCoordinator?.animateAlongsideTransition(in: mark) { [self] _ in
        calls += 1
        mark.center.x += 100
        alongside()
      }
    }

    var context: (any UIViewControllerContextTransitioning)? {
      kinds.b.transitionCoordinator as? any UIViewControllerContextTransitioning
    }

    func restage(_ cause: Cause) {
      switch cause {
      case .retuned: kinds.a.restage(with: kinds.slide(vends: false, 0.8))
      case .caught: context?.pauseInteractiveTransition()
      case .resized: kinds.stage.resize(to: CGSize(width: 500, height: 600), scale: 1)
      }
      kinds.stage.advance(by: 1.0 / 60)
    }

    var markX: Double { Double(mark.layer.presentation()?.position.x ?? .nan) }
  }

  @Test(
    "A closure is called once however often the animator stages its animations again",
    arguments: TransitionKind.allCases, Cause.allCases)
  func once(_ kind: TransitionKind, _ cause: Cause) throws {
    let scene = try Scene(kind, nil)
    scene.kinds.stage.advance(by: 0.1)
    for _ in 0..<2 { scene.restage(cause) }
    #expect(scene.calls == 1)
    if cause == .caught { scene.context?.finishInteractiveTransition() }
    try scene.kinds.stage.settle()
    #expect(scene.calls == 1 && scene.mark.center.x == 110)
    #expect(scene.kinds.lines("alongside").count == 1)
    #expect(scene.kinds.stage.diagnostics.isEmpty)
  }

  @Test(
    "What the closure changed is animated again at the same progress, and a cancel takes it back",
    arguments: TransitionKind.allCases, [true, false])
  func again(_ kind: TransitionKind, _ finishes: Bool) throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    let scene = try Scene(kind, interaction)
    scene.kinds.stage.advance(by: 0.1)
    interaction.update(0.4)
    scene.restage(.retuned)
    #expect(abs(scene.markX - 50) < rounding)
    interaction.update(0.7)
    scene.kinds.stage.advance(by: 1.0 / 60)
    #expect(abs(scene.markX - 80) < rounding)
    scene.restage(.resized)
    #expect(abs(scene.markX - 80) < rounding)
    interaction.end(finishes)
    try scene.kinds.stage.settle()
    #expect(scene.mark.center.x == (finishes ? 110 : 10) && scene.calls == 1)
    #expect(scene.mark.layer.animationKeys() == nil)
  }

  @Test("Views, animations and nested blocks that the closure adds last through a restaging", arguments: [true, false])
  func added(_ finishes: Bool) throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    let scene = try Scene(.push, interaction)
    let extra = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let spinning = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    scene.mark.addSubview(spinning)
    var nestedEnds: [Bool] = []
    scene.alongside = {
      scene.mark.addSubview(extra)
      let slide = CABasicAnimation(keyPath: "position.x")
      (slide.fromValue, slide.toValue, slide.duration) = (0.0, 100.0, 0.4)
      spinning.layer.add(slide, forKey: "slide")
      UIView.animate(withDuration: 0.2, animations: { scene.mark.alpha = 0.5 }, completion: { nestedEnds.append($0) })
    }
    scene.kinds.stage.advance(by: 0.1)
    interaction.update(0.5)
    scene.kinds.a.restage(with: scene.kinds.slide(vends: false))
    scene.kinds.stage.advance(by: 1.0 / 60)
    #expect(extra.superview === scene.mark && nestedEnds.isEmpty)
    #expect(abs((scene.mark.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-3)
    #expect(abs((spinning.layer.presentation()?.position.x ?? 0) - 50) < rounding)
    interaction.end(finishes)
    try scene.kinds.stage.settle()
    #expect((extra.superview === scene.mark) == finishes && nestedEnds == [true])
    #expect(scene.mark.alpha == (finishes ? 0.5 : 1))
    #expect(spinning.layer.animationKeys() == nil)
  }

  @Test(
    "Staging a transition again moves subviews of what is resized alongside once, and cancelling takes all back",
    arguments: [true, false])
  func autoresizing(_ finishes: Bool) throws {
    let scene = try NavigationScene()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    scene.navigation.navigationBar.addSubview(parent)
    let before = [parent.frame, child.frame]
    let interaction = scene.pop(by: SlideAnimator(scene.log))
    scene.navigation.transitionCoordinator?.animateAlongsideTransition(in: scene.navigation.navigationBar) { _ in
      parent.frame = CGRect(x: 0, y: 20, width: 160, height: 60)
    }
    scene.stage.advance(by: 0.05)
    let after = [parent.frame, child.frame]
    #expect(after[1] == CGRect(x: 10, y: 10, width: 140, height: 40))
    interaction.update(0.5)
    for _ in 0..<3 {
      scene.screens[1].restage(with: SlideAnimator(scene.log))
      #expect([parent.frame, child.frame] == after)
      scene.stage.advance(by: 0.05)
    }
    interaction.end(finishes)
    try scene.stage.settle()
    #expect([parent.frame, child.frame] == (finishes ? after : before))
  }

  @Test("What a client writes after the closure stays, restaged and cancelled")
  func clientWrites() throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    let scene = try Scene(.pop, interaction)
    scene.kinds.stage.advance(by: 0.1)
    interaction.update(0.5)
    scene.mark.center.x = 300
    scene.restage(.retuned)
    #expect(scene.mark.center.x == 300)
    interaction.cancel()
    try scene.kinds.stage.settle()
    #expect(scene.mark.center.x == 300)
  }
}

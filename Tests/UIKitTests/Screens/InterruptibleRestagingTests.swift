import Stage
import Testing

@testable import UIKit

@MainActor @Suite("Restaging transitions of every kind")
struct InterruptibleRestagingTests {
  /// The duration of a frame, in seconds.
  private let frame = 1.0 / 60

  /// The kind of animator.
  enum MoverKind: CaseIterable, Sendable { case layerTime, animator, spring }

  private func begin(
    _ kind: TransitionKind, _ mover: MoverKind, at progress: CGFloat
  ) throws -> (TransitionKindScene, UIPercentDrivenInteractiveTransition) {
    let scene = try TransitionKindScene(kind)
    let interaction = scene.drive(scene.slide(vends: mover != .layerTime))
    if mover == .spring {
      interaction.timingCurve = UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 3, dy: 0))
    }
    scene.stage.advance(by: 0.1)
    interaction.update(progress)
    scene.stage.advance(by: frame)
    _ = scene.log.take()
    return (scene, interaction)
  }

  @Test(
    "A held transition keeps its progress with the new figures, without callbacks",
    arguments: TransitionKind.allCases, MoverKind.allCases)
  func held(_ kind: TransitionKind, _ mover: MoverKind) throws {
    for vends in [true, false] {
      let before = try TransitionKindScene(kind).stage.render().digest
      let (scene, interaction) = try begin(kind, mover, at: 0.4)
      let next = scene.slide(vends: vends, 1)
      scene.a.restage(with: next)
      #expect(scene.b.currentAnimator === next)
      scene.expect(0.4)
      #expect(scene.log.take() == (vends ? ["creates its animator"] : []) + ["animateTransition"])
      interaction.update(0.5)
      scene.stage.advance(by: frame)
      scene.expect(0.5)
      interaction.cancel()
      try scene.stage.settle()
      #expect(scene.lines("completion").count == 1)
      #expect(scene.log.lines.last == "animationEnded false" && scene.b.transitionCoordinator == nil)
      if !kind.leaves { #expect(scene.b.view.transform == .identity) }
      #expect(scene.stage.misuse.isEmpty && scene.stage.render().digest == before)
    }
  }

  @Test(
    "A settling transition goes on from the same progress at the same speed", arguments: TransitionKind.allCases,
    MoverKind.allCases)
  func settling(_ kind: TransitionKind, _ mover: MoverKind) throws {
    for finishes in [true, false] {
      let (scene, interaction) = try begin(kind, mover, at: 0.4)
      interaction.end(finishes)
      scene.stage.advance(by: 0.06)
      for duration in [1, 0.2] {
        let before = scene.speed()
        let seen = scene.progress
        scene.b.restage(with: scene.slide(vends: mover != .layerTime, duration))
        scene.expect(seen)
        let after = scene.speed()
        #expect(abs(after - before) < 0.05 * abs(before), "\(before) \(after)")
      }
      try scene.stage.settle()
      #expect(scene.lines("completion").count == 1)
      #expect(scene.log.lines.last == "animationEnded \(finishes)" && scene.stage.misuse.isEmpty)
    }
  }

  @Test(
    "A running transition goes on from the same progress with the new figures", arguments: TransitionKind.allCases,
    [true, false])
  func byItself(_ kind: TransitionKind, _ vends: Bool) throws {
    let scene = try TransitionKindScene(kind)
    scene.drive(scene.slide(vends: vends), startsInteractively: false)
    scene.stage.advance(by: 0.2)
    let seen = scene.progress
    scene.b.restage(with: scene.slide(vends: vends, 0.8))
    scene.expect(seen)
    #expect(abs(scene.speed() - 1 / 0.8) < 1e-3)
    scene.stage.advance(by: 0.8 * (1 - seen) + 2 * frame)
    #expect(scene.b.transitionCoordinator == nil)
    try scene.stage.settle()
    #expect(scene.lines("completion").count == 1)
  }

  @Test("A system transition is not restaged, nor is one by its own vending animator")
  func same() throws {
    let (scene, interaction) = try begin(.pop, .animator, at: 0.4)
    let own = try #require(scene.b.currentAnimator)
    scene.b.restage(with: own)
    scene.expect(0.4)
    #expect(scene.log.take() == [])
    interaction.finish()
    try scene.stage.settle()
    #expect(scene.log.lines.last == "animationEnded true" && scene.b.currentAnimator == nil)
    let plain = try PresentationScene()
    plain.a.present(plain.b, animated: true)
    plain.stage.advance(by: 0.1)
    plain.a.restage(with: ClosureAnimator { _ in plain.log.note("staged") })
    try plain.stage.settle()
    #expect(!plain.log.lines.contains("staged"))
  }

  @Test(
    "A resize ends a vended animator's transition at once, cancelled if a finger holds it",
    arguments: TransitionKind.allCases, [true, false])
  func resized(_ kind: TransitionKind, _ isHeld: Bool) throws {
    for isDriven in isHeld ? [true] : [true, false] {
      let scene = try TransitionKindScene(kind)
      let interaction = isDriven ? scene.drive(startsInteractively: isHeld) : nil
      if !isDriven { scene.request(scene.slide(), nil) }
      scene.stage.advance(by: 0.1)
      if isHeld { interaction?.update(0.5) }
      let size = CGSize(width: 500, height: 600)
      scene.stage.resize(to: size, scale: 1)
      scene.stage.advance(by: frame)
      try scene.stage.settle()
      scene.expectEnd(!isHeld)
      let seen = kind.leaves == isHeld ? scene.b : scene.a
      #expect(seen.view.frame == CGRect(origin: .zero, size: size) && seen.view.window != nil)
    }
  }
}

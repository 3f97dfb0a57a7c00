import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite("Restaging transitions of every kind")
struct InterruptibleRestagingTests {
  /// The tolerance of progress: the rounding error of computing it in two ways.
  private let rounding = 1e-6
  /// The duration of a frame, in seconds.
  private let frame = 1.0 / 60

  /// The kind of animator.
  enum MoverKind: CaseIterable, Sendable { case layerTime, animator, spring }

  private func animator(
    _ mover: MoverKind, _ scene: TransitionKindScene, duration: Double = 0.4
  ) -> any UIViewControllerAnimatedTransitioning {
    guard mover != .layerTime else {
      let slide = SlideAnimator(scene.log)
      (slide.isPop, slide.duration) = (scene.kind.leaves, duration)
      return slide
    }
    let slide = InterruptibleSlide(scene.log, leaves: scene.kind.leaves)
    slide.duration = duration
    return slide
  }

  private func begin(
    _ kind: TransitionKind, _ mover: MoverKind, at progress: CGFloat
  ) throws -> (TransitionKindScene, UIPercentDrivenInteractiveTransition) {
    let scene = try TransitionKindScene(kind)
    let interaction = UIPercentDrivenInteractiveTransition()
    if mover == .spring {
      interaction.timingCurve = UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 3, dy: 0))
    }
    scene.request(animator(mover, scene), interaction)
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
    for other in MoverKind.allCases {
      let before = try TransitionKindScene(kind).stage.render().digest
      let (scene, interaction) = try begin(kind, mover, at: 0.4)
      let next = animator(other, scene, duration: 1)
      scene.a.restage(with: next)
      #expect(scene.b.currentAnimator === next)
      #expect(abs(scene.progress - 0.4) < rounding)
      #expect(
        scene.log.take() == (other == .layerTime ? [] : ["creates its animator"]) + ["animateTransition"])
      interaction.update(0.5)
      scene.stage.advance(by: frame)
      #expect(abs(scene.progress - 0.5) < rounding)
      interaction.cancel()
      try scene.stage.settle()
      #expect(scene.log.lines.filter { $0.hasPrefix("completion") }.count == 1)
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
      if finishes { interaction.finish() } else { interaction.cancel() }
      scene.stage.advance(by: 0.06)
      for duration in [1, 0.2] {
        let before = scene.speed()
        let seen = scene.progress
        scene.b.restage(with: animator(mover, scene, duration: duration))
        #expect(abs(scene.progress - seen) < rounding)
        let after = scene.speed()
        #expect(abs(after - before) < 0.05 * abs(before), "\(before) \(after)")
      }
      try scene.stage.settle()
      #expect(scene.log.lines.filter { $0.hasPrefix("completion") }.count == 1)
      #expect(scene.log.lines.last == "animationEnded \(finishes)")
      #expect(scene.stage.misuse.isEmpty)
    }
  }

  @Test(
    "A running transition goes on from the same progress with the new figures", arguments: TransitionKind.allCases,
    [MoverKind.layerTime, .animator])
  func byItself(_ kind: TransitionKind, _ mover: MoverKind) throws {
    let scene = try TransitionKindScene(kind)
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    scene.request(animator(mover, scene), interaction)
    scene.stage.advance(by: 0.2)
    let seen = scene.progress
    scene.b.restage(with: animator(mover, scene, duration: 0.8))
    #expect(abs(scene.progress - seen) < rounding)
    #expect(abs(scene.speed() - 1 / 0.8) < 1e-3)
    scene.stage.advance(by: 0.8 * (1 - seen) + 2 * frame)
    #expect(scene.b.transitionCoordinator == nil)
    try scene.stage.settle()
    #expect(scene.log.lines.count { $0.hasPrefix("completion") } == 1)
  }

  @Test("A system transition is not restaged, nor is one by its own vending animator")
  func same() throws {
    let (scene, interaction) = try begin(.pop, .animator, at: 0.4)
    let own = try #require(scene.b.currentAnimator)
    scene.b.restage(with: own)
    #expect(abs(scene.progress - 0.4) < rounding && scene.log.take() == [])
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
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.wantsInteractiveStart = isHeld
      scene.request(animator(.animator, scene), isDriven ? interaction : nil)
      scene.stage.advance(by: 0.1)
      if isHeld { interaction.update(0.5) }
      let size = CGSize(width: 500, height: 600)
      scene.stage.resize(to: size, scale: 1)
      scene.stage.advance(by: frame)
      try scene.stage.settle()
      #expect(scene.log.lines.filter { $0.hasPrefix("completion") } == ["completion \(isHeld ? "start" : "end")"])
      #expect(scene.log.lines.last == "animationEnded \(!isHeld)")
      let seen = kind.leaves == isHeld ? scene.b : scene.a
      #expect(seen.view.frame == CGRect(origin: .zero, size: size) && seen.view.window != nil)
      #expect(scene.stage.misuse.isEmpty)
    }
  }
}

import SeededRandom
import Stage
import Testing

@testable import UIKit

@MainActor @Suite("Transitions under random calls")
struct InterruptibleRandomTests {
  /// A call during a transition.
  private enum Wish: CaseIterable { case advance, pause, update, finish, cancel, restage }

  private func animator(
    _ scene: TransitionKindScene, _ generator: inout SeededGenerator, isVended: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    let made = scene.slide(vends: isVended, generator.number(in: 0.05...0.8))
    guard let slide = made as? InterruptibleSlide else { return made }
    slide.starts = Bool.random(using: &generator)
    if Bool.random(using: &generator) { slide.timing = UISpringTimingParameters(dampingRatio: 1) }
    return slide
  }

  @Test(
    "Random calls cause no jump, report each change once, and end the transition once in the right state",
    arguments: TransitionKind.allCases, [true, false])
  func random(_ kind: TransitionKind, _ isVended: Bool) throws {
    for seed in 0..<12 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let scene = try TransitionKindScene(kind)
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.wantsInteractiveStart = seed % 2 == 0
      interaction.completionSpeed = 0.3
      if seed % 3 == 0 { interaction.timingCurve = UISpringTimingParameters(dampingRatio: 1) }
      scene.request(animator(scene, &generator, isVended: isVended), interaction)
      scene.stage.advance(by: 0.01)
      for _ in 0..<15 where scene.b.transitionCoordinator != nil {
        let seen = scene.progress
        let wish = Wish.allCases.randomElement(using: &generator) ?? .advance
        switch wish {
        case .advance: scene.stage.advance(by: generator.number(in: 0...0.05))
        case .pause: interaction.pause()
        case .update: interaction.update(CGFloat(generator.number(in: 0.1...0.9)))
        case .finish: interaction.finish()
        case .cancel: interaction.cancel()
        case .restage: scene.a.restage(with: animator(scene, &generator, isVended: isVended))
        }
        guard wish != .advance, wish != .update else { continue }
        #expect(abs(scene.progress - seen) < 1e-5, "seed \(seed): \(wish)")
      }
      interaction.finish()
      try scene.stage.settle()
      let lines = scene.log.lines
      let ends = lines.filter { $0.hasPrefix("animationEnded") }
      #expect(ends.count == 1 && lines.filter { $0.hasPrefix("over") }.count == 1, "seed \(seed): \(lines)")
      #expect(lines.filter { $0.hasPrefix("completion") }.count == 1, "seed \(seed): \(lines)")
      let changes = lines.filter { $0.hasPrefix("interactive") }.map { $0.hasPrefix("interactive true") }
      #expect(changes.enumerated().allSatisfy { $1 == (($0 % 2 == 1) == (seed % 2 == 0)) }, "seed \(seed): \(lines)")
      let isCancelled = ends == ["animationEnded false"]
      if isCancelled || !kind.leaves { #expect(scene.b.view.transform == .identity, "seed \(seed)") }
      #expect((scene.b.view.window != nil) == (kind.leaves == isCancelled), "seed \(seed)")
      #expect(scene.stage.misuse.isEmpty, "seed \(seed): \(scene.stage.diagnostics)")
    }
  }
}

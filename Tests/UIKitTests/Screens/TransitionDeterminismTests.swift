import SeededRandom
import Stage
import Testing
import UIKit

@MainActor @Suite("Transitions are deterministic")
struct TransitionDeterminismTests {
  /// A script that runs on its own stage.
  @MainActor final class Run {
    let scene: NavigationScene
    var pictures: [String] = []
    private let interaction = UIPercentDrivenInteractiveTransition()
    private let drags: Bool
    private let finishes: Bool
    private let advance: (Stage, Double) -> Void

    init(drags: Bool, finishes: Bool, _ advance: @escaping (Stage, Double) -> Void) throws {
      scene = try NavigationScene(scale: 0.25)
      (self.drags, self.finishes, self.advance) = (drags, finishes, advance)
    }

    /// Performs the script's event at the tenth of a second `number`, and advances to the next.
    func step(_ number: Int) {
      let stage = scene.stage
      if drags {
        let x = 4 + 40.0 * Double(min(number, 5))
        if number == 0 { stage.send(.down(CGPoint(x: x, y: 400))) }
        if (1...5).contains(number) { stage.send(.move(CGPoint(x: x, y: 400))) }
        if number == 6 { stage.send(finishes ? .up(CGPoint(x: 330, y: 400)) : .cancel) }
      } else {
        if number == 0 { scene.pop(by: SlideAnimator(scene.log), driven: interaction) }
        if (1...5).contains(number) { interaction.update(0.13 * CGFloat(number)) }
        if number == 6 { interaction.end(finishes) }
      }
      advance(stage, 0.1)
      pictures.append(stage.render().digest)
    }
  }

  static let steps = 14

  private func run(_ drags: Bool, _ finishes: Bool, _ advance: @escaping (Stage, Double) -> Void) throws -> Run {
    let run = try Run(drags: drags, finishes: finishes, advance)
    for number in 0..<Self.steps { run.step(number) }
    return run
  }

  @Test(
    "A script has the same result at any frame rate and any division of time", arguments: [true, false], [true, false])
  func rates(_ drags: Bool, _ finishes: Bool) throws {
    let usual = try run(drags, finishes) { stage, time in stage.advance(by: time, framesPerSecond: 60) }
    #expect(Set(usual.pictures).count > 4)
    for rate in [30.0, 120, 240, nil] {
      // Without a rate the time is divided at random.
      var generator = SeededGenerator(seed: 1)
      let other = try run(drags, finishes) { stage, time in
        if let rate { return stage.advance(by: time, framesPerSecond: rate) }
        var rest = time
        while rest > 0 {
          let part = min(rest, generator.number(in: 0.0005...0.0305))
          stage.advance(by: part)
          rest -= part
        }
      }
      #expect(other.pictures == usual.pictures && other.scene.log.lines == usual.scene.log.lines, "\(rate ?? 0)")
    }
  }

  @Test("Two stages that run in turns have the same result as one alone")
  func interleaved() throws {
    let alone = try run(true, true) { stage, time in stage.advance(by: time) }
    let pair = try [true, false].map { finishes in
      try Run(drags: true, finishes: finishes) { stage, time in stage.advance(by: time) }
    }
    for number in 0..<Self.steps { for run in pair { run.step(number) } }
    #expect(pair[0].pictures == alone.pictures && pair[0].scene.log.lines == alone.scene.log.lines)
    #expect(pair[0].scene.names == "A")
    #expect(pair[1].scene.names == "AB")
  }
}

import Foundation
import QuartzCore
import UIKit

/// `Benchmarks`: measures what has a budget, and prints each figure with its limit; it fails if one is exceeded.
///
/// `Benchmarks --allocations` counts instead of measuring, so its result is the same on every machine: it fails if sampling
/// a frame, or solving constraints after one constant changed, allocates heap memory.
///
/// `Benchmarks --steps SCENE NUMBER` does the steps of a scene and nothing else, under an instrument that counts.
@main @MainActor enum Benchmarks {
  static func main() {
    let words = CommandLine.arguments
    if words.count == 4, words[1] == "--steps" {
      guard let scene = StepScene.named(words[2]), let number = Int(words[3]) else { exit(64) }
      for _ in 0..<number { scene.step() }
      exit(0)
    }
    let figures = CommandLine.arguments.contains("--allocations") ? allocations() : times()
    for figure in figures { print(figure.line) }
    exit(figures.allSatisfy(\.holds) ? 0 : 1)
  }

  /// What is allocated after warm-up.
  private static func allocations() -> [Figure] {
    let worlds = [
      ("two screens in transition", LayerScenes.twoScreens()), ("1,000 layers in flight", LayerScenes.crowd(1_000)),
      ("every kind of animation", LayerScenes.variety()),
    ]
    let constraints = ConstrainedScene()
    return worlds.map { name, world in
      Figure("200 frames of \(name)", "allocations", Double(blocks(warmUps: 5) { nextFrame(of: world) }), most: 0)
    } + [
      Figure(
        "200 layouts of \(constraints.count) constraints, of which one constant changed", "allocations",
        Double(blocks(warmUps: 200, constraints.step)), most: 0)
    ]
  }

  /// What sampling costs.
  private static func times() -> [Figure] {
    let (few, many) = (LayerScenes.crowd(1_000), LayerScenes.crowd(10_000))
    let (screens, byHand) = (LayerScenes.twoScreens(), HandWrittenFrame(count: 10_000))
    let list = DisplayList()
    func sample(_ world: LayerWorld) -> () -> Void {
      {
        // The time is too short for the animations to reach their ends.
        world.advance(to: world.now + 1e-5)
        world.fill(list)
      }
    }
    let (sharp, blurred) = (BlurScene(nil), BlurScene(UIBlurEffect(style: .systemMaterial)))
    let harness = Harness(
      works: [sample(screens), sample(few), sample(many), byHand.write, sharp.step, blurred.step],
      calls: [500, 20, 20, 20, 5, 5])
    let cost = harness.measure()
    return [
      Figure("two screens in transition", "µs", cost.seconds(0) * 1e6, most: 5),
      Figure("10,000 layers in flight", "ms", cost.seconds(2) * 1e3),
      Figure("10,000 layers", "x the same from arrays by hand", cost.ratio(2, to: 3), most: 3),
      Figure("10,000 layers", "x ten times 1,000 layers", cost.ratio(2, to: 1) / 10, most: 1.3),
      Figure("a phone's frame without a blur", "ms", cost.seconds(4) * 1e3),
      Figure("a phone's frame under a blur", "ms", cost.seconds(5) * 1e3, most: 6),
    ]
  }

  private static func nextFrame(of world: LayerWorld) {
    world.advance(to: world.now + 1e-4)
    _ = world.frame()
  }
}

/// What was measured or counted, and its limit.
struct Figure {
  let line: String
  let holds: Bool

  init(_ name: String, _ unit: String, _ value: Double, most: Double? = nil) {
    holds = most.map { value <= $0 } ?? true
    let limit = most.map { String(format: ", at most %g: ", $0) + (value <= $0 ? "yes" : "NO") } ?? ""
    line = String(format: "%@: %.3g %@%@", name, value, unit, limit)
  }
}

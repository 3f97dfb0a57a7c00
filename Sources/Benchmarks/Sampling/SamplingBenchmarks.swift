import QuartzCore
import Raster

/// The benchmarks of sampling: turning a tree into a display list, against writing that list by hand.
func samplingBenchmarks() -> [Benchmark] {
  [
    twoScreens(.sampling),
    twoScreens(.plan),
    crowd(1_000, .sampling, rows: [.time("1000 layers in flight sampled", "ms", of: 1e6)]),
    crowd(
      10_000, .sampling, rows: [.time("10000 layers in flight sampled", "ms", of: 1e6, goal: .atMost(1.5))]),
    crowd(10_000, .plan),
    growth(from: 100, to: 1_000),
    growth(
      from: 1_000, to: 10_000,
      rows: [
        TableRule(name: "10000 layers sampled", unit: "x ten times 1000", goal: .atMost(1.3)) { comparison in
          let least = comparison.candidate.leastNanosecondsPerCall / comparison.baseline.leastNanosecondsPerCall
          return (comparison.ratio / 10, least / 10)
        }
      ]),
    unchanged(),
  ]
}

private func twoScreens(_ mode: SamplingMode) -> Benchmark {
  let world = LayerScenes.twoScreens()
  return Benchmark(
    name: "\(mode.rawValue) two screens in transition", callsPerRepeat: 500,
    baseline: Subject(label: "copying the finished list", work: HandWrittenFrame.copier(of: world.frame().list)),
    candidate: Subject(label: "from the tree", work: stepper(world, mode)))
}

private func crowd(_ count: Int, _ mode: SamplingMode, rows: [TableRule] = []) -> Benchmark {
  let byHand = HandWrittenFrame(count: count)
  var fraction = 0.0
  return Benchmark(
    name: "\(mode.rawValue) \(count) layers, position, opacity and transform in flight", callsPerRepeat: 20,
    baseline: Subject(label: "the same from arrays of numbers, by hand, without a plan") {
      fraction = fraction > 0.9 ? 0 : fraction + 1e-4
      byHand.write(at: fraction)
    },
    candidate: Subject(label: "from the tree", work: stepper(LayerScenes.crowd(count), mode)),
    rows: rows)
}

/// Linear growth shows as a ratio of the two sizes.
private func growth(from small: Int, to large: Int, rows: [TableRule] = []) -> Benchmark {
  Benchmark(
    name: "Sampling \(large) layers beside \(small): linear is \(large / small)", callsPerRepeat: 20,
    baseline: Subject(label: "\(small) layers", work: stepper(LayerScenes.crowd(small))),
    candidate: Subject(label: "\(large) layers", work: stepper(LayerScenes.crowd(large))), rows: rows)
}

private func unchanged() -> Benchmark {
  let moving = LayerScenes.twoScreens()
  let still = LayerScenes.twoScreens()
  _ = still.frame()
  return Benchmark(
    name: "Asking for a frame when nothing changed", callsPerRepeat: 500,
    baseline: Subject(label: "two screens that move", work: stepper(moving)),
    candidate: Subject(label: "two screens that stand still") { _ = still.frame() })
}

/// The part of a frame that is measured.
private enum SamplingMode: String {
  case sampling = "Sampling"
  case plan = "Sampling, and planning the frame of,"
}

/// Returns work that advances a world by a short time and takes its frame.
///
/// The time is too short for a repeat to reach an animation's end.
private func stepper(_ world: LayerWorld, _ mode: SamplingMode = .sampling) -> () -> Void {
  let list = DisplayList()
  return {
    world.advance(to: world.now + 1e-5)
    guard mode == .plan else { return world.fill(list) }
    let frame = world.frame()
    _ = FramePlan(frame.list, after: frame.previous, scale: 1, width: 390, height: 844)
  }
}

import QuartzCore

/// How long it takes to turn a tree into a frame's list, beside writing that list by hand.
func samplingBenchmarks() -> [Benchmark] {
  [
    twoScreens(),
    crowd(10_000, callsPerRepeat: 60),
    growth(from: 100, to: 1_000),
    growth(from: 1_000, to: 10_000),
    unchanged(),
  ]
}

private func twoScreens() -> Benchmark {
  let world = LayerScenes.twoScreens()
  return Benchmark(
    name: "Sampling two screens in transition", callsPerRepeat: 500,
    baseline: Subject(label: "copying the finished list", work: HandWrittenFrame.copier(of: world.frame().list)),
    candidate: Subject(label: "sampling it, damage and all", work: stepper(world)))
}

private func crowd(_ count: Int, callsPerRepeat: Int) -> Benchmark {
  let byHand = HandWrittenFrame(count: count)
  var fraction = 0.0
  return Benchmark(
    name: "Sampling \(count) layers, position, opacity and transform in flight", callsPerRepeat: callsPerRepeat,
    baseline: Subject(label: "the same from arrays of numbers, by hand") {
      fraction = fraction > 0.9 ? 0 : fraction + 1e-4
      byHand.write(at: fraction)
    },
    candidate: Subject(label: "sampling the tree, damage and all", work: stepper(LayerScenes.crowd(count))))
}

/// Linear growth shows as a ratio of the two sizes.
private func growth(from small: Int, to large: Int) -> Benchmark {
  Benchmark(
    name: "Sampling \(large) layers beside \(small): linear is \(large / small)", callsPerRepeat: 20,
    baseline: Subject(label: "\(small) layers", work: stepper(LayerScenes.crowd(small))),
    candidate: Subject(label: "\(large) layers", work: stepper(LayerScenes.crowd(large))))
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

/// Moves a world on by a little and takes its frame; so little that no repeat comes to an animation's end.
private func stepper(_ world: LayerWorld) -> () -> Void {
  {
    world.advance(to: world.now + 1e-5)
    _ = world.frame()
  }
}

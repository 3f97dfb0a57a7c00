/// The benchmarks of drawing: frames against the same frames by hand, and a part against a full frame.
func drawingBenchmarks() -> [Benchmark] {
  [transition(scale: 1), transition(scale: 2), damage(scale: 1), damage(scale: 2)].compactMap(\.self)
}

private func transition(scale: Int) -> Benchmark? {
  guard let rendered = RenderedFrames(scale: scale), let handDrawn = HandDrawnFrames(scale: scale) else { return nil }
  return Benchmark(
    name: "Drawing a back swipe at scale \(scale)", callsPerRepeat: 97 / scale,
    baseline: Subject(label: "by hand in C with Cairo", work: sweep(handDrawn.draw)),
    candidate: Subject(label: "sampled and drawn from layers", work: sweep(rendered.draw)))
}

private func damage(scale: Int) -> Benchmark? {
  guard let whole = MovingCard(scale: scale), let part = MovingCard(scale: scale) else { return nil }
  return Benchmark(
    name: "Moving a tenth of the screen at scale \(scale)", callsPerRepeat: 100 / scale,
    baseline: Subject(label: "everything drawn again") { whole.draw(onlyDamage: false) },
    candidate: Subject(label: "only what is damaged drawn again") { part.draw(onlyDamage: true) })
}

/// Returns work that calls `draw` for one position of a drag after another, mostly between whole pixels.
private func sweep(_ draw: @escaping (Double) -> Void) -> () -> Void {
  var step = 0
  return {
    step = (step + 1) % 97
    draw(Double(step) / 97)
  }
}

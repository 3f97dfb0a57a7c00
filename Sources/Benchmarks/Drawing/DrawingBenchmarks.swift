import Foundation
import Raster

/// The benchmarks of drawing: frames against the same frames by hand, and a part against a full frame.
@MainActor func drawingBenchmarks() -> [Benchmark] {
  let prototypes = [(1, false), (2, false), (1, true), (2, true)].map { prototype(scale: $0, showsPanel: $1) }
  return ([transition(scale: 1), transition(scale: 2), damage(scale: 1), damage(scale: 2)] + prototypes)
    .compactMap(\.self)
}

/// A step of a drag in the prototype's own stage.
///
/// The baseline is a simpler scene of the same size: it has no clip, rounded corners or panel, so the ratio is a
/// yardstick and no verdict.
@MainActor private func prototype(scale: Int, showsPanel: Bool) -> Benchmark? {
  guard let handDrawn = HandDrawnFrames(scale: scale) else { return nil }
  let prototype = LatePrototype(scale: scale, showsPanel: showsPanel)
  let scene = "\(scale)\(showsPanel ? ", with the panel" : "")"
  return Benchmark(
    name: "A step of a drag in the prototype at scale \(scene)",
    callsPerRepeat: DraggedPrototype.stepsPerSweep / scale,
    baseline: Subject(label: "a plain back swipe, by hand in C with Cairo", work: sweep(handDrawn.draw)),
    candidate: Subject(label: "from the pointer to the pixels") {
      MainActor.assumeIsolated { prototype.value?.step() }
    },
    note: {
      MainActor.assumeIsolated {
        guard let counts = prototype.value?.pixelCounts else { return "not measured: there is no memory" }
        return String(
          format: "%12.2f x the damage was written", counts.overdraw)
      }
    },
    rows: [
      .time("a step of a drag at scale \(scene)", "ms", of: 1e6),
      TableRule(name: "overdraw of a drag at scale \(scene)", unit: "x the damage") { _ in
        MainActor.assumeIsolated { prototype.value.map { ($0.pixelCounts.overdraw, nil) } }
      },
    ])
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

/// A prototype that is created when it is first needed, because its stages take more memory than all other benchmarks.
@MainActor private final class LatePrototype {
  private(set) lazy var value = DraggedPrototype(scale: scale, showsPanel: showsPanel)
  private let scale: Int
  private let showsPanel: Bool

  init(scale: Int, showsPanel: Bool) { (self.scale, self.showsPanel) = (scale, showsPanel) }
}

/// Returns work that calls `draw` for one position of a drag after another, mostly between whole pixels.
private func sweep(_ draw: @escaping (Double) -> Void) -> () -> Void {
  var step = 0
  return {
    step = (step + 1) % 97
    draw(Double(step) / 97)
  }
}

import CoreGraphics
import Foundation
import Prototype
import Stage

/// The benchmark of `render`: a second of a transition, of 390 × 844 points at scale 2, to PNGs.
@MainActor func renderBenchmarks() -> [Benchmark] {
  guard let film = RenderedFilm() else { return [] }
  return [
    Benchmark(
      name: "A second of a transition to PNGs at scale 2", callsPerRepeat: 1, repeats: 5,
      baseline: Subject(label: "its frames drawn") { MainActor.assumeIsolated { film.draw() } },
      candidate: Subject(label: "a folder of PNGs") { MainActor.assumeIsolated { film.write() } },
      note: { MainActor.assumeIsolated { film.shares } },
      rows: [
        TableRule(name: "frames to PNGs, 390 x 844 at scale 2", unit: "a second", goal: .atLeast(120)) {
          let frames = Double(RenderedFilm.frames) * 1e9
          return (frames / $0.candidate.nanosecondsPerCall, frames / $0.candidate.leastNanosecondsPerCall)
        }
      ])
  ]
}

/// A pop of a second.
@MainActor private final class RenderedFilm {
  private let clip: Clip
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-\(UUID().uuidString)")
    .path

  /// The number of frames of a second.
  nonisolated static let frames = 60

  init?() {
    guard let entry = Catalogue.entry(named: "back-swipe") else { return nil }
    var setup = ReplaySetup(entry)
    setup.edits.set("duration", to: .number(1), in: entry)
    (setup.action, setup.scale) = (.pop, 2)
    clip = Clip(setup)
  }

  func draw() { _ = try? clip.drawFrames() }

  func write() {
    try? clip.writeSequence(to: folder)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Where the time goes: drawing, which is one thread's, and packing, which all share.
  var shares: String {
    let clock = ContinuousClock()
    let drawing = clock.measure { draw() } / Self.frames
    guard let picture = try? clip.picture(at: .time(0.5)) else { return "" }
    let packing = clock.measure { for _ in 0..<10 { _ = picture.png(level: 1) } } / 10
    func milliseconds(_ time: Duration) -> String { String(format: "%.2f ms", time / .milliseconds(1)) }
    return "a frame: drawn in \(milliseconds(drawing)), packed in \(milliseconds(packing)) of one core"
  }
}

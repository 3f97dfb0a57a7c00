import CoreGraphics
import Foundation
import Stage

/// The drags of a subject that are farthest from every line of decision: one that finishes, one that goes back, and a flick.
@MainActor package struct MarginSearch {
  enum Kind: String, CaseIterable {
    case finish, cancel, flick
  }

  struct Found {
    let kind: Kind
    let test: TestDrag
    let drag: Drag
    let margin: DragMargin
  }

  /// A drag that a test has.
  struct Judged {
    let path: String
    let margin: DragMargin
    /// The kind whose drag is a better one; nil if the drag decides nothing.
    let kind: Kind?
  }

  package let name: String
  let track: ExampleDrag.Track
  private(set) var found: [Found] = []
  private(set) var judged: [Judged] = []

  /// `paths` are files of drags to judge.
  package init(
    _ name: String, _ setup: Performance, _ paths: [String], direction: String?, clocks: Int,
    rested: @escaping () -> Void
  ) throws(StartFault) {
    let drags = try paths.map { (path) throws(StartFault) in (path, try DragFile.read(path)) }
    let probe = try ReleaseProbe(setup, direction, rested: rested)
    (self.name, track) = (name, probe.route.track)
    for (kind, test) in try Self.choices(probe) {
      let drag = probe.drag(test)
      let margin = try DragMargin(drag, probe, clocks: clocks)
      found.append(Found(kind: kind, test: test, drag: probe.whole(drag), margin: margin))
    }
    for (path, drag) in drags {
      let margin = try DragMargin(drag.scaled(to: setup.device.size), probe, clocks: clocks)
      let isFlick = drag.hold < 0.05 && margin.pointsPerSecond > Self.flick
      let kind = margin.decision.map { $0 ? isFlick ? Kind.flick : .finish : .cancel }
      judged.append(Judged(path: path, margin: margin, kind: kind))
    }
    if found.isEmpty { throw StartFault(.output, "\(name): no straight drag is decided about.") }
  }

  /// A drag that is faster without a hold is a flick, in points per second.
  private static let flick = 600.0
  /// How many distances are tried, how long the movements of flicks take, in seconds, and how long a finger holds.
  private static let (steps, paces, hold) = (14, [0.08, 0.11, TestDrag.fast, 0.22, 0.32], 0.5)
  /// How many clocks a flick is tried with before it is chosen.
  private static let trials = 200

  /// Tries a grid of drags, and takes those around which the largest box is decided alike.
  private static func choices(_ probe: ReleaseProbe) throws(StartFault) -> [(Kind, TestDrag)] {
    let (track, paces, trials) = (probe.route.track, paces, trials)
    let wide = (track.isDown ? track.size.height * 0.65 : track.size.width * 0.94 - 4).native
    let distances = (1...steps).map { (wide * Double($0) / Double(steps)).rounded() }
    func decisions(_ seconds: Double, _ hold: Double) throws(StartFault) -> [Bool?] {
      try distances.map { (distance) throws(StartFault) in
        try probe.finishes(TestDrag(distance: distance, seconds: seconds, hold: hold))
      }
    }
    let (resting, slow) = (try decisions(TestDrag.slow, hold), try decisions(TestDrag.slow, 0))
    let fast = try paces.map { (pace) throws(StartFault) in try decisions(pace, 0) }
    /// The index farthest from one that is decided otherwise, with and without the hold.
    func farthest(_ decision: Bool) -> Int? {
      let others = distances.indices.filter { resting[$0] != decision || slow[$0] != decision }
      return distances.indices.filter { !others.contains($0) }.max { first, second in
        func room(_ index: Int) -> Double {
          // The press is a line, too: a finger that does not move decides nothing.
          (others.map { abs(distances[$0] - distances[index]) } + [distances[index]]).min() ?? 0
        }
        return room(first) < room(second)
      }
    }
    /// The flick that no clock turns with the most room around it; the fastest pace shows only where lines are.
    func flick() throws(StartFault) -> TestDrag? {
      var tests: [(test: TestDrag, room: Double)] = []
      for pace in paces.indices.dropFirst() {
        for index in distances.indices where fast[pace][index] == true {
          let boxes = paces.indices.flatMap { other in
            distances.indices.filter { fast[other][$0] != true }.map {
              max(abs(distances[$0] - distances[index]) / wide, abs(log2(paces[other] / paces[pace])) / 2)
            }
          }
          let test = TestDrag(distance: distances[index], seconds: paces[pace])
          tests.append((test, boxes.min() ?? distances[index] / wide))
        }
      }
      let clocks = RunnerClock.all(trials, delay: DragMargin.usualDelay)
      let roomiest = tests.sorted { $0.room > $1.room }.prefix(8)
      for (test, _) in roomiest where try probe.flips(probe.drag(test), from: true, clocks, most: 1) == 0 {
        return test
      }
      return roomiest.first?.test
    }
    var found: [(Kind, TestDrag)] = []
    for kind in Kind.allCases {
      let steady = farthest(kind != .cancel).map {
        TestDrag(distance: distances[$0], seconds: TestDrag.slow, hold: hold)
      }
      if let test = kind == .flick ? try flick() : steady { found.append((kind, test)) }
    }
    return found
  }
}

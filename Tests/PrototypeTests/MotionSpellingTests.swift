import Motion
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Motions in other systems")
struct MotionSpellingTests {
  /// Texts have four decimals, and CSS has straight lines between points.
  private static let tolerance = 0.005

  private func entry(_ name: String) throws -> CatalogueEntry { try #require(Catalogue.entry(named: name)) }

  private func text(_ name: String, _ system: MotionSpelling, _ values: [String: ParameterValue] = [:]) throws -> String
  {
    let entry = try entry(name)
    var edits = ParameterEdits()
    for (key, value) in values { edits.set(key, to: value, in: entry) }
    return try #require(MotionText(entry, edits, in: system)).text
  }

  /// Returns the numbers that follow a space or a bracket.
  private func numbers(_ text: String) -> [Double] {
    text.matches(of: /[ (](-?[0-9]+(?:\.[0-9]+)?)/).compactMap { Double($0.1) }
  }

  /// Returns the position of a spring from 0 to 1 by the solution of its equation in textbooks.
  private func position(frequency: Double, ratio: Double, at time: Double) -> Double {
    let decay = exp(-ratio * frequency * time)
    let detuning = frequency * abs(1 - ratio * ratio).squareRoot()
    guard detuning > 0 else { return 1 - decay * (1 + frequency * time) }
    let (phase, part) = (detuning * time, ratio * frequency / detuning)
    return 1 - decay * (ratio < 1 ? cos(phase) + part * sin(phase) : cosh(phase) + part * sinh(phase))
  }

  /// What a system makes of the numbers of a spring: its frequency and damping ratio.
  private static let springs: [(system: MotionSpelling, solve: ([Double]) -> (Double, Double))] = [
    (.swiftUI, { ((4 * .pi * .pi / ($0[0] * $0[0])).squareRoot(), 4 * .pi * (1 - $0[1]) / $0[0] / (4 * .pi / $0[0])) }),
    (.uiKit, { (($0[1] / $0[0]).squareRoot(), min(1, $0[2] / (2 * ($0[0] * $0[1]).squareRoot()))) }),
    (.android, { ($0[1].squareRoot(), $0[2]) }),
    (.flutter, { (($0[1] / $0[0]).squareRoot(), $0[2] / (2 * ($0[0] * $0[1]).squareRoot())) }),
  ]

  /// A swinging, an overdamped, a critically damped, and a heavy spring.
  private static let shapes = [(1, 100, 10), (3, 1000, 500), (1, 400, 40), (7, 55, 3)].map {
    SpringShape(mass: $0, stiffness: $1, damping: $2)
  }

  @Test("The numbers of a spring are, by the formula of each system, the spring that is played") func springs() {
    for (system, solve) in Self.springs {
      for shape in Self.shapes {
        let (frequency, ratio) = solve(numbers(system.spring(shape).text))
        for time in stride(from: 0, through: 3, by: 0.02) {
          let found = position(frequency: frequency, ratio: ratio, at: time)
          #expect(abs(found - shape.played.value(at: time)) < Self.tolerance, "\(system.name), \(shape), \(time)")
        }
      }
    }
  }

  @Test("Straight lines between the points of CSS are the spring, for its duration") func pieces() {
    for shape in Self.shapes {
      let points = numbers(MotionSpelling.css.spring(shape).text)
      let duration = MotionSpelling.duration(of: shape.played)
      #expect(points.first == 0 && points.last == 1)
      for step in 0..<1000 {
        let point = Double(step) / 1000 * Double(points.count - 1)
        let index = Int(point)
        let found = points[index] + (points[index + 1] - points[index]) * (point - Double(index))
        let wanted = shape.played.value(at: Double(step) / 1000 * duration)
        #expect(abs(found - wanted) < Self.tolerance, "\(shape), \(step)")
      }
      #expect(abs(shape.played.value(at: duration) - 1) <= 0.001)
    }
  }

  @Test("Each system has the four numbers of a curve, and its duration", arguments: MotionSpelling.all)
  func curves(system: MotionSpelling) throws {
    let values = ["x1": 0.25, "y1": -0.5, "x2": 0.75, "y2": 1.5].map { ("curve.\($0)", ParameterValue.number($1)) }
    let text = try text("flutter", system, Dictionary(uniqueKeysWithValues: values))
    let line = try #require(text.split(separator: "\n").last { $0.contains("-0.5") && $0.contains("1.5") })
    #expect(Array(numbers(String(line)).prefix(4)) == [0.25, -0.5, 0.75, 1.5])
    let durations = ["0.5)", "TimeInterval = 0.5\n", "= 500L\n", ": 500ms;", "= Duration(milliseconds: 500);"]
    #expect(durations.contains { text.contains($0) })
  }

  @Test("Every transition is written in every system, in numbers that are some", arguments: CatalogueNames.all)
  func every(name: String) throws {
    let entry = try entry(name)
    let motions = MotionParameters(entry, ParameterEdits()).motions
    #expect(Set(motions.map(\.name)).count == motions.count)
    for system in MotionSpelling.all {
      let text = try text(name, system)
      #expect(!text.lowercased().contains("nan") && !text.contains(/\binf/) && text.hasSuffix("\n}\n"))
      #expect(text.contains("backswipe --transition \(name) --preset published"))
      let names = text.matches(of: /(?m)^  (?:static let |static const \w+ |val |--)([\w-]+)/).map { String($0.1) }
      #expect(Set(names).count == names.count && names.contains("transition"), "\(system.name): \(names)")
    }
  }

  // What the motions are is compared with what the transitions do.

  /// Returns the greatest distance of a column from a curve that begins with the first value, as a part of the distance.
  private func deviation(_ values: [(time: Double, value: Double)], _ curve: (Double) -> Double) -> Double {
    guard let first = values.first, let last = values.last, abs(last.value - first.value) > 0.01 else { return 1 }
    let scale = curve(last.time) / (last.value - first.value)
    return values.map { abs(($0.value - first.value) * scale - curve($0.time)) }.max() ?? 1
  }

  private func check(_ motion: TransitionMotion, _ setup: Performance) throws {
    let trace = try Trace(setup)
    let rows = trace.rows.filter { $0.state == .moving }
    let curve: (Double) -> Double
    switch motion.timing {
    case .spring(let spring): curve = { spring.played.value(at: $0) }
    case .curve(let bezier, let seconds):
      curve = { bezier.value(at: $0 / seconds) }
      #expect(abs(rows.count - Int((seconds * 60).rounded())) <= 1, "\(rows.count) frames of \(seconds) s")
    }
    let deviations = trace.columns.indices.map { column in
      deviation(rows.compactMap { row in row.values[column].map { (row.time, $0) } }, curve)
    }
    #expect((deviations.min() ?? 1) < Self.tolerance, "\(setup.entry.name) \(motion.name): \(deviations)")
  }

  /// But for those on Material's emphasized curve, which is written by its stand-in.
  @Test(
    "The motion from code is what the transition does",
    arguments: CatalogueNames.all.filter { $0 != "container-transform" && !$0.hasPrefix("android") })
  func fromCode(name: String) throws {
    var setup = Performance(try entry(name))
    let motions = MotionParameters(setup.entry, ParameterEdits()).motions
    try check(try #require(motions.first), setup)
    guard let push = motions.first(where: { $0.name == "push" }) else { return }
    setup.action = .push
    try check(push, setup)
  }

  @Test(
    "The motion after a drag is what the transition does",
    arguments: ["back-swipe", "swipe-tabs", "rise", "keyframe", "sink", "push-down", "grow", "flutter"])
  func afterDrag(name: String) throws {
    var setup = Performance(try entry(name))
    setup.action = .example(.standard)
    if name == "sink" {
      setup.edits.set("release.speed", to: .number(0.5), in: setup.entry)
      setup.edits.set("release.curve", to: .choice("easeIn"), in: setup.entry)
    }
    // The example begins at the edge, where the system's swipe would pop.
    setup.edits.set("systemEdge", to: .isOn(false), in: setup.entry)
    let motions = MotionParameters(setup.entry, setup.edits).motions
    let motion = try #require(motions.first { $0.name == "settling" } ?? motions.first)
    guard case .curve(let curve, let seconds) = motion.timing else { throw CancellationError() }
    let rows = try Trace(setup).rows
    let last = try #require(rows.last { $0.state == .dragging })
    let rest = 1 - (try #require(last.progress))
    let duration = motion.remark.contains("from any progress") ? seconds : seconds * rest
    let settling = rows.filter { $0.state == .finishing && $0.progress != nil }
    #expect(settling.count > 5)
    // The finger lets go at an instant between two frames.
    let deviations = (0...100).map { step in
      let start = last.time + Double(step) / 100 / 60
      return settling.map { row in
        abs(1 - rest * (1 - curve.value(at: (row.time - start) / duration)) - (row.progress ?? 0))
      }.max() ?? 1
    }
    #expect((deviations.min() ?? 1) < 2 * Self.tolerance, "\(deviations.min() ?? 1)")
  }

  @Test("A picture springs back by the damping ratio of its parameters") func springBack() throws {
    let text = try text("photo-viewer", .android, ["spring.damping": .number(0.4)])
    #expect(text.contains("  val springBack: SpringForce = ") && text.contains(".setDampingRatio(0.4f)\n"))
  }

  @Test("An unmarked screen has the system's motion") func unmarked() throws {
    let text = try text("push-down", .swiftUI, ["marked": .isOn(false)])
    let curve = ".timingCurve(0.1578, 1.074, 0.3743, 0.9769, duration: 0.4214)"
    #expect(text.contains("let transition: Animation = \(curve)\n"))
    #expect(text.contains("let settling: Animation = .spring(duration: 0.2856, bounce: 0.15)\n"))
  }

  /// For each system: a length, a velocity, an angle, a time, a part of the width, a colour, and a choice.
  private static let constants: [(system: MotionSpelling, lines: [String])] = [
    (
      .swiftUI,
      [
        "static let shadowRadius: CGFloat = 5  // pt", "static let releaseVelocity: CGFloat = 1000  // pt/s",
        "static let angle: Angle = .degrees(-90)", "static let releaseProjection: TimeInterval = 0.3",
        "static let parallax: CGFloat = 0.3  // of the width",
        "static let shadowColor: Color = Color(red: 226 / 255, green: 133 / 255, blue: 59 / 255)",
        "// Drag from: Anywhere",
      ]
    ),
    (
      .uiKit,
      [
        "static let shadowRadius: CGFloat = 5  // pt", "static let releaseVelocity: CGFloat = 1000  // pt/s",
        "static let angle: CGFloat = -90 * .pi / 180", "static let releaseProjection: TimeInterval = 0.3",
        "static let parallax: CGFloat = 0.3  // of the width",
        "static let shadowColor: UIColor = UIColor(red: 226 / 255, green: 133 / 255, blue: 59 / 255, alpha: 1)",
        "// Drag from: Anywhere",
      ]
    ),
    (
      .android,
      [
        "val shadowRadius: Float = 5f  // dp", "val releaseVelocity: Float = 1000f  // dp/s", "val angle: Float = -90f",
        "val releaseProjection: Long = 300L", "val parallax: Float = 0.3f  // of the width",
        "val shadowColor: Int = 0xFFE2853B.toInt()", "// Drag from: Anywhere",
      ]
    ),
    (
      .css,
      [
        "--shadow-radius: 5px;", "--release-velocity: 1000;  /* px/s */", "--angle: -90deg;",
        "--release-projection: 300ms;", "--parallax: 0.3;  /* of the width */", "--shadow-color: #E2853B;",
        "/* Drag from: Anywhere */",
      ]
    ),
    (
      .flutter,
      [
        "static const double shadowRadius = 5;  // logical pixels",
        "static const double releaseVelocity = 1000;  // logical pixels/s", "static const double angle = -1.5708;",
        "static const Duration releaseProjection = Duration(milliseconds: 300);",
        "static const double parallax = 0.3;  // of the width", "static const Color shadowColor = Color(0xFFE2853B);",
        "// Drag from: Anywhere",
      ]
    ),
  ]

  @Test("Parameters are constants in the units of each system; those without an effect are left out")
  func constants() throws {
    let color = ParameterValue.color(UIColor(hex: 0xE2853B))
    for (system, lines) in Self.constants {
      let swipe = try text("back-swipe", system, ["shadow.color": color, "dimming": .isOn(false)])
      let corner = try text("corner-rotation", system)
      let engine = try text("ios-26", system)
      for line in lines { #expect((swipe + corner + engine).contains("  \(line)\n"), "\(line)") }
      #expect(swipe.contains("Dimming: Off") && !swipe.lowercased().contains("dimmingcovered"))
      #expect(!swipe.contains("dimming-covered") && !corner.lowercased().contains("projection"))
    }
  }

  @Test("Only an overdamped spring is said to be one, and imports are those that are needed") func remarks() throws {
    #expect(try text("ios-18", .flutter).contains("// It is overdamped, "))
    #expect(try !text("ios-18", .flutter, ["spring.damping": .number(40)]).contains("overdamped"))
    #expect(try text("ios-18", .android).contains("import androidx.dynamicanimation.animation.SpringForce\n"))
    #expect(try !text("flutter", .android).contains("SpringForce"))
  }
}

import SeededRandom
import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

@MainActor @Suite("Every parameter of every transition counts")
struct ParameterEffectTests {
  @Test(
    "A parameter makes a difference in what follows exactly if its description says that it applies",
    arguments: CatalogueNames.all)
  func effects(name: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    var baselines: [String: [Int]] = [:]
    // What does not apply as published makes no difference all at once, which takes one run; if it does, one by one.
    let published = EffectProbe.phone(entry, []).demo.parameters
    let idle = entry.parameters.filter { !published.applies($0.description) }
    let others = idle.compactMap { idle in
      idle.description.alternatives(to: idle.initial).first.map { (idle.description.key, $0) }
    }
    let plain = try EffectProbe.trace(entry, [])
    baselines[""] = plain
    let isIdle = try !Nightly.isNow && !EffectProbe.differs(entry, others, from: plain)
    for (description, initial) in entry.parameters {
      for settings in Self.settings(description, entry) {
        let others = settings.map { "\($0.key)=\(ParameterText.exact($0.value))" }.joined(separator: " ")
        let phone = EffectProbe.phone(entry, settings)
        if settings.isEmpty, isIdle, !published.applies(description) { continue }
        let (parameters, current) = (phone.demo.parameters, phone.demo.parameters[description.key]?.current ?? initial)
        let baseline = try baselines[others] ?? EffectProbe.trace(entry, settings)
        baselines[others] = baseline
        let makesDifference = try description.alternatives(to: current).contains { value in
          try EffectProbe.differs(entry, settings + [(description.key, value)], from: baseline)
        }
        #expect(
          makesDifference == parameters.applies(description),
          "\(name): \(description.key) makes a difference: \(makesDifference); with \(others)")
      }
    }
  }

  /// Returns the sets of other parameters with which a parameter is tried: the published ones, and those with which it applies.
  private static func settings(
    _ description: ParameterDescription, _ entry: CatalogueEntry
  ) -> [[(key: String, value: ParameterValue)]] {
    guard let condition = description.condition else { return [[]] }
    let published = EffectProbe.phone(entry, []).demo.parameters
    return published.applies(description) ? [[]] : [[], condition.remedy]
  }
}

/// A fixed program of pushes, drags and pops of one transition, and what is seen of it.
@MainActor enum EffectProbe {
  /// Returns a phone with two screens that shows an entry with some parameters.
  static func phone(_ entry: CatalogueEntry, _ parameters: [(key: String, value: ParameterValue)]) -> CataloguePhone {
    let setting = DemoSetting(colors: PrototypeOptions.defaultColors, depth: 2, region: nil)
    let phone = CataloguePhone(entry, setting, scale: 1)
    for parameter in parameters { phone.set(parameter.key, to: parameter.value) }
    return phone
  }

  /// Returns what is seen in every frame of the program.
  static func trace(_ entry: CatalogueEntry, _ parameters: [(key: String, value: ParameterValue)]) throws -> [Int] {
    var trace: [Int] = []
    try run(entry, parameters) {
      trace.append($0)
      return true
    }
    return trace
  }

  /// Returns whether the program looks different from a trace.
  static func differs(
    _ entry: CatalogueEntry, _ parameters: [(key: String, value: ParameterValue)], from trace: [Int]
  ) throws -> Bool {
    var (index, isDifferent) = (0, false)
    try run(entry, parameters) {
      isDifferent = !trace.indices.contains(index) || trace[index] != $0
      index += 1
      return !isDifferent
    }
    return isDifferent
  }

  /// A drag of the program: where it starts, and where and how fast it is released.
  private struct Drag {
    var x: CGFloat = 4
    var progress: CGFloat
    var velocity: CGFloat = 0
    /// Other than 1 for a pinch.
    var scale: CGFloat = 1
  }

  private static let sideways = [
    Drag(progress: 0.2), Drag(progress: 0.35), Drag(progress: 0.6), Drag(x: 60, progress: 0.2),
    Drag(x: 60, progress: 0.35), Drag(x: 60, progress: 0.6),
  ]
  private static let pinches = [Drag(progress: 0, scale: 0.7), Drag(progress: 0, scale: 0.4)]

  private static let drags = [
    Drag(progress: 0.6), Drag(progress: 0.36), Drag(x: 60, progress: 0.45, velocity: 700),
    Drag(progress: 0.05, velocity: 350), Drag(progress: 0.2, velocity: 3000), Drag(progress: 0.995),
    Drag(progress: 0.9, velocity: 3000), Drag(x: 60, progress: 0.3, velocity: 3000), Drag(x: 60, progress: 0.36),
  ]

  /// Runs the program until `see` returns false for a frame.
  private static func run(
    _ entry: CatalogueEntry, _ parameters: [(key: String, value: ParameterValue)], _ see: (Int) -> Bool
  ) throws {
    let phone = phone(entry, parameters)
    let stage = phone.stage
    stage.advance(by: 0.05)
    func look(frames: Int, every interval: TimeInterval = 1 / 15) -> Bool {
      for _ in 0..<frames {
        stage.advance(by: interval)
        guard see(stage.perform { sight(stage.window.layer) }) else { return false }
      }
      return true
    }
    phone.push()
    guard look(frames: 10) else { return }
    try stage.settle()
    for drag in drags {
      if phone.demo.depth < 2 { phone.push() }
      try stage.settle()
      guard perform(drag, entry.back ?? .right, on: stage, look: { look(frames: $0, every: $1) }) else { return }
      try stage.settle()
      guard see(phone.demo.depth) else { return }
    }
    if entry.parameters.contains(where: { $0.description.key.hasPrefix("zoom.dismiss") }) {
      for drag in sideways + pinches {
        if phone.demo.depth < 2 { phone.push() }
        try stage.settle()
        let goesOn =
          drag.scale == 1
          ? perform(drag, .right, on: stage, look: { look(frames: $0, every: $1) })
          : pinch(drag, on: stage, look: { look(frames: $0, every: $1) })
        guard goesOn else { return }
        try stage.settle()
        guard see(phone.demo.depth) else { return }
      }
    }
    // Two quick drags: the second begins while what the first did settles.
    for _ in 1...2 where phone.demo.depth < 3 {
      phone.push()
      try stage.settle()
    }
    for _ in 1...2 {
      let quick = Drag(progress: 0.6, velocity: 1200)
      guard
        perform(quick, entry.back ?? .right, on: stage, look: { frames, _ in look(frames: frames / 4, every: 1 / 60) })
      else { return }
    }
    try stage.settle()
    guard see(phone.demo.depth) else { return }
    if phone.demo.depth < 2 { phone.push() }
    try stage.settle()
    phone.pop()
    _ = look(frames: 10)
  }

  private static func perform(
    _ drag: Drag, _ direction: DragDirection, on stage: Stage, look: (Int, TimeInterval) -> Bool
  ) -> Bool {
    let length: CGFloat = direction == .right ? 390 : 200
    let start = direction == .right ? CGPoint(x: drag.x, y: 422) : CGPoint(x: 195, y: 253)
    func point(_ distance: CGFloat) -> CGPoint {
      direction == .right
        ? CGPoint(x: start.x + distance, y: start.y) : CGPoint(x: start.x + distance / 5, y: start.y + distance)
    }
    let end = 10 + length * drag.progress
    let flick = min(drag.velocity * 12 / 240, end)
    stage.send(.down(start))
    for step in 1...6 {
      stage.advance(by: 1 / 60)
      stage.send(.move(point((end - flick) * CGFloat(step) / 6)))
    }
    guard look(1, 0.2) else { return false }
    for step in 1...12 where drag.velocity > 0 {
      stage.send(.move(point(end - flick + flick * CGFloat(step) / 12)))
      stage.advance(by: 1.0 / 240)
    }
    stage.send(.up(point(end)))
    return look(8, 1 / 30)
  }

  /// Moves two fingers towards each other, and lets them go.
  private static func pinch(_ drag: Drag, on stage: Stage, look: (Int, TimeInterval) -> Bool) -> Bool {
    func send(_ event: (CGPoint) -> PointerEvent, _ scale: CGFloat) {
      for (pointer, side) in [(0, -1.0), (1, 1)] {
        stage.send(event(CGPoint(x: 195 + CGFloat(side) * 100 * scale, y: 422)), pointer: pointer, at: stage.now)
      }
    }
    send({ .down($0) }, 1)
    for step in 1...6 {
      stage.advance(by: 1 / 60)
      send({ .move($0) }, 1 + (drag.scale - 1) * CGFloat(step) / 6)
    }
    guard look(1, 0.2) else { return false }
    send({ .up($0) }, drag.scale)
    return look(8, 1 / 30)
  }

  /// Returns a number for the presented values of a layer and its sublayers, but for the contents of screens.
  private static func sight(_ layer: CALayer, depth: Int = 0) -> Int {
    var hasher = Hasher()
    let shown = layer.presentation() ?? layer
    // What is not visible is no difference.
    guard shown.opacity > 0, !shown.isHidden else { return 0 }
    let hasShadow = shown.shadowOpacity > 0
    let numbers = [
      shown.position.x, shown.position.y, shown.bounds.width, shown.bounds.height, CGFloat(shown.opacity),
      CGFloat(shown.shadowOpacity), hasShadow ? shown.shadowRadius : 0, hasShadow ? shown.shadowOffset.width : 0,
      hasShadow ? shown.shadowOffset.height : 0, shown.cornerRadius, shown.transform.m11, shown.transform.m12,
      shown.transform.m41, shown.transform.m42,
    ]
    for number in numbers { hasher.combine((number * 1024).rounded()) }
    for color in [shown.backgroundColor, hasShadow ? shown.shadowColor : nil] {
      for component in color?.components ?? [] { hasher.combine(component) }
    }
    guard depth < 9 else { return hasher.finalize() }
    for child in layer.sublayers ?? [] {
      let seen = sight(child, depth: depth + 1)
      if seen != 0 { hasher.combine(seen) }
    }
    return hasher.finalize()
  }
}

extension ParameterDescription {
  /// Other values to try; at least one of them has to make a difference.
  fileprivate func alternatives(to value: ParameterValue) -> [ParameterValue] {
    switch (kind, value) {
    case (.number(let range, _), .number(let now)):
      let middle = (range.lowerBound + range.upperBound) / 2
      return [range.lowerBound, middle, range.upperBound].filter { $0 != now }.map { .number($0) }
    case (.choice(let choices), .choice(let now)): return choices.filter { $0.name != now }.map { .choice($0.name) }
    default: return [other(than: value)]
    }
  }
}

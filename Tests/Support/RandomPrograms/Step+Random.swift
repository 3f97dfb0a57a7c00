import SeededRandom

extension Step {
  /// A step that `generator` draws; steps inside of steps go `depth` deep.
  static func random(using generator: inout SeededGenerator, depth: Int = 2) -> Step {
    let kind = Kind.random(using: &generator, holding: depth > 0)
    let count = kind.holdsSteps ? Int.random(in: 1...2, using: &generator) : 0
    return Step(
      kind: kind, isAnimated: Double.random(in: 0..<1, using: &generator) < 0.7,
      choice: Int.random(in: 0..<1_000, using: &generator), other: Int.random(in: 0..<1_000, using: &generator),
      number: number(using: &generator),
      inner: (0..<count).map { _ in random(using: &generator, depth: depth - 1) })
  }

  private static func number(using generator: inout SeededGenerator) -> Double {
    guard Int.random(in: 0..<8, using: &generator) == 0 else { return .random(in: 0...1, using: &generator) }
    return oddNumbers.randomElement(using: &generator) ?? 0
  }

  /// The numbers at which arithmetic goes wrong.
  private static let oddNumbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e300, -1e300, 1e150, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    1e-300, 1e9, -1e9, Double(Int.max), Double(Int32.max),
  ]
}

extension Step.Kind {
  private static let all = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
  private static let flat = all.filter { !$0.holdsSteps }

  fileprivate static func random(using generator: inout SeededGenerator, holding: Bool) -> Self {
    (holding ? all : flat).randomElement(using: &generator) ?? .advance
  }
}

/// A list of steps that a seed decides.
struct RandomProgram: Sendable {
  let seed: UInt64
  /// The kind of root controller, and the steps.
  let root: Int
  var steps: [Step]

  init(seed: UInt64) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    root = Int.random(in: 0..<4, using: &generator)
    let count = Int.random(in: 4...30, using: &generator)
    steps = (0..<count).map { _ in Step.random(using: &generator) }
  }

  /// The same program with the steps at `indices` alone.
  func keeping(_ indices: [Int]) -> Self {
    var program = self
    program.steps = indices.compactMap { steps.indices.contains($0) ? steps[$0] : nil }
    return program
  }
}

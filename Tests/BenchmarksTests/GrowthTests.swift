import CRetains
import SeededRandom
import Testing

@MainActor @Suite("Costs that grow with the number of objects", .serialized, .enabled(if: retains_count() > 0))
struct GrowthTests {
  /// The least of the three numbers of objects with which the work is done; the others are twice and four times as many.
  ///
  /// With fewer objects what the collisions in hash tables cost, by chance, looks like growth.
  private static let count = 250
  /// The number of objects for which the growth is computed from what was counted.
  private static let many = 10_000.0
  /// The part of the linear cost of `many` objects that anything beyond it may take.
  private static let mostBeyond = 0.3
  /// The same for the work whose cost, in optimised builds, differs by some parts in a hundred from one process to another.
  ///
  /// Work that retains once for each pair of its objects comes to more than ten.
  private static let mostBeyondForUneven = 3.0
  private static let uneven = "presents and dismisses, one after the other"
  /// The number of further tries for work that seems to grow faster than its objects.
  private static let mostTries = 3

  /// All scenes at night; otherwise some that differ in kind.
  private nonisolated static let scenes: [GrowthScene] = {
    guard !Nightly.isNow else { return GrowthScene.all }
    let kinds = [
      GrowthScene.stacks, GrowthScene.screens, GrowthScene.subviews, GrowthScene.removals, GrowthScene.animations,
      GrowthScene.animators, GrowthScene.journals, GrowthScene.touches, GrowthScene.times, GrowthScene.frames,
      GrowthScene.layouts,
    ]
    return kinds.compactMap(\.first) + GrowthScene.all.filter(\.isConstant).prefix(1)
  }()

  @Test("The work for 10,000 objects is at most 1.3 times 10,000 times that for one", arguments: scenes)
  func growth(_ scene: GrowthScene) throws {
    _ = try counted(scene, 2)
    let costs = try [1, 2, 4].map { try counted(scene, $0 * Self.count) }
    if scene.isConstant {
      let rise = (costs[2] - costs[0]) / costs[0]
      #expect(rise < Self.mostBeyond, "\(costs)")
      return
    }
    let mostBeyond = scene.testDescription == Self.uneven ? Self.mostBeyondForUneven : Self.mostBeyond
    var growth = QuadraticGrowth(costs, of: Double(Self.count))
    // The collisions in hash tables are others in each try, as are the addresses of objects; growth is the same.
    for _ in 0..<Self.mostTries where growth.beyondLinear(at: Self.many) >= mostBeyond {
      let again = try [1, 2, 4].map { try counted(scene, $0 * Self.count) }
      growth = QuadraticGrowth(again, of: Double(Self.count))
    }
    #expect(growth.beyondLinear(at: Self.many) < mostBeyond, "\(growth), at first from \(costs)")
  }

  @Test("Work that compares each of its objects with all others is found")
  func nested() throws {
    let scene = GrowthScene("nested") { scene in
      scene.others.allSatisfy { object in scene.others.contains { $0 === object } }
    }
    let costs = try [1, 2, 4].map { try counted(scene, $0 * Self.count) }
    #expect(QuadraticGrowth(costs, of: Double(Self.count)).beyondLinear(at: Self.many) > 10)
  }

  /// Returns the number of retains in the work for `count` objects.
  private func counted(_ scene: GrowthScene, _ count: Int) throws -> Double {
    let work = scene.prepare(count)
    let before = retains_count()
    let isDone = work()
    let after = retains_count()
    try #require(isDone, "\(scene.testDescription): \(count)")
    return Double(after - before)
  }
}

/// The parabola through the costs of n, 2 n and 4 n objects.
private struct QuadraticGrowth: CustomStringConvertible {
  private let linear: Double
  private let quadratic: Double

  init(_ costs: [Double], of count: Double) {
    let (first, second) = (costs[1] - costs[0], costs[2] - costs[1])
    quadratic = (second - 2 * first) / (6 * count * count)
    linear = (first - 3 * quadratic * count * count) / count
  }

  /// The quadratic part of the cost of `count` objects, in linear parts.
  func beyondLinear(at count: Double) -> Double { quadratic * count / max(linear, 1) }

  var description: String { "\(linear) for each object and \(quadratic) for each pair" }
}

import Motion
import Testing

@Suite("Release rules")
struct ReleaseRuleTests {
  static let rules: [ReleaseRule] = [.half, .halfOrFlick, .flutter, .reactNavigation, .projected]

  @Test("Without velocity half the distance decides; exactly half cancels", arguments: rules)
  func halfDistance(rule: ReleaseRule) throws {
    for (progress, finishes) in [(0.0, false), (0.49, false), (0.5, false), (0.51, true), (1, true)] {
      let decision = rule.decision(for: Release(progress: progress, pointsPerSecond: 0, width: 390))
      #expect(decision.finishes == finishes && decision.rule == rule.name)
      let comparison = try #require(decision.comparisons.first { $0.quantity.isProgress })
      #expect(abs(comparison.margin - abs(progress - 0.5)) <= 1e-15)
    }
  }

  @Test("Each rule turns at its limit") func limits() {
    let rows: [(rule: ReleaseRule, progress: Double, velocity: Double, finishes: Bool)] = [
      (.half, 0.49, 5_000, false), (.half, 0.51, -5_000, true),
      (.halfOrFlick, 0.1, 1_000, false), (.halfOrFlick, 0.1, 1_000.1, true), (.halfOrFlick, 0.7, -2_000, true),
      (.distanceOrVelocity(threshold: 0.5, velocity: .progressPerSecond(2)), 0.1, 780, false),
      (.distanceOrVelocity(threshold: 0.5, velocity: .progressPerSecond(2)), 0.1, 781, true),
      (.flutter, 0.05, 400, true), (.flutter, 0.9, -400, false), (.flutter, 0.05, 390, true),
      (.flutter, 0.05, 389, false), (.flutter, 0.9, -390, false), (.flutter, 0.9, -389, true),
      (.fling(speed: .pointsPerSecond(300), threshold: 0.5), 0.05, 300, true),
      (.fling(speed: .pointsPerSecond(300), threshold: 0.5), 0.05, 299, false),
      (.fling(speed: .pointsPerSecond(0), threshold: 0.5), 0.9, 0, false),
      (.reactNavigation, 0.25, 330, true), (.reactNavigation, 0.25, 320, false), (.reactNavigation, 0.25, 325, false),
      (.reactNavigation, 0.6, -200, false), (.projected, 0.25, 196, true), (.projected, 0.25, 195, false),
      (.projection(.fast, threshold: 0.5), 0.25, 990, true), (.projection(.fast, threshold: 0.5), 0.25, 980, false),
      (.distance(threshold: 0.3), 0.3, 0, false), (.distance(threshold: 0.3), 0.31, 0, true),
    ]
    for row in rows {
      let release = Release(progress: row.progress, pointsPerSecond: row.velocity, width: 390)
      #expect(row.rule.decision(for: release).finishes == row.finishes, "\(row)")
    }
  }

  @Test("A finger at rest past half the distance finishes; a slow one at a tenth does not", arguments: rules)
  func slow(rule: ReleaseRule) {
    #expect(rule.decision(for: Release(progress: 0.7, pointsPerSecond: 0, width: 390)).finishes)
    #expect(!rule.decision(for: Release(progress: 0.1, pointsPerSecond: 20, width: 390)).finishes)
  }

  @Test("A decision carries every comparison that decided, each with its value, limit and margin")
  func comparisons() {
    typealias Row = (quantity: ReleaseComparison.Quantity, value: Double, limit: Double, isMet: Bool)
    let rows: [(rule: ReleaseRule, progress: Double, velocity: Double, comparisons: [Row])] = [
      (.half, 0.625, -5_000, [(.progress, 0.625, 0.5, true)]),
      (.halfOrFlick, 0.25, 900, [(.progress, 0.25, 0.5, false), (.velocity, 900, 1_000, false)]),
      (.halfOrFlick, 0.625, 900, [(.progress, 0.625, 0.5, true)]),
      (.halfOrFlick, 0.25, 1_200, [(.velocity, 1_200, 1_000, true)]),
      (.halfOrFlick, 0.625, 1_200, [(.progress, 0.625, 0.5, true), (.velocity, 1_200, 1_000, true)]),
      (.flutter, 0.75, -400, [(.speed, 400, 390, true), (.velocity, -400, 0, false)]),
      (.flutter, 0.75, -300, [(.speed, 300, 390, false), (.progress, 0.75, 0.5, true)]),
      (.reactNavigation, 0.25, 650, [(.leadingProgress, 0.75, 0.5, true)]),
      (.projected, 0.25, 0, [(.projectedProgress, 0.25, 0.5, false)]),
    ]
    for row in rows {
      let decision = row.rule.decision(for: Release(progress: row.progress, pointsPerSecond: row.velocity, width: 390))
      #expect(decision.comparisons.count == row.comparisons.count, "\(row)")
      for (found, expected) in zip(decision.comparisons, row.comparisons) {
        #expect(found.quantity == expected.quantity && found.isMet == expected.isMet, "\(row)")
        #expect(found.value == expected.value && found.limit == expected.limit, "\(row)")
        #expect(found.margin == abs(expected.value - expected.limit), "\(row)")
      }
    }
  }

  @Test("A progress that moves by its margin turns a decision that progress alone cancelled")
  func marginTurnsDecision() {
    for rule in Self.rules {
      for progress in [0.1, 0.45, 0.55, 0.9] {
        for velocity in [-1_500.0, -380, 0, 120, 380, 1_500] {
          let decision = rule.decision(for: Release(progress: progress, pointsPerSecond: velocity, width: 390))
          guard !decision.finishes, let comparison = decision.comparisons.first(where: { $0.quantity == .progress })
          else { continue }
          let past = progress + comparison.margin + 1e-9
          #expect(rule.decision(for: Release(progress: past, pointsPerSecond: velocity, width: 390)).finishes)
        }
      }
    }
  }

  @Test("The decision says in a sentence what was compared with what") func explanations() {
    let rows: [(ReleaseRule, Double, Double, String)] = [
      (.half, 0.62, 0, "Finishes: progress 62.0 % is over 50.0 %, by 12.0 %."),
      (.half, 0.5, 0, "Cancels: progress 50.0 % is not over 50.0 %."),
      (.halfOrFlick, 0.1, 1_200, "Finishes: velocity 1200 pt/s is over 1000 pt/s, by 200 pt/s."),
      (
        .halfOrFlick, 0.4, 900,
        "Cancels: progress 40.0 % is under 50.0 %, by 10.0 %; velocity 900 pt/s is under 1000 pt/s, by 100 pt/s."
      ),
      (
        .flutter, 0.9, -400,
        "Cancels: speed 400 pt/s is over 390 pt/s, by 10 pt/s; velocity -400 pt/s is under 0 pt/s, by 400 pt/s."
      ),
      (
        .flutter, 0.9, 390,
        "Finishes: speed 390 pt/s reaches 390 pt/s; velocity 390 pt/s is over 0 pt/s, by 390 pt/s."
      ),
      (.reactNavigation, 0.25, 0, "Cancels: progress ahead 25.0 % is under 50.0 %, by 25.0 %."),
      (.projected, 0.6, 0, "Finishes: projected progress 60.0 % is over 50.0 %, by 10.0 %."),
    ]
    for (rule, progress, velocity, sentence) in rows {
      let release = Release(progress: progress, pointsPerSecond: velocity, width: 390)
      #expect(rule.decision(for: release).explanation == sentence)
    }
  }

  @Test("The width converts between units; figures that are not finite count as 0 and cancel", arguments: rules)
  func units(rule: ReleaseRule) {
    let release = Release(translation: 97.5, pointsPerSecond: 195, width: 390)
    #expect(release.progress == 0.25 && release.progressPerSecond == 0.5)
    for figure in [Double.nan, .infinity, -.infinity] {
      let release = Release(progress: figure, pointsPerSecond: figure, width: 390)
      #expect(!rule.decision(for: release).finishes)
    }
    for width in [0, -390, Double.nan, .infinity] {
      let release = Release(translation: 100, pointsPerSecond: 500, width: width)
      #expect(release.progress == 0 && release.progressPerSecond == 0)
      #expect(!rule.decision(for: release).finishes)
    }
  }

  @Test(
    "iOS 27's rules finish from their threshold on, 0.12 seconds ahead, exactly at it too",
    arguments: [(ReleaseRule.iOS27Edge, 0.53), (.iOS27Content, 0.42)])
  func iOS27(_ rule: ReleaseRule, _ threshold: Double) {
    func finishes(_ progress: Double, _ velocity: Double = 0) -> Bool {
      rule.decision(for: Release(progress: progress, pointsPerSecond: velocity, width: 400)).finishes
    }
    #expect(finishes(threshold) && !finishes(threshold.nextDown))
    // 300 points a second lead 36 points, 0.09 of the width, ahead.
    #expect(finishes(threshold - 0.089, 300) && !finishes(threshold - 0.091, 300))
    #expect(finishes(threshold + 0.091, -300) && !finishes(threshold + 0.089, -300))
  }
}

extension ReleaseComparison.Quantity {
  /// Whether the quantity is the progress at release, or a progress ahead of it.
  fileprivate var isProgress: Bool { self != .velocity && self != .speed }
}

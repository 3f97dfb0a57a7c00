import Motion
import Testing

@Suite("Release rules")
struct ReleaseRuleTests {
  static let rules: [ReleaseRule] = [.half, .halfOrFlick, .flutter, .reactNavigation, .projected]

  @Test("Without velocity half the way decides; exactly half cancels", arguments: rules)
  func halfWay(rule: ReleaseRule) {
    for (progress, finishes) in [(0.0, false), (0.49, false), (0.5, false), (0.51, true), (1, true)] {
      let verdict = rule.verdict(for: Release(progress: progress, pointsPerSecond: 0, width: 390))
      #expect(verdict.finishes == finishes)
      #expect(verdict.rule == rule.name)
      #expect(abs(verdict.margin - abs(progress - 0.5)) <= 1e-15)
    }
  }

  @Test("Each rule turns at its limit")
  func limits() {
    let rows: [(rule: ReleaseRule, progress: Double, velocity: Double, finishes: Bool)] = [
      (.half, 0.49, 5_000, false), (.half, 0.51, -5_000, true),
      (.halfOrFlick, 0.1, 1_000, false), (.halfOrFlick, 0.1, 1_000.1, true), (.halfOrFlick, 0.7, -2_000, true),
      (.flutter, 0.05, 400, true), (.flutter, 0.9, -400, false), (.flutter, 0.05, 390, true),
      (.flutter, 0.05, 389, false), (.flutter, 0.9, -390, false), (.flutter, 0.9, -389, true),
      (.reactNavigation, 0.25, 330, true), (.reactNavigation, 0.25, 320, false), (.reactNavigation, 0.25, 325, false),
      (.reactNavigation, 0.6, -200, false), (.projected, 0.25, 196, true), (.projected, 0.25, 195, false),
      (.projection(.fast, threshold: 0.5), 0.25, 990, true), (.projection(.fast, threshold: 0.5), 0.25, 980, false),
      (.distance(threshold: 0.3), 0.3, 0, false), (.distance(threshold: 0.3), 0.31, 0, true),
    ]
    for row in rows {
      let release = Release(progress: row.progress, pointsPerSecond: row.velocity, width: 390)
      #expect(row.rule.verdict(for: release).finishes == row.finishes, "\(row)")
    }
  }

  @Test("A finger that slows down past half the way finishes; a slow one at a tenth does not", arguments: rules)
  func slow(rule: ReleaseRule) {
    #expect(rule.verdict(for: Release(progress: 0.7, pointsPerSecond: 0, width: 390)).finishes)
    #expect(!rule.verdict(for: Release(progress: 0.1, pointsPerSecond: 20, width: 390)).finishes)
  }

  @Test("Moved to its limit, the compared value turns the verdict")
  func marginTurnsVerdict() {
    for rule in Self.rules {
      for progress in [0.1, 0.45, 0.55, 0.9] {
        for velocity in [-1_500.0, -380, 0, 120, 380, 1_500] {
          let release = Release(progress: progress, pointsPerSecond: velocity, width: 390)
          let verdict = rule.verdict(for: release)
          #expect(verdict.margin == abs(verdict.comparison.value - verdict.comparison.limit))
          guard verdict.comparison.quantity == .progress, !verdict.finishes else { continue }
          let past = progress + verdict.margin + 1e-9
          #expect(rule.verdict(for: Release(progress: past, pointsPerSecond: velocity, width: 390)).finishes)
        }
      }
    }
  }

  @Test("The verdict says in a sentence what was compared with what")
  func explanations() {
    let rows: [(ReleaseRule, Double, Double, String)] = [
      (.half, 0.62, 0, "Finishes: progress 62.0 % is over 50.0 %, by 12.0 %."),
      (.half, 0.5, 0, "Cancels: progress 50.0 % is not over 50.0 %."),
      (.halfOrFlick, 0.1, 1_200, "Finishes: velocity 1200 pt/s is over 1000 pt/s, by 200 pt/s."),
      (.halfOrFlick, 0.1, 900, "Cancels: velocity 900 pt/s is under 1000 pt/s, by 100 pt/s."),
      (.halfOrFlick, 0.4, 100, "Cancels: progress 40.0 % is under 50.0 %, by 10.0 %."),
      (.flutter, 0.9, -400, "Cancels: velocity -400 pt/s is under -390 pt/s, by 10 pt/s."),
      (.flutter, 0.9, 390, "Finishes: velocity 390 pt/s reaches 390 pt/s."),
      (.reactNavigation, 0.25, 0, "Cancels: progress ahead 25.0 % is under 50.0 %, by 25.0 %."),
      (.projected, 0.6, 0, "Finishes: projected progress 60.0 % is over 50.0 %, by 10.0 %."),
    ]
    for (rule, progress, velocity, sentence) in rows {
      let release = Release(progress: progress, pointsPerSecond: velocity, width: 390)
      #expect(rule.verdict(for: release).explanation == sentence)
    }
  }

  @Test("Units convert by the width; what is no number counts as 0 and cancels", arguments: rules)
  func units(rule: ReleaseRule) {
    let release = Release(translation: 97.5, pointsPerSecond: 195, width: 390)
    #expect(release.progress == 0.25)
    #expect(release.progressPerSecond == 0.5)
    for figure in [Double.nan, .infinity, -.infinity] {
      let release = Release(progress: figure, pointsPerSecond: figure, width: 390)
      #expect(!rule.verdict(for: release).finishes)
    }
    for width in [0, -390, Double.nan, .infinity] {
      let release = Release(translation: 100, pointsPerSecond: 500, width: width)
      #expect(release.progress == 0 && release.progressPerSecond == 0)
      #expect(!rule.verdict(for: release).finishes)
    }
  }
}

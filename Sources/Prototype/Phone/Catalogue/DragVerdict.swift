import Motion

/// A verdict on a drag: whether the transition finishes, and by what margins.
package struct DragVerdict: Hashable, Sendable {
  /// The decision of the rule about the drag.
  let decision: ReleaseVerdict
  /// Whether the drag moved the transition backwards, so that a drag that is enough cancels it.
  let isReversed: Bool

  init(_ decision: ReleaseVerdict, isReversed: Bool) { (self.decision, self.isReversed) = (decision, isReversed) }

  /// Whether the transition finishes rather than being cancelled.
  package var finishes: Bool { decision.finishes != isReversed }

  /// Whether it is known what was compared; what the user's own code compares is not.
  var hasComparisons: Bool { !decision.comparisons.isEmpty }

  /// The progress of the drag at release, 0...1.
  package var progress: Double { decision.release.progress }

  /// The finger's velocity at release, in points per second towards the end of the drag.
  package var pointsPerSecond: Double { decision.release.pointsPerSecond }

  /// The smallest margin of a comparison that decided, relative to its limit: how close the drag was to another verdict.
  package var margin: Double {
    let margins = decision.comparisons.map { $0.margin / max($0.limit.magnitude, 0.001) }
    // Where several are met, each of them would have been enough.
    return (decision.finishes ? margins.max() : margins.min()) ?? 0
  }

  /// The verdict in a line, such as "Cancelled: 49 % < 50 %, 0 < 1000 pt/s. Needed +5 pt or +1000 pt/s."
  package var text: String {
    let comparisons = sortedComparisons.map(Self.text).joined(separator: ", ")
    let needed = needs
    if decision.comparisons.isEmpty {
      return "\(subject) at \(Self.percent(progress)) %, \(Self.whole(pointsPerSecond)) pt/s, as your code decided."
    }
    return "\(subject): \(comparisons)." + (needed.isEmpty ? "" : " Needed \(needed.joined(separator: " or ")).")
  }

  /// The verdict in fewer words: what was needed, or else the comparison that decided.
  var shortText: String {
    let needed = needs
    guard needed.isEmpty else { return "\(subject). Needed \(needed.joined(separator: " or "))." }
    return sortedComparisons.first.map { "\(subject): \(Self.text($0))." } ?? text
  }

  /// The verdict in fewer and fewer words; the last text is what became of the drag.
  var shorterTexts: [String] {
    (decision.comparisons.isEmpty ? [] : [shortText]) + needs.prefix(1).map { "\(subject). Needed \($0)." } + [
      "\(subject)."
    ]
  }

  private var subject: String {
    isReversed ? (decision.finishes ? "Turned back" : "Went on") : finishes ? "Finished" : "Cancelled"
  }

  /// The comparisons, beginning with those that decided: the met ones if the drag was enough, else those that were not.
  private var sortedComparisons: [ReleaseComparison] {
    let comparisons = decision.comparisons
    return comparisons.filter { $0.isMet == decision.finishes } + comparisons.filter { $0.isMet != decision.finishes }
  }

  /// What the drag lacked, one for each comparison that would have been enough; empty if the drag was enough.
  var needs: [String] {
    guard !decision.finishes else { return [] }
    return decision.comparisons.filter { !$0.isMet }.map { comparison in
      switch comparison.quantity {
      case .velocity: "+\(Self.whole(max(comparison.margin, 1), up: true)) pt/s"
      case .speed: "+\(Self.whole(max(comparison.limit - pointsPerSecond, 1), up: true)) pt/s"
      case .progress, .leadingProgress, .projectedProgress: distance(comparison.margin)
      }
    }
  }

  /// A difference of progress in points, or in percent if the distance of the drag is not known.
  private func distance(_ progress: Double) -> String {
    let width = decision.release.width
    guard width > 0 else { return "+\(Self.percent(max(progress, 0.01))) %" }
    return "+\(Self.whole(max(progress * width, 1), up: true)) pt"
  }

  private static func text(_ comparison: ReleaseComparison) -> String {
    let sign =
      comparison.value == comparison.limit
      ? (comparison.isMet ? "reaches" : "is not over") : comparison.value < comparison.limit ? "<" : ">"
    switch comparison.quantity {
    case .velocity: return "\(whole(comparison.value)) \(sign) \(whole(comparison.limit)) pt/s"
    case .speed: return "speed \(whole(comparison.value)) \(sign) \(whole(comparison.limit)) pt/s"
    case .progress: return figures(comparison, sign)
    case .leadingProgress: return "ahead \(figures(comparison, sign))"
    case .projectedProgress: return "projected \(figures(comparison, sign))"
    }
  }

  /// Returns value and limit in percent, with as few decimals as tell them apart.
  private static func figures(_ comparison: ReleaseComparison, _ sign: String) -> String {
    for decimals in 0..<4 {
      let (value, limit) = (percent(comparison.value, decimals), percent(comparison.limit, decimals))
      if value != limit || comparison.value == comparison.limit || decimals == 3 {
        return "\(value) % \(sign) \(limit) %"
      }
    }
    return ""
  }

  private static func percent(_ fraction: Double, _ decimals: Int = 0) -> String {
    FixedText.text(100 * fraction, decimals: decimals)
  }

  private static func whole(_ number: Double, up: Bool = false) -> String {
    FixedText.text(up ? number.rounded(.up) : number, decimals: 0)
  }
}

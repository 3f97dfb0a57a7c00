import CoreGraphics
import Motion
import Transitions

/// Whether a dragged transition finishes, and by what margins.
package struct DragDecision: Hashable, Sendable {
  let decision: ReleaseDecision
  /// Whether the drag moved the transition backwards, so that a drag that is enough cancels it.
  let isReversed: Bool

  init(_ decision: ReleaseDecision, isReversed: Bool) { (self.decision, self.isReversed) = (decision, isReversed) }

  package var finishes: Bool { decision.finishes != isReversed }

  /// False for user code, whose comparisons are unknown.
  var hasComparisons: Bool { !decision.comparisons.isEmpty }

  package var progress: Double { decision.release.progress }

  /// Towards the end of the drag.
  package var pointsPerSecond: Double { decision.release.pointsPerSecond }

  /// The smallest margin of a deciding comparison, relative to its limit: how close the drag was to the other decision.
  package var margin: Double {
    let margins = decision.comparisons.map { $0.margin / max($0.limit.magnitude, 0.001) }
    // If several are met, each one alone would have been enough.
    return (decision.finishes ? margins.max() : margins.min()) ?? 0
  }

  /// One line, such as "Cancelled: 49 % < 50 %, 0 < 1000 pt/s.
  ///
  /// Needed +5 pt or +1000 pt/s."
  package var text: String {
    Self.sentence(word, reasons, needs)
  }

  /// Returns the outcome, its reasons, and what was lacking; a word alone gets no full stop.
  static func sentence(_ word: String, _ reasons: [String], _ needs: [String]) -> String {
    if reasons.isEmpty, needs.isEmpty { return word }
    let why = reasons.isEmpty ? "" : ": \(reasons.joined(separator: ", "))"
    return "\(word)\(why)." + (needs.isEmpty ? "" : " Needed \(needs.joined(separator: " or ")).")
  }

  /// The comparisons, deciding ones first; for user code, whose rule is unknown, how far the drag was.
  var reasons: [String] {
    guard hasComparisons else {
      return ["\(Self.percent(progress)) %", "\(Self.whole(pointsPerSecond)) pt/s", "as your code decided"]
    }
    return sortedComparisons.map(Self.text)
  }

  var word: String {
    isReversed ? (decision.finishes ? "Turned back" : "Went on") : finishes ? "Finished" : "Cancelled"
  }

  /// Deciding ones first: those that were met if the drag was enough, otherwise those that were not.
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

  /// In points, or in percent if the length of the drag is unknown.
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
    case .progress: return percentages(comparison, " \(sign)")
    case .leadingProgress:
      return "would have reached \(percentages(comparison, comparison.isMet ? ", past" : ", needs"))"
    case .projectedProgress: return "projected \(percentages(comparison, " \(sign)"))"
    }
  }

  /// Value and limit in percent, with as few decimals as tell them apart.
  private static func percentages(_ comparison: ReleaseComparison, _ sign: String) -> String {
    for decimals in 0..<4 {
      let (value, limit) = (percent(comparison.value, decimals), percent(comparison.limit, decimals))
      if value != limit || comparison.value == comparison.limit || decimals == 3 {
        return "\(value) %\(sign) \(limit) %"
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

extension DragParameters {
  /// The rule of `Motion` that decides as the transitions' own drags do.
  var releaseRule: ReleaseRule {
    let threshold = distanceThreshold.native
    return switch rule {
    case .distance: .distance(threshold: threshold)
    case .distanceOrVelocity: .distanceOrVelocity(threshold: threshold, velocity: velocityLimit)
    case .fling: .fling(speed: velocityLimit, threshold: threshold)
    case .projection:
      .leading(seconds: projection.native, threshold: threshold, includesThreshold: includesThreshold)
    }
  }

  /// Returns the parameters of a drag that begins at a distance from the edge.
  func beginning(_ distanceFromEdge: CGFloat) -> Self {
    guard edgeDiffers, region == .anywhere, distanceFromEdge < edgeWidth else { return self }
    var parameters = self
    (parameters.slop, parameters.distanceThreshold) = (edgeSlop, edgeThreshold)
    return parameters
  }

  private var velocityLimit: VelocityLimit {
    switch velocityUnit {
    case .points: .pointsPerSecond(velocityThreshold.native)
    case .lengths: .progressPerSecond(velocityThreshold.native)
    }
  }
}

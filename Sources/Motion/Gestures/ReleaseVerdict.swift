/// What a release rule decided, and why.
public struct ReleaseVerdict: Hashable, Sendable {
  /// Whether the transition finishes; else it is cancelled.
  public let finishes: Bool
  /// The name of the rule that decided.
  public let rule: String
  /// What it decided on.
  public let release: Release
  /// The comparison the verdict hangs on.
  public let comparison: ReleaseComparison

  /// The progress at release.
  public var progress: Double { release.progress }

  /// The finger's velocity at release, in points per second.
  public var pointsPerSecond: Double { release.pointsPerSecond }

  /// How far the compared value would have to move, in its own unit, for this comparison to come out the other way.
  public var margin: Double { comparison.margin }

  /// The verdict in one sentence.
  ///
  /// For instance "Finishes: progress 62.0 % is over 50.0 %, by 12.0 %."
  public var explanation: String {
    let value = "\(comparison.quantity.name) \(comparison.text(comparison.value))"
    let sentence = "\(finishes ? "Finishes" : "Cancels"): \(value) \(relation) \(comparison.text(comparison.limit))"
    return margin == 0 ? "\(sentence)." : "\(sentence), by \(comparison.text(margin))."
  }

  /// How the value lies to the limit, in words that fit the verdict.
  private var relation: String {
    if comparison.value == comparison.limit { return finishes ? "reaches" : "is not over" }
    return comparison.isOver ? "is over" : "is under"
  }
}

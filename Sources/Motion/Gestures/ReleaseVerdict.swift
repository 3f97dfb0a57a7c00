/// The decision of a release rule, with the comparisons that led to it.
public struct ReleaseVerdict: Hashable, Sendable {
  /// Whether the transition finishes; otherwise it is cancelled.
  public let finishes: Bool
  /// The name of the rule that decided.
  public let rule: String
  /// The release that the rule decided on.
  public let release: Release
  /// Every comparison that decided, in the rule's order: at least one, or none if the rule is not known.
  ///
  /// When one of several conditions is enough to finish, these are the conditions that are met, or all of them when
  /// none is. When one condition selects another (``ReleaseRule/fling(speed:threshold:)``), these are both.
  public let comparisons: [ReleaseComparison]

  /// Creates the decision of code whose rule is not known.
  package init(observed finishes: Bool, _ release: Release) {
    (self.finishes, self.release, rule, comparisons) = (finishes, release, "", [])
  }

  init(finishes: Bool, rule: String, release: Release, comparisons: [ReleaseComparison]) {
    (self.finishes, self.rule, self.release, self.comparisons) = (finishes, rule, release, comparisons)
  }

  /// The verdict in one sentence with every comparison and its margin.
  ///
  /// For instance "Finishes: progress 62.0 % is over 50.0 %, by 12.0 %."
  public var explanation: String {
    "\(finishes ? "Finishes" : "Cancels"): \(comparisons.map(\.explanation).joined(separator: "; "))."
  }
}

public import Foundation

/// A stage that went on moving for as long as it was waited for.
public struct SettleError: Error, LocalizedError, CustomStringConvertible {
  /// The instant at which it was given up, in the stage's seconds.
  public let instant: TimeInterval
  /// For how long it was waited, in the stage's seconds.
  public let timeout: TimeInterval
  /// What went on, each a clause that names the culprit.
  public let reasons: [String]

  /// What went on, and for how long it was waited.
  public var description: String {
    "The stage did not settle within \(timeout) s, by \(instant) s: \(reasons.joined(separator: "; ")). "
      + "End what goes on, or give settle(timeout:) longer."
  }

  /// What went on, and for how long it was waited.
  public var errorDescription: String? { description }
}

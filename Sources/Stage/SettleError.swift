public import Foundation

/// An error that `Stage.settle(timeout:)` throws when the stage is still busy at the end of the timeout.
public struct SettleError: Error, LocalizedError, CustomStringConvertible {
  /// The stage's time at which `settle` gave up, in seconds.
  public let instant: TimeInterval
  /// The time that the stage had to settle, in seconds of the stage's time.
  public let timeout: TimeInterval
  /// The reasons why the stage is busy.
  ///
  /// Each is a clause that names its cause.
  public let reasons: [String]

  /// A sentence that names the timeout, the instant and the reasons.
  public var description: String {
    "The stage did not settle within \(timeout) s, by \(instant) s: \(reasons.joined(separator: "; ")). "
      + "End what keeps it busy, or pass a longer timeout."
  }

  /// A sentence that names the timeout, the instant and the reasons.
  public var errorDescription: String? { description }
}

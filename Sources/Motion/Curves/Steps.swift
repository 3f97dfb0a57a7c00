/// A staircase timing curve: the value stands still, then jumps.
@frozen
public struct Steps: Hashable, Sendable {
  /// Where the staircase jumps besides between its steps.
  @frozen
  public enum Jump: Hashable, Sendable, CaseIterable {
    /// It jumps at progress 0, so its first value is one jump up.
    case start
    /// It jumps at progress 1, so its first value is 0.
    case end
    /// It jumps at neither end: both 0 and 1 are held for a step.
    case neither
    /// It jumps at both ends: neither 0 nor 1 is held.
    case both
  }

  /// The number of steps, each held equally long: at least 1, at least 2 with ``Jump/neither``.
  public let count: Int
  /// Where the staircase jumps besides between its steps.
  public let jump: Jump

  /// Creates a staircase of at least 1 step, at least 2 with ``Jump/neither``.
  public init(count: Int, jump: Jump = .end) {
    precondition(
      Self.isValid(count, jump),
      "Steps(count: \(count), jump: \(jump)): count must be at least \(jump == .neither ? 2 : 1)"
    )
    self.count = count
    self.jump = jump
  }

  /// Creates a staircase from a count that may be unusable: nil when it is too small.
  public init?(validating count: Int, jump: Jump = .end) {
    guard Self.isValid(count, jump) else { return nil }
    self.init(count: count, jump: jump)
  }

  private static func isValid(_ count: Int, _ jump: Jump) -> Bool {
    count >= (jump == .neither ? 2 : 1)
  }

  /// The value at a progress, in 0...1.
  ///
  /// 0 before 0 and 1 from 1 on. At the instant of a jump it is the value after it. Not a number counts as before 0.
  public func value(at progress: Double) -> Double {
    guard progress >= 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let held = min((progress * Double(count)).rounded(.down), Double(count - 1))
    return switch jump {
    case .start: (held + 1) / Double(count)
    case .end: held / Double(count)
    case .neither: held / Double(count - 1)
    case .both: (held + 1) / (Double(count) + 1)
    }
  }
}

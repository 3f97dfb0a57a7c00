/// A staircase timing curve: the value is constant, then jumps.
@frozen
public struct Steps: Hashable, Sendable {
  /// The ends at which a staircase jumps, in addition to the jumps between its steps.
  @frozen
  public enum Jump: Hashable, Sendable, CaseIterable {
    /// A jump at progress 0: the first value is one jump up.
    case start
    /// A jump at progress 1: the first value is 0.
    case end
    /// No jump at either end: both 0 and 1 are held for a step.
    case neither
    /// A jump at both ends: neither 0 nor 1 is held.
    case both
  }

  /// The number of steps, all equally long: at least 1, or at least 2 with ``Jump/neither``.
  public let count: Int
  /// The ends at which the staircase jumps, in addition to the jumps between its steps.
  public let jump: Jump

  /// Creates a staircase of at least 1 step, or at least 2 with ``Jump/neither``.
  public init(count: Int, jump: Jump = .end) {
    precondition(
      Self.isValid(count, jump),
      "Steps(count: \(count), jump: \(jump)): count must be at least \(jump == .neither ? 2 : 1)"
    )
    self.count = count
    self.jump = jump
  }

  /// Creates a staircase from an unchecked count; nil if it is too small.
  public init?(validating count: Int, jump: Jump = .end) {
    guard Self.isValid(count, jump) else { return nil }
    self.init(count: count, jump: jump)
  }

  private static func isValid(_ count: Int, _ jump: Jump) -> Bool {
    count >= (jump == .neither ? 2 : 1)
  }

  /// Returns the value at a progress, in 0...1.
  ///
  /// The value is 0 below progress 0 and 1 from progress 1 on. At a jump it is the value after the jump. NaN counts as
  /// below 0.
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

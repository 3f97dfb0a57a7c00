@frozen
public struct Steps: Hashable, Sendable {
  @frozen
  public enum Jump: Hashable, Sendable, CaseIterable {
    /// The first value is one jump up.
    case start
    /// The first value is 0.
    case end
    /// Both 0 and 1 are held for a step.
    case neither
    /// Neither 0 nor 1 is held.
    case both
  }

  /// At least 1, or at least 2 with ``Jump/neither``.
  public let count: Int
  public let jump: Jump

  /// The count is at least 1, or at least 2 with ``Jump/neither``.
  public init(count: Int, jump: Jump = .end) {
    precondition(
      Self.isValid(count, jump),
      "Steps(count: \(count), jump: \(jump)): count must be at least \(jump == .neither ? 2 : 1)"
    )
    self.count = count
    self.jump = jump
  }

  /// Nil if the count is too small.
  public init?(validating count: Int, jump: Jump = .end) {
    guard Self.isValid(count, jump) else { return nil }
    self.init(count: count, jump: jump)
  }

  private static func isValid(_ count: Int, _ jump: Jump) -> Bool {
    count >= (jump == .neither ? 2 : 1)
  }

  /// The value is 0 below progress 0 and 1 from progress 1 on; at a jump it is the value after the jump, and NaN counts
  /// as below 0.
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

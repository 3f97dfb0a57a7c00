import Foundation

/// A value that a measurement must reach.
struct Goal: Codable, Equatable {
  /// The side of the limit on which the goal is reached.
  enum Side: String, Codable {
    case atMost
    case atLeast
  }

  let side: Side
  let limit: Double

  static func atMost(_ limit: Double) -> Self { Self(side: .atMost, limit: limit) }

  static func atLeast(_ limit: Double) -> Self { Self(side: .atLeast, limit: limit) }

  /// Returns whether `value` reaches the goal.
  func holds(for value: Double) -> Bool { side == .atMost ? value <= limit : value >= limit }
}

public import Foundation

/// A displacement in the plane: a distance along each axis, without a position.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat

  public var dy: CGFloat

  public static let zero = CGVector()

  public init() {
    self.init(dx: 0 as CGFloat, dy: 0 as CGFloat)
  }

  /// Creates a vector from its two distances.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from two floating-point distances.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from two whole distances.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

extension CGVector: Codable {
  /// Reads a vector from an unkeyed container, `dx` first, as Apple's archives have it.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let dx = try container.decode(CGFloat.self)
    let dy = try container.decode(CGFloat.self)
    self.init(dx: dx, dy: dy)
  }

  /// Writes the vector into an unkeyed container, `dx` first.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}

extension CGVector: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(dx), \(dy))" }
}

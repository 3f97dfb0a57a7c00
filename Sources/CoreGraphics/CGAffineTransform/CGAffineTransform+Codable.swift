import Foundation

extension CGAffineTransform: Codable {
  /// Reads a transform from an unkeyed container in the order a, b, c, d, tx, ty, as Apple's archives have it.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let a = try container.decode(CGFloat.self)
    let b = try container.decode(CGFloat.self)
    let c = try container.decode(CGFloat.self)
    let d = try container.decode(CGFloat.self)
    let tx = try container.decode(CGFloat.self)
    let ty = try container.decode(CGFloat.self)
    self.init(a, b, c, d, tx, ty)
  }

  /// Writes the six entries into an unkeyed container in the order a, b, c, d, tx, ty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for entry in [a, b, c, d, tx, ty] {
      try container.encode(entry)
    }
  }
}

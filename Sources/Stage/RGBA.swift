/// A colour with 8 bits a component, which are not multiplied by alpha.
public struct RGBA: Hashable, Sendable, CustomStringConvertible {
  /// The red component, 0...255.
  public var r: UInt8
  /// The green component, 0...255.
  public var g: UInt8
  /// The blue component, 0...255.
  public var b: UInt8
  /// The alpha component, 0...255.
  ///
  /// A stage's pixels are opaque.
  public var a: UInt8

  /// Creates a colour from its components, 0...255.
  public init(r: UInt8, g: UInt8, b: UInt8, a: UInt8 = 255) {
    self.r = r
    self.g = g
    self.b = b
    self.a = a
  }

  /// The components in the form `rgba(255, 0, 0, 255)`.
  public var description: String { "rgba(\(r), \(g), \(b), \(a))" }
}

/// A colour of 8 bits a component, not multiplied by alpha.
public struct RGBA: Hashable, Sendable, CustomStringConvertible {
  /// Red, 0...255.
  public var r: UInt8
  /// Green, 0...255.
  public var g: UInt8
  /// Blue, 0...255.
  public var b: UInt8
  /// Alpha, 0...255; what a stage shows is opaque.
  public var a: UInt8

  /// A colour by its components, 0...255.
  public init(r: UInt8, g: UInt8, b: UInt8, a: UInt8 = 255) {
    self.r = r
    self.g = g
    self.b = b
    self.a = a
  }

  /// The components, as `rgba(255, 0, 0, 255)`.
  public var description: String { "rgba(\(r), \(g), \(b), \(a))" }
}

/// The layout of a pixel's components in memory: the raw value of a ``CGImageAlphaInfo`` combined with these bits.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt32

  /// Creates a layout from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold the ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)

  /// The bits that say whether components are floating-point.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)

  /// Components are floating-point.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)

  /// The bits that hold the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)

  /// Components in the order of their names.
  public static let byteOrderDefault: CGBitmapInfo = []

  /// Units of 16 bits, the least significant byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)

  /// Units of 32 bits, the least significant byte first: components in reverse.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)

  /// Units of 16 bits, the most significant byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)

  /// Units of 32 bits, the most significant byte first: components in the order of their names.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

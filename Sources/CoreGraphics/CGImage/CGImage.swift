public import Foundation

/// An immutable image: either pixels, or a drawing that is rendered when it is shown.
public final class CGImage: Sendable {
  /// The content of an image.
  enum Content: Sendable {
    case pixels(CGPixels)
    case drawing(CGDrawing)
    case borrowed(CGBorrowedPixels)
  }

  let content: Content

  /// The number of pixels in a row.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// The number of bits per component: 8.
  public let bitsPerComponent: Int

  /// The number of bits per pixel.
  public let bitsPerPixel: Int

  /// The number of bytes per row.
  public let bytesPerRow: Int

  /// The colour space of the bytes of ``dataProvider``.
  public let colorSpace: CGColorSpace?

  /// The layout of the bytes of a pixel.
  public let bitmapInfo: CGBitmapInfo

  /// The provider of the bytes; nil for a drawing.
  public let dataProvider: CGDataProvider?

  /// A Boolean value that says whether the image is interpolated when it is scaled.
  public let shouldInterpolate: Bool

  /// How colours that the screen cannot show are treated.
  public let renderingIntent: CGColorRenderingIntent

  /// Creates an image from bytes.
  ///
  /// Gray and RGB pixels with 8 bits per component are supported, with alpha in any position or without alpha.
  /// Returns nil for other formats, a size below 1 × 1, a side above 32,767, more than 2²⁶ pixels, fewer bytes than the
  /// size needs, and for a decode array.
  public init?(
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let format = CGPixelFormat(
      space: space, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
      bitmapInfo: bitmapInfo)
    guard
      decode == nil, let format, let data = provider.data,
      let pixels = format.pixels(width: width, height: height, in: data)
    else { return nil }
    content = .pixels(pixels)
    self.width = width
    self.height = height
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.bytesPerRow = bytesPerRow
    self.bitmapInfo = bitmapInfo
    self.shouldInterpolate = shouldInterpolate
    colorSpace = space
    dataProvider = provider
    renderingIntent = intent
  }

  init(_ content: Content, width: Int, height: Int, provider: CGDataProvider?) {
    self.content = content
    self.width = width
    self.height = height
    bitsPerComponent = 8
    bitsPerPixel = 32
    bytesPerRow = width * 4
    colorSpace = .standardRGB
    bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    dataProvider = provider
    shouldInterpolate = true
    renderingIntent = .defaultIntent
  }

  /// The position of the alpha component in a pixel.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// A Boolean value that says whether the image is a mask; always false.
  public var isMask: Bool { false }
}

extension CGImage: Hashable {
  /// Returns whether both are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

public import Foundation

/// A picture, which never changes: pixels, or a drawing that is turned into pixels when it is shown.
public final class CGImage: Sendable {
  /// What an image is made of.
  enum Content: Sendable {
    case pixels(CGPixels)
    case drawing(CGDrawing)
  }

  let content: Content

  /// The number of pixels in a row.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// The number of bits of each component: 8.
  public let bitsPerComponent: Int

  /// The number of bits of each pixel.
  public let bitsPerPixel: Int

  /// The number of bytes from one row to the next.
  public let bytesPerRow: Int

  /// The space of the bytes ``dataProvider`` has.
  public let colorSpace: CGColorSpace?

  /// How the bytes of a pixel are laid out.
  public let bitmapInfo: CGBitmapInfo

  /// Where the bytes come from; nil for a drawing.
  public let dataProvider: CGDataProvider?

  /// Whether the picture is to be smoothed when it is drawn larger or smaller.
  public let shouldInterpolate: Bool

  /// What becomes of colours the screen cannot show.
  public let renderingIntent: CGColorRenderingIntent

  /// Creates a picture from bytes.
  ///
  /// Read are 8 bits a component, gray or RGB, with the opacity anywhere or nowhere. Anything else is nil, and so
  /// are a size below 1 × 1 or beyond 32,767 on a side, more than 2²⁸ pixels, fewer bytes than the size asks for,
  /// and a decode array.
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

  /// Where the opacity of a pixel is.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// Whether the picture only masks others: never.
  public var isMask: Bool { false }
}

extension CGImage: Hashable {
  /// Two images are equal when they are the same one.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

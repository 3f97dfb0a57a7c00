public import Foundation

/// An image is either pixels, or a drawing that is rendered when it is shown.
public final class CGImage: Sendable {
  enum Content: Sendable {
    case pixels(CGPixels)
    case drawing(CGDrawing)
    case borrowed(CGBorrowedPixels)
  }

  let content: Content

  public let width: Int

  public let height: Int

  public let bitsPerComponent: Int

  public let bitsPerPixel: Int

  public let bytesPerRow: Int

  /// The space of the bytes of ``dataProvider``.
  public let colorSpace: CGColorSpace?

  public let bitmapInfo: CGBitmapInfo

  /// Nil for a drawing.
  public let dataProvider: CGDataProvider?

  public let shouldInterpolate: Bool

  public let renderingIntent: CGColorRenderingIntent

  /// Gray and RGB pixels with 8 bits per component are supported, with alpha in any position or without alpha.
  ///
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

  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  public var isMask: Bool { false }
}

extension CGImage: Hashable {
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension CGImage {
  public func copy() -> CGImage? { self }

  /// The rectangle is in pixels from the top left corner; it is enlarged to whole pixels and intersected with the
  /// image's bounds.
  ///
  /// Returns nil if the result is empty or the rectangle is not finite.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    guard rect.isFinite else { return nil }
    let part = rect.integral.intersection(bounds)
    guard part.isFinite, part.width >= 1, part.height >= 1 else { return nil }
    let width = Int(part.width)
    let height = Int(part.height)
    switch content {
    case .pixels(let pixels):
      return pixels.cropped(x: Int(part.minX), y: Int(part.minY), width: width, height: height).map(CGImage.init)
    case .drawing, .borrowed:
      var drawing = CGDrawing(width: width, height: height)
      drawing?.append(.image(self, frame: bounds.offsetBy(dx: -part.minX, dy: -part.minY)))
      return drawing.map(CGImage.init)
    }
  }
}

// Not Apple's: how this package creates and reads images.

/// A renderer that turns drawings into pixels.
package protocol CGDrawingRasterizer {
  /// Returns the pixels of a drawing, at its width and height; nil if there is no memory for them.
  func pixels(of drawing: CGDrawing) -> CGPixels?
}

extension CGImage {
  package convenience init(_ pixels: CGPixels) {
    self.init(
      .pixels(pixels), width: pixels.width, height: pixels.height, provider: CGDataProvider(bytes: pixels.bytes))
  }

  /// Creates an image from rows of pixels with four bytes each: sRGB multiplied by alpha, and alpha.
  ///
  /// Returns nil if the size is not allowed or does not match the number of bytes.
  package convenience init?(width: Int, height: Int, premultipliedRGBA bytes: [UInt8]) {
    guard let pixels = CGPixels(width: width, height: height, bytes: bytes) else { return nil }
    self.init(pixels)
  }

  package convenience init(_ drawing: CGDrawing) {
    self.init(.drawing(drawing), width: drawing.width, height: drawing.height, provider: nil)
  }

  /// Nil for a drawing.
  package var pixels: CGPixels? {
    guard case .pixels(let pixels) = content else { return nil }
    return pixels
  }

  /// Nil for pixels.
  package var drawing: CGDrawing? {
    guard case .drawing(let drawing) = content else { return nil }
    return drawing
  }

  /// Returns the image as pixels: the image itself if it has pixels, nil if its drawing cannot be rendered.
  package func rasterized(by rasterizer: some CGDrawingRasterizer) -> CGImage? {
    guard let drawing else { return self }
    return rasterizer.pixels(of: drawing).map(CGImage.init)
  }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// The bytes of an image, which do not change.
public final class CGDataProvider: Sendable {
  private enum Content {
    case data(CFData)
    case bytes([UInt8])
  }

  private let content: Content

  public var data: CFData? {
    switch content {
    case .data(let data): data
    // An image has these bytes already, and few ask for them here.
    case .bytes(let bytes): Data(bytes)
    }
  }

  /// This never returns nil.
  public init?(data: CFData) {
    content = .data(data)
  }

  init(bytes: [UInt8]) {
    content = .bytes(bytes)
  }
}

/// The raw value of a ``CGImageAlphaInfo`` combined with these bits.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)

  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)

  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)

  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)

  public static let byteOrderDefault: CGBitmapInfo = []

  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)

  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)

  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)

  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

// Not Apple's: pixels in memory that another process writes.

/// Opaque pixels in memory that does not belong to the image, four bytes each: blue, green, red, and one unused.
///
/// Nothing is copied. The content is what the memory holds when the image is drawn, so whatever writes into the memory
/// makes a new image when it is complete.
package final class CGBorrowedPixels: @unchecked Sendable {
  /// The first row; it lives as long as `owner`.
  package let memory: UnsafeMutableRawPointer
  package let width: Int
  package let height: Int
  package let stride: Int
  private let owner: AnyObject

  /// Borrows pixels from memory that lives as long as `owner`; nil if an image cannot have this size.
  package init?(memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, owner: AnyObject) {
    guard CGPixels.isAllowed(width: width, height: height), stride >= width * 4, stride % 4 == 0 else { return nil }
    (self.memory, self.width, self.height, self.stride) = (memory, width, height, stride)
    self.owner = owner
  }
}

extension CGImage {
  package convenience init(_ borrowed: CGBorrowedPixels) {
    self.init(.borrowed(borrowed), width: borrowed.width, height: borrowed.height, provider: nil)
  }

  package var borrowed: CGBorrowedPixels? {
    guard case .borrowed(let borrowed) = content else { return nil }
    return borrowed
  }
}

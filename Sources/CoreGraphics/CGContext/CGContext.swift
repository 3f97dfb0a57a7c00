/// A drawing destination that records the operations it receives.
///
/// A context has no pixels. ``makeImage()`` returns an image that keeps the recording, which is drawn when the image is
/// shown, at any scale. A call with arguments that are not finite has no effect, and neither does restoring a state
/// that was never saved.
public final class CGContext {
  /// The number of pixels in a row.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// The transform from the pixels of Apple's contexts, y up, to those of a drawing, y down.
  let flip: CGAffineTransform

  /// The initial transform of the context, which defines the space of shadows.
  let baseTransform: CGAffineTransform

  var state: State
  var savedStates: [State] = []
  var layers: [Layer] = []
  var recording: CGDrawing

  /// The current path, in pixels of the drawing.
  var building = CGMutablePath()

  /// Creates a context whose user space has its origin at the bottom left and a unit of one pixel.
  ///
  /// The context keeps a recording and no pixels, so `data` must be nil, and the arguments that describe pixels are
  /// ignored. Returns nil for a size below 1 × 1, a side above 32,767, or more than 2²⁶ pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard data == nil else { return nil }
    self.init(width: width, height: height, baseTransform: .identity)
  }

  init?(width: Int, height: Int, baseTransform: CGAffineTransform) {
    guard let recording = CGDrawing(width: width, height: height) else { return nil }
    self.width = width
    self.height = height
    self.recording = recording
    self.baseTransform = baseTransform
    flip = CGAffineTransform(1, 0, 0, -1, 0, recording.bounds.height)
    state = State(ctm: baseTransform, clipBounds: recording.bounds)
  }
}

extension CGContext {
  /// The memory of the pixels.
  ///
  /// A context has none, so this is always nil.
  public var data: UnsafeMutableRawPointer? { nil }

  /// The number of bits per component of the context's images: 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits per pixel of the context's images: 32.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes per row of the context's images.
  public var bytesPerRow: Int { width * 4 }

  /// The colour space of the context's images: sRGB.
  public var colorSpace: CGColorSpace? { .standardRGB }

  /// The position of the alpha component in a pixel.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// Returns the drawing so far as an image, which later drawing does not change.
  public func makeImage() -> CGImage? { CGImage(drawing) }
}

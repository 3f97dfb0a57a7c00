/// A place to draw into, which records what is drawn.
///
/// Nothing becomes pixels here: ``makeImage()`` gives an image that keeps the recording, which is drawn when it
/// is shown, at whatever scale. Arguments that are not finite numbers draw nothing and change nothing, and so
/// does restoring a state that was never saved.
public final class CGContext {
  /// The number of pixels in a row.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// Leads from the pixels of Apple's contexts, y up, to those of a drawing, y down.
  let flip: CGAffineTransform

  /// The transform the context was made with; shadows lie in its space.
  let baseTransform: CGAffineTransform

  var state: State
  var savedStates: [State] = []
  var layers: [Layer] = []
  var recording: CGDrawing

  /// The path being built, in pixels of the drawing.
  var building = CGMutablePath()

  /// Creates a context whose user space has its origin at the bottom left and a unit of one pixel.
  ///
  /// The context keeps a recording and no pixels, so `data` must be nil; what describes pixels is otherwise not
  /// read. Nil, too, for a size below 1 × 1 or beyond 32,767 on a side or 2²⁸ pixels.
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
  /// The memory drawn into: none.
  public var data: UnsafeMutableRawPointer? { nil }

  /// The number of bits of each component an image of this context has: 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of each pixel an image of this context has: 32.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes from one row to the next an image of this context has.
  public var bytesPerRow: Int { width * 4 }

  /// The space an image of this context has: sRGB.
  public var colorSpace: CGColorSpace? { .standardRGB }

  /// Where the opacity of a pixel is.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// How a pixel is laid out.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// What has been drawn so far, as an image that later drawing does not change.
  public func makeImage() -> CGImage? { CGImage(drawing) }
}

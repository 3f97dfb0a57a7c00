public import Foundation

/// A drawing destination that records operations.
///
/// A context has no pixels. ``makeImage()`` returns an image that keeps the recording, which is drawn when the image is
/// shown, at any scale. A call with arguments that are not finite has no effect, and neither does restoring a state
/// that was never saved.
public final class CGContext {
  public let width: Int

  public let height: Int

  /// The transform from the pixels of Apple's contexts, y up, to those of a drawing, y down.
  let flip: CGAffineTransform

  /// This defines the space of shadows.
  let baseTransform: CGAffineTransform

  var state: State
  var savedStates: [State] = []
  var layers: [Layer] = []
  var recording: CGDrawing

  /// In pixels of the drawing.
  var building = CGMutablePath()

  /// User space has its origin at the bottom left and a unit of one pixel.
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
  public var data: UnsafeMutableRawPointer? { nil }

  public var bitsPerComponent: Int { 8 }

  public var bitsPerPixel: Int { 32 }

  public var bytesPerRow: Int { width * 4 }

  public var colorSpace: CGColorSpace? { .standardRGB }

  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// Later drawing does not change the image.
  public func makeImage() -> CGImage? { CGImage(drawing) }
}

extension CGContext {
  /// The image's top is at the greatest y: if y points down, as in a context of UIKit, it is upside down, as in Apple's
  /// contexts.
  ///
  /// A tiled image is repeated in all directions up to the edges of the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard let transform = imageTransform(rect) else { return }
    recording.append(.image(image, transform, isTiled: byTiling, state.compositing))
  }

  /// The transform from an image's unit square, y down, to the drawing's pixels; nil if the area is empty.
  func imageTransform(_ rect: CGRect) -> CGAffineTransform? {
    guard rect.isFinite, !rect.isEmpty else { return nil }
    let placement = CGAffineTransform(rect.width, 0, 0, -rect.height, rect.minX, rect.maxY)
    let transform = placement.concatenating(drawingTransform)
    return transform.isFinite && transform.isInvertible ? transform : nil
  }
}

extension CGContext {
  /// Black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// A nil colour removes the shadow.
  ///
  /// The offset and the blur are in the context's base space, which later transforms do not affect: in points with y
  /// down in a context of UIKit, in pixels with y up in others. A blur below 0 becomes 0.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.compositing.shadow = nil
      return
    }
    let base = baseTransform.concatenating(flip)
    let displacement = offset.applying(base)
    let radius = max(Double(blur), 0) * Double(abs(base.determinant).squareRoot())
    guard displacement.width.isFinite, displacement.height.isFinite, radius.isFinite else { return }
    state.compositing.shadow = CGDrawing.Shadow(
      offset: SIMD2(Double(displacement.width), Double(displacement.height)), blur: radius, color: color.rgba)
  }
}

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint.isFinite, endPoint.isFinite else { return }
    record(gradient, .linear(start: startPoint, end: endPoint), options)
  }

  /// A negative radius draws nothing.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard
      startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      startRadius >= 0, endRadius >= 0
    else { return }
    let circles = CGDrawing.Gradient.radial(
      startCenter: startCenter, startRadius: Double(startRadius), endCenter: endCenter, endRadius: Double(endRadius))
    record(gradient, circles, options)
  }

  private func record(
    _ gradient: CGGradient, _ geometry: CGDrawing.Gradient, _ options: CGGradientDrawingOptions
  ) {
    guard drawingTransform.isInvertible else { return }
    recording.append(.gradient(gradient, geometry, options, drawingTransform, state.compositing))
  }
}

extension CGContext {
  struct Layer {
    let outerState: State
    /// The number of states saved before the layer began; those saved inside it end with it.
    let savedStateCount: Int
  }

  /// Everything drawn until the layer ends is composited as a whole, with the current opacity, blend mode and shadow,
  /// which are reset inside the layer.
  ///
  /// The dictionary is ignored.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append(Layer(outerState: state, savedStateCount: savedStates.count))
    recording.append(.beginLayer(state.compositing))
    state.compositing.alpha = 1
    state.compositing.blendMode = .normal
    state.compositing.shadow = nil
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Restores the state in which the layer began.
  ///
  /// Without a layer, does nothing.
  public func endTransparencyLayer() {
    guard let layer = layers.last else { return }
    while savedStates.count > layer.savedStateCount {
      restoreGState()
    }
    layers.removeLast()
    state = layer.outerState
    recording.append(.endLayer)
  }
}

// Not Apple's: how the other layers of this package create contexts, add to them and read them.

extension CGContext {
  /// Creates a context like UIKit's: the origin at the top left, y down, `scale` pixels to a point.
  ///
  /// The size is in points and is rounded up to whole pixels. Returns nil if the numbers are not finite or an image may
  /// not have that size.
  package convenience init?(size: CGSize, scale: CGFloat) {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    // The comparisons are false for NaN, too; after them the conversion to whole numbers is safe.
    guard scale > 0, width >= 1, height >= 1, max(width, height) <= CGFloat(CGPixels.longestSide) else { return nil }
    self.init(
      width: Int(width), height: Int(height), baseTransform: CGAffineTransform(scale, 0, 0, -scale, 0, height))
  }

  /// The drawing so far, with all open layers and saved states ended.
  package var drawing: CGDrawing {
    var drawing = recording
    var open = savedStates.count
    for layer in layers.reversed() {
      for _ in layer.savedStateCount..<open { drawing.append(.restore) }
      drawing.append(.endLayer)
      open = layer.savedStateCount
    }
    for _ in 0..<open { drawing.append(.restore) }
    return drawing
  }

  /// Records an item that another layer of this package draws, in the current user space.
  package func draw(foreign item: any AnyObject & Sendable) {
    guard drawingTransform.isInvertible else { return }
    recording.append(.foreign(CGDrawing.Foreign(item), drawingTransform, state.compositing))
  }

  package var fillColor: CGColor { state.fillColor }

  package var strokeColor: CGColor { state.strokeColor }

  package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }

  package var compositing: CGDrawing.Compositing { state.compositing }
}

/// The clip only gets smaller, until a saved state restores a larger one.
extension CGContext {
  /// An empty path leaves the clip unchanged.
  ///
  /// Empties the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let outline = building.outline
    beginPath()
    record(clip: outline, rule)
  }

  /// The null rectangle makes the clip empty.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  public func clip(to rects: [CGRect]) {
    // The intersection of rectangles that do not overlap is the null rectangle.
    let areas = rects.map { $0.isNull ? .zero : $0 }
    record(clip: outline { $0.addRects(areas, transform: $1) }, .winding)
  }

  /// The image's opacity is stretched over the rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard let transform = imageTransform(rect) else { return }
    recording.append(.clipToMask(mask, transform))
    limitClip(to: CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform))
  }

  /// Removes the clips that were added since the current layer began, or since the context was created.
  public func resetClip() {
    recording.append(.resetClip)
    state.clipBounds = layers.last?.outerState.clipBounds ?? recording.bounds
  }

  /// In user space: the intersection of the bounding boxes of all clips; null if it is empty.
  public var boundingBoxOfClipPath: CGRect { state.clipBounds.applying(drawingTransform.inverted()) }

  private func record(clip outline: CGPathOutline, _ rule: CGPathFillRule) {
    guard !outline.isEmpty else { return }
    recording.append(.clip(outline, rule))
    limitClip(to: outline.tightBounds)
  }

  private func limitClip(to bounds: CGRect) {
    state.clipBounds = state.clipBounds.intersection(bounds)
  }
}

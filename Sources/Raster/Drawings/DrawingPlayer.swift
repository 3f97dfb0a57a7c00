import CPangoCairo
package import CoreGraphics
import Foundation
import QuartzCore

/// The context's units are the drawing's pixels.
struct DrawingPlayer {
  let context: OpaquePointer
  /// Device pixels per pixel of the drawing.
  let scale: SIMD2<Double>
  let bounds: CGRect
  private var layers: [CGDrawing.Compositing] = []

  init(context: OpaquePointer, scale: SIMD2<Double>, bounds: CGRect) {
    self.context = context
    self.scale = scale
    self.bounds = bounds
  }

  mutating func play(_ operation: CGDrawing.Operation) {
    switch operation {
    case .save: cairo_save(context)
    case .restore: cairo_restore(context)
    case .clip(let outline, let rule):
      add(outline)
      setRule(rule)
      cairo_clip(context)
    case .clipToMask(let image, let transform): clip(to: image, transform)
    case .resetClip: cairo_reset_clip(context)
    case .fill(let outline, let rule, let color, let compositing):
      composite(compositing) {
        add(outline)
        setRule(rule)
        setColor(color)
        cairo_fill(context)
      }
    case .stroke(let outline, let pen, let transform, let color, let compositing):
      composite(compositing) {
        setColor(color)
        stroke(outline, pen, transform)
      }
    case .clear(let outline):
      cairo_save(context)
      add(outline)
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      cairo_fill(context)
      cairo_restore(context)
    case .image(let image, let transform, let isTiled, let compositing):
      composite(compositing) { draw(image, transform, isTiled, compositing.interpolationQuality) }
    case .gradient(let gradient, let shape, let options, let transform, let compositing):
      composite(compositing) { draw(gradient, shape, options, transform) }
    case .beginLayer(let compositing):
      layers.append(compositing)
      cairo_save(context)
      cairo_push_group(context)
    case .endLayer:
      guard let compositing = layers.popLast() else { break }
      cairo_pop_group_to_source(context)
      let group = cairo_pattern_reference(cairo_get_source(context))
      composite(compositing) {
        cairo_set_source(context, group)
        cairo_paint(context)
      }
      cairo_pattern_destroy(group)
      cairo_restore(context)
    case .blur(let outline, let softness): blur(within: outline, softness)
    case .foreign(let foreign, let transform, let compositing):
      composite(compositing) { draw(foreign, transform) }
    }
  }

  // MARK: Compositing

  /// Through a temporary picture unless the compositing is plain.
  private func composite(_ compositing: CGDrawing.Compositing, _ draw: () -> Void) {
    cairo_save(context)
    defer { cairo_restore(context) }
    let isAntialiased = compositing.isAntialiased
    cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    guard compositing.alpha < 1 || compositing.blendMode != .normal || compositing.shadow != nil else {
      return draw()
    }
    cairo_push_group(context)
    draw()
    guard let group = cairo_pop_group(context) else { return }
    defer { cairo_pattern_destroy(group) }
    if let shadow = compositing.shadow {
      DrawingShadow(shadow, scale).draw(group, on: context, alpha: compositing.alpha)
    }
    guard let blend = compositing.blendMode.cairo else {
      return PlusDarker.draw(group, on: context, alpha: compositing.alpha)
    }
    cairo_set_operator(context, blend)
    cairo_set_source(context, group)
    cairo_paint_with_alpha(context, compositing.alpha)
  }

  private func setColor(_ color: SIMD4<Float>) {
    cairo_set_source_rgba(context, Double(color.x), Double(color.y), Double(color.z), Double(color.w))
  }

  private func setRule(_ rule: CGPathFillRule) {
    cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  // MARK: Paths

  func add(_ outline: CGPathOutline) {
    cairo_new_path(context)
    var sink = PathSink(context, .init())
    sink.add(outline)
  }

  private func stroke(_ outline: CGPathOutline, _ pen: CGDrawing.Stroke, _ transform: CGAffineTransform) {
    guard transform.isInvertible else { return }
    add(outline)
    var matrix = transform.cairo
    cairo_save(context)
    cairo_transform(context, &matrix)
    cairo_set_line_width(context, pen.lineWidth)
    cairo_set_line_cap(context, pen.lineCap.cairo)
    cairo_set_line_join(context, pen.lineJoin.cairo)
    cairo_set_miter_limit(context, pen.miterLimit)
    if pen.dashLengths.reduce(0, +) > 1e-3, pen.dashLengths.allSatisfy({ $0 >= 0 }) {
      cairo_set_dash(context, pen.dashLengths, Int32(pen.dashLengths.count), pen.dashPhase)
    }
    cairo_stroke(context)
    cairo_restore(context)
  }

  // MARK: Images

  /// `transform` leads from the image's unit square.
  private func setSource(
    _ image: CGImage, _ transform: CGAffineTransform, _ quality: CGInterpolationQuality, isTiled: Bool
  ) -> Bool {
    guard transform.isInvertible, let surface = surface(of: image, seenIn: transform) else { return false }
    let placed = CGAffineTransform(1 / CGFloat(surface.width), 0, 0, 1 / CGFloat(surface.height), 0, 0)
      .concatenating(transform)
    guard placed.isInvertible else { return false }
    cairo_set_source_surface(context, surface.handle, 0, 0)
    var matrix = placed.inverted().cairo
    let pattern = cairo_get_source(context)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, quality == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    return true
  }

  /// Returns the pixels of `image`; for a drawing, as many as are visible through `transform`, which leads from its
  /// unit square.
  private func surface(of image: CGImage, seenIn transform: CGAffineTransform) -> Surface? {
    guard let drawing = image.drawing else { return surface(of: image) }
    let width = hypot(transform.a.native * scale.x, transform.b.native * scale.y)
    let height = hypot(transform.c.native * scale.x, transform.d.native * scale.y)
    let size = SIMD2(width, height).rounded(.toNearestOrAwayFromZero)
      .clamped(lowerBound: .one, upperBound: SIMD2(repeating: Self.largestDrawing))
    return DrawingRenderer().surface(of: drawing, width: Int(size.x), height: Int(size.y))
  }

  /// The greatest size of a drawing inside a drawing, in pixels.
  private static let largestDrawing = 4096.0

  private func surface(of image: CGImage) -> Surface? {
    if let drawing = image.drawing {
      return DrawingRenderer().surface(of: drawing, width: drawing.width, height: drawing.height)
    }
    return image.pixels.flatMap { Surface($0) }
  }

  private func draw(
    _ image: CGImage, _ transform: CGAffineTransform, _ isTiled: Bool, _ quality: CGInterpolationQuality
  ) {
    guard setSource(image, transform, quality, isTiled: isTiled) else { return }
    guard !isTiled else { return cairo_paint(context) }
    add(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).outline.applying(transform))
    cairo_fill(context)
  }

  /// Clips to an image: Cairo clips only to shapes, so the image becomes rectangles of its opaque pixels.
  ///
  /// A pixel is opaque from half opacity on. Use a layer for a soft mask.
  private func clip(to image: CGImage, _ transform: CGAffineTransform) {
    guard let surface = surface(of: image) else { return }
    cairo_new_path(context)
    var sink = PathSink(context, .init())
    let unit = SIMD2(1 / Double(surface.width), 1 / Double(surface.height))
    for y in 0..<surface.height {
      let row = surface.row(y)
      var x = 0
      while x < surface.width {
        let start = x
        while x < surface.width, row[x] >> 24 >= 128 { x += 1 }
        if x > start {
          let rect = CGRect(
            x: Double(start) * unit.x, y: Double(y) * unit.y, width: Double(x - start) * unit.x, height: unit.y)
          sink.add(CGPath(rect: rect, transform: nil).outline.applying(transform))
        }
        x = max(x, start + 1)
      }
    }
    setRule(.winding)
    cairo_clip(context)
  }

  private func draw(_ foreign: CGDrawing.Foreign, _ transform: CGAffineTransform) {
    guard let text = foreign.item as? any ForeignOutline else { return }
    cairo_new_path(context)
    var sink = PathSink(context, .init())
    sink.add(text.outline.applying(transform))
    setColor(text.color)
    cairo_fill(context)
  }
}

/// An item that another layer puts into a drawing.
package protocol ForeignOutline: AnyObject, Sendable {
  /// In the user space in which it was recorded.
  var outline: CGPathOutline { get }
  /// Red, green, blue and alpha, not multiplied.
  var color: SIMD4<Float> { get }
}

extension DrawingPlayer {
  /// Over the whole clip.
  func draw(
    _ gradient: CGGradient, _ shape: CGDrawing.Gradient, _ options: CGGradientDrawingOptions,
    _ transform: CGAffineTransform
  ) {
    guard transform.isInvertible else { return }
    let pattern: OpaquePointer?
    switch shape {
    case .linear(let start, let end):
      pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    case .radial(let start, let startRadius, let end, let endRadius):
      pattern = cairo_pattern_create_radial(
        Double(start.x), Double(start.y), startRadius, Double(end.x), Double(end.y), endRadius)
    }
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    addStops(gradient, options, to: pattern)
    var matrix = transform.cairo
    cairo_save(context)
    cairo_transform(context, &matrix)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Adds the stops, with transparent ones at the ends beyond which nothing is drawn.
  private func addStops(_ gradient: CGGradient, _ options: CGGradientDrawingOptions, to pattern: OpaquePointer) {
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    cairo_pattern_set_extend(pattern, before || after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    func add(_ location: Double, _ color: SIMD4<Float>, clear: Bool = false) {
      cairo_pattern_add_color_stop_rgba(
        pattern, location, Double(color.x), Double(color.y), Double(color.z), clear ? 0 : Double(color.w))
    }
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    if after, !before { add(0, first.color, clear: true) }
    if first.location > 0 { add(0, first.color) }
    for stop in gradient.stops { add(stop.location, stop.color) }
    if last.location < 1 { add(1, last.color) }
    if before, !after { add(1, last.color, clear: true) }
  }
}

extension CGAffineTransform {
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }
}

/// A renderer that turns recorded drawings into pixels, at any size.
package final class DrawingRenderer: CGDrawingRasterizer {
  package init() {}

  package func pixels(of drawing: CGDrawing) -> CGPixels? {
    guard let surface = surface(of: drawing, width: drawing.width, height: drawing.height),
      let buffer = PixelBuffer(
        borrowing: surface.bytes, width: surface.width, height: surface.height, stride: surface.stride, hasAlpha: true)
    else { return nil }
    return CGPixels(width: buffer.width, height: buffer.height, bytes: buffer.rgba)
  }

  /// Nil if there is no memory.
  func surface(of drawing: CGDrawing, width: Int, height: Int) -> Surface? {
    guard let surface = Surface(CAIRO_FORMAT_ARGB32, width: width, height: height) else { return nil }
    let scale = SIMD2(Double(width) / Double(drawing.width), Double(height) / Double(drawing.height))
    draw(drawing, on: surface.context, scale: scale)
    surface.finishDrawing()
    return surface
  }

  private func draw(_ drawing: CGDrawing, on context: OpaquePointer, scale: SIMD2<Double>) {
    cairo_save(context)
    cairo_scale(context, scale.x, scale.y)
    var player = DrawingPlayer(context: context, scale: scale, bounds: drawing.bounds)
    for operation in drawing.operations { player.play(operation) }
    cairo_restore(context)
  }
}

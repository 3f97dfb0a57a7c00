import CPangoCairo
import CoreGraphics

/// The shadow of a drawing operation.
struct DrawingShadow {
  private let shadow: CGDrawing.Shadow
  private let scale: SIMD2<Double>

  /// Creates the shadow for a drawing at `scale` device pixels per pixel.
  init(_ shadow: CGDrawing.Shadow, _ scale: SIMD2<Double>) {
    self.shadow = shadow
    self.scale = scale
  }

  /// Draws the shadow of `group` within the context's clip.
  func draw(_ group: OpaquePointer, on context: OpaquePointer, alpha: Double) {
    let sigma = (scale * (shadow.blur / 2)).clamped(
      lowerBound: .zero, upperBound: SIMD2(repeating: ShadowGeometry.softest))
    let offset = shadow.offset * scale
    // The padding is the reach of the blur, plus the transparent pixels at the sides.
    let padding = SIMD2(GaussianBlur.reach(sigma.x) + 1, GaussianBlur.reach(sigma.y) + 1)
    guard let pixels = GroupPixels(group, on: context, padding: padding) else { return }
    let (width, height) = (pixels.surface.width, pixels.surface.height)
    let box = DeviceBox(left: 0, top: 0, right: width - 2 * padding.x, bottom: height - 2 * padding.y)
    guard let mask = Surface(CAIRO_FORMAT_A8, width: box.width, height: box.height) else { return }
    var blur = GaussianBlur()
    let all = DeviceBox(left: 0, top: 0, right: width, bottom: height)
    blur.begin(Canvas(surface: pixels.surface, x: 0, y: 0, clip: all), cellsOf: SIMD2(1, 1))
    blur.blur(sigma)
    let grid = CoverageGrid(
      box, width: width, height: height, column: { $0 - offset.x + Double(padding.x) },
      row: { $0 - offset.y + Double(padding.y) })
    mask.write { bytes, stride in grid.write(blur.cells, width: width, to: bytes, stride: stride) }
    let color = shadow.color
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_rgba(
      context, Double(color.x), Double(color.y), Double(color.z), Double(color.w) * alpha)
    cairo_mask_surface(context, mask.handle, -pixels.left, -pixels.top)
    cairo_restore(context)
  }
}

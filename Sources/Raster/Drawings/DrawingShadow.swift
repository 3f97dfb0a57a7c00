import CPangoCairo
import CoreGraphics

/// The shadow of what an operation draws.
struct DrawingShadow {
  private let shadow: CGDrawing.Shadow
  private let scale: SIMD2<Double>

  /// A shadow in a drawing shown at `scale` device pixels to its own.
  init(_ shadow: CGDrawing.Shadow, _ scale: SIMD2<Double>) {
    self.shadow = shadow
    self.scale = scale
  }

  /// Draws the shadow of `group` within the context's clip.
  func draw(_ group: OpaquePointer, on context: OpaquePointer, alpha: Double) {
    let target = cairo_get_group_target(context)
    guard let target, cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else { return }
    let (width, height) = (
      Int(cairo_image_surface_get_width(target)), Int(cairo_image_surface_get_height(target))
    )
    guard let caster = Surface(CAIRO_FORMAT_ARGB32, width: width, height: height),
      let mask = Surface(CAIRO_FORMAT_A8, width: width, height: height)
    else { return }
    // The group's own pixels: the same matrix and the same offset of the device as where it came from.
    var (left, top) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &left, &top)
    cairo_surface_set_device_offset(caster.handle, left, top)
    guard let copy = cairo_create(caster.handle) else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_set_matrix(copy, &matrix)
    cairo_set_source(copy, group)
    cairo_paint(copy)
    cairo_destroy(copy)
    let box = DeviceBox(left: 0, top: 0, right: width, bottom: height)
    var blur = GaussianBlur()
    blur.begin(Canvas(surface: caster, x: 0, y: 0, clip: box), cellsOf: SIMD2(1, 1))
    blur.blur(scale * (shadow.blur / 2))
    let offset = shadow.offset * scale
    let grid = CoverageGrid(
      box, width: width, height: height, column: { $0 - offset.x }, row: { $0 - offset.y })
    mask.write { bytes, stride in grid.write(blur.cells, width: width, to: bytes, stride: stride) }
    let color = shadow.color
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_rgba(
      context, Double(color.x), Double(color.y), Double(color.z), Double(color.w) * alpha)
    cairo_mask_surface(context, mask.handle, -left, -top)
    cairo_restore(context)
  }
}

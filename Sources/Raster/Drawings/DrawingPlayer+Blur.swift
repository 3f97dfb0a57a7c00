import CPangoCairo
import CoreGraphics

extension DrawingPlayer {
  /// Draws the blur of what the current layer of the drawing holds so far over it, within the outline.
  func blur(within outline: CGPathOutline, _ blur: CGDrawing.Blur) {
    let soft = BackdropBlur(sigma: blur.deviation * scale.max(), saturation: blur.saturation)
    guard let target = cairo_get_group_target(context), let picture = Self.blurred(target, soft) else { return }
    var (left, top) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &left, &top)
    cairo_save(context)
    add(outline)
    cairo_clip(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, picture.handle, -left, -top)
    cairo_paint_with_alpha(context, blur.alpha)
    cairo_restore(context)
  }

  /// Nil if there is no memory, or the target holds no pixels.
  private static func blurred(_ target: OpaquePointer, _ blur: BackdropBlur) -> Surface? {
    cairo_surface_flush(target)
    guard cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32, let bytes = cairo_image_surface_get_data(target)
    else { return nil }
    let size = (Int(cairo_image_surface_get_width(target)), Int(cairo_image_surface_get_height(target)))
    let box = DeviceBox(left: 0, top: 0, right: size.0, bottom: size.1)
    let cell = blur.cellSize
    let region = DeviceBox(left: 0, top: 0, right: (size.0 + cell - 1) / cell, bottom: (size.1 + cell - 1) / cell)
    guard let result = Surface(CAIRO_FORMAT_ARGB32, width: box.width, height: box.height),
      let ground = Surface(CAIRO_FORMAT_ARGB32, width: region.width, height: region.height)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(target))
    ground.finishDrawing()
    for y in 0..<region.height {
      for x in 0..<region.width {
        let part = DeviceBox(left: x * cell, top: y * cell, right: (x + 1) * cell, bottom: (y + 1) * cell)
        ground.row(y)[x] = average(of: part.intersection(box), bytes, stride)
      }
    }
    let cells = ColorCells()
    var spare: ContiguousArray<SIMD4<Float>> = []
    cells.read(Canvas(surface: ground, x: 0, y: 0, clip: region), blur, spare: &spare)
    cells.draw(on: Canvas(surface: result, x: 0, y: 0, clip: box))
    return result
  }

  private static func average(of box: DeviceBox, _ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int) -> UInt32 {
    var sum = SIMD4<UInt32>.zero
    for y in box.top..<box.bottom {
      for x in box.left..<box.right {
        let pixel = bytes + y * stride + x * 4
        sum &+= SIMD4(UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]), UInt32(pixel[3]))
      }
    }
    let count = UInt32(box.area)
    let mean = (sum &+ count / 2) / count
    return mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
  }
}

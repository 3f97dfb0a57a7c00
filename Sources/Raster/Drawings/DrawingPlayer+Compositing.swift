import CPangoCairo
import CoreGraphics

struct DrawingShadow {
  private let shadow: CGDrawing.Shadow
  private let scale: SIMD2<Double>

  /// `scale` is in device pixels per pixel of the drawing.
  init(_ shadow: CGDrawing.Shadow, _ scale: SIMD2<Double>) {
    self.shadow = shadow
    self.scale = scale
  }

  /// Within the context's clip.
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

/// Cairo lacks this mode, which adds darknesses.
///
/// With colours multiplied by alpha: R = max(0, Ra − (Sa − S) − (Da − D)), where Ra = min(1, Sa + Da).
enum PlusDarker {
  /// Within the context's clip.
  static func draw(_ group: OpaquePointer, on context: OpaquePointer, alpha: Double) {
    guard let pixels = GroupPixels(group, on: context, alpha: alpha) else { return }
    cairo_surface_flush(pixels.target)
    guard let below = cairo_image_surface_get_data(pixels.target) else { return }
    let stride = Int(cairo_image_surface_get_stride(pixels.target))
    pixels.surface.write { _, _ in
      for y in 0..<pixels.surface.height {
        let (row, under) = (pixels.surface.row(y), UnsafeMutableRawPointer(below + y * stride))
        let belowRow = under.assumingMemoryBound(to: UInt32.self)
        for x in 0..<pixels.surface.width { row[x] = sum(row[x], belowRow[x]) }
      }
    }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    // The surface has the target's device offset.
    cairo_set_source_surface(context, pixels.surface.handle, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }

  private static func sum(_ source: UInt32, _ below: UInt32) -> UInt32 {
    let (sourceAlpha, belowAlpha) = (Int(source >> 24), Int(below >> 24))
    let alpha = min(255, sourceAlpha + belowAlpha)
    func channel(_ shift: UInt32) -> UInt32 {
      let darkness = sourceAlpha - Int(source >> shift & 0xFF) + belowAlpha - Int(below >> shift & 0xFF)
      return UInt32(max(0, alpha - darkness)) << shift
    }
    return UInt32(alpha) << 24 | channel(16) | channel(8) | channel(0)
  }
}

/// The pixels of a group, aligned to those of its context's target, with transparent ones around them.
struct GroupPixels {
  let surface: Surface
  let target: OpaquePointer
  /// The position of the device's origin on the target.
  let left: Double
  let top: Double

  /// `padding` is on all sides; nil if there is no memory, or the context draws no pixels.
  init?(_ group: OpaquePointer, on context: OpaquePointer, alpha: Double = 1, padding: SIMD2<Int> = .zero) {
    guard let target = cairo_get_group_target(context), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      let surface = Surface(
        CAIRO_FORMAT_ARGB32, width: Int(cairo_image_surface_get_width(target)) + 2 * padding.x,
        height: Int(cairo_image_surface_get_height(target)) + 2 * padding.y)
    else { return nil }
    // The matrix and the device offset are those of the target.
    var (left, top) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &left, &top)
    cairo_surface_set_device_offset(surface.handle, left + Double(padding.x), top + Double(padding.y))
    guard let copy = cairo_create(surface.handle) else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_set_matrix(copy, &matrix)
    cairo_set_source(copy, group)
    cairo_paint_with_alpha(copy, alpha)
    cairo_destroy(copy)
    surface.finishDrawing()
    (self.surface, self.target, self.left, self.top) = (surface, target, left, top)
  }
}

extension CGBlendMode {
  /// Nil for plus darker, which Cairo lacks.
  var cairo: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .plusDarker: nil
    }
  }
}

import CPangoCairo

/// The glyphs of one font at one scale: shaped once and shown in every frame.
final class GlyphRun {
  private let font: OpaquePointer
  /// Positions are in pixels from the beginning of the line.
  private let glyphs: ContiguousArray<cairo_glyph_t>
  private var moved: ContiguousArray<cairo_glyph_t>

  /// `item` begins at `pen` on its line, in Pango's units.
  ///
  /// Nil for items that only Pango can draw: characters that no font has, and shifted baselines.
  init?(_ item: PangoGlyphItem, pen: Int, scale: Double) {
    guard item.y_offset == 0, item.start_x_offset == 0, let string = item.glyphs?.pointee, let infos = string.glyphs,
      let pangoFont = item.item?.pointee.analysis.font,
      let original = pango_cairo_font_get_scaled_font(OpaquePointer(UnsafeRawPointer(pangoFont))),
      let font = Self.font(original, scale)
    else { return nil }
    self.font = font
    let unit = scale / Double(pangoUnitsPerDeviceUnit)
    var glyphs: ContiguousArray<cairo_glyph_t> = []
    var isPlain = true
    var pen = pen
    for index in 0..<Int(string.num_glyphs) {
      let info = infos[index]
      if info.glyph & Self.unknown != 0 { isPlain = false }
      if info.glyph != Self.nothing {
        glyphs.append(
          cairo_glyph_t(
            index: UInt(info.glyph), x: Double(pen + Int(info.geometry.x_offset)) * unit,
            y: Double(info.geometry.y_offset) * unit))
      }
      pen += Int(info.geometry.width)
    }
    self.glyphs = glyphs
    moved = glyphs
    guard isPlain else { return nil }
  }

  deinit { cairo_scaled_font_destroy(font) }

  /// The line begins at `start`, in the context's pixels.
  func show(_ context: OpaquePointer, from start: SIMD2<Double>) {
    for index in glyphs.indices {
      moved[index].x = start.x + glyphs[index].x
      moved[index].y = start.y + glyphs[index].y
    }
    cairo_set_scaled_font(context, font)
    moved.withUnsafeBufferPointer { cairo_show_glyphs(context, $0.baseAddress, Int32($0.count)) }
  }

  private static func font(_ original: OpaquePointer, _ scale: Double) -> OpaquePointer? {
    var (matrix, device) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_scaled_font_get_font_matrix(original, &matrix)
    cairo_matrix_scale(&matrix, scale, scale)
    cairo_scaled_font_get_ctm(original, &device)
    guard let options = cairo_font_options_create() else { return nil }
    defer { cairo_font_options_destroy(options) }
    cairo_scaled_font_get_font_options(original, options)
    return cairo_scaled_font_create(cairo_scaled_font_get_font_face(original), &matrix, &device, options)
  }

  /// `PANGO_GLYPH_EMPTY`: a glyph that is not drawn.
  private static let nothing: PangoGlyph = 0x0FFF_FFFF
  /// `PANGO_GLYPH_UNKNOWN_FLAG`: a character that no font has.
  private static let unknown: PangoGlyph = 0x1000_0000
}

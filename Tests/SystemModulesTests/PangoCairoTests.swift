import CPangoCairo
import Testing

@Suite("The Pango and Cairo module")
struct PangoCairoTests {
  @Test("A filled surface holds the colour in every pixel")
  func fill() throws {
    let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 4, 4))
    defer { cairo_surface_destroy(surface) }
    let context = try #require(cairo_create(surface))
    defer { cairo_destroy(context) }
    cairo_set_source_rgb(context, 1, 0.2, 0)
    cairo_paint(context)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = try #require(cairo_image_surface_get_data(surface))
    for row in 0..<4 {
      for column in 0..<4 {
        let pixel = UnsafeRawPointer(bytes).load(fromByteOffset: row * stride + column * 4, as: UInt32.self)
        #expect(pixel & 0xFF_FFFF == 0xFF_3300)
      }
    }
  }

  @Test("A word that is laid out has a width and a height")
  func layout() throws {
    let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 4, 4))
    defer { cairo_surface_destroy(surface) }
    let context = try #require(cairo_create(surface))
    defer { cairo_destroy(context) }
    let layout = try #require(pango_cairo_create_layout(context))
    defer { pangoRelease(UnsafeRawPointer(layout)) }
    let font = try #require(pango_font_description_from_string("Inter, sans 17"))
    defer { pango_font_description_free(font) }
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, "Backswipe", -1)
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_size(layout, &width, &height)
    // Nine letters are wider than high; a missing font would give neither.
    #expect(width > height)
    #expect(height > pangoUnitsPerDeviceUnit)
  }
}

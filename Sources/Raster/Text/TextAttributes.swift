import CPangoCairo
import QuartzCore

/// Parts of a layout have fonts, colours and lines of their own.
struct TextAttributes {
  private let list: OpaquePointer
  private static let unit = Double(pangoUnitsPerDeviceUnit)

  init?() {
    guard let list = pango_attr_list_new() else { return nil }
    self.list = list
  }

  /// `layout` keeps the attributes.
  func apply(to layout: OpaquePointer) {
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  func add(_ run: TextRun, family: String) {
    if let font = pango_font_description_new() {
      pango_font_description_set_family(font, family)
      pango_font_description_set_absolute_size(font, PangoTextService.fontSize(run.size) * Self.unit)
      pango_font_description_set_weight(font, PangoWeight(rawValue: .init(min(max(run.weight, 100), 1000))))
      pango_font_description_set_style(font, run.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
      insert(pango_attr_font_desc_new(font), run)
      pango_font_description_free(font)
    }
    if let color = run.color {
      let (red, green, blue) = Self.parts(color)
      insert(pango_attr_foreground_new(red, green, blue), run)
      insert(pango_attr_foreground_alpha_new(Self.alpha(color)), run)
    }
    if let color = run.background {
      let (red, green, blue) = Self.parts(color)
      insert(pango_attr_background_new(red, green, blue), run)
      insert(pango_attr_background_alpha_new(Self.alpha(color)), run)
    }
    if run.underline != .none {
      insert(pango_attr_underline_new(run.underline == .double ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE), run)
      if let color = run.underlineColor {
        let (red, green, blue) = Self.parts(color)
        insert(pango_attr_underline_color_new(red, green, blue), run)
      }
    }
    if run.isStruckThrough {
      insert(pango_attr_strikethrough_new(1), run)
      if let color = run.strikethroughColor {
        let (red, green, blue) = Self.parts(color)
        insert(pango_attr_strikethrough_color_new(red, green, blue), run)
      }
    }
    if run.letterSpacing != 0 { insert(pango_attr_letter_spacing_new(Self.units(run.letterSpacing)), run) }
    if run.rise != 0 { insert(pango_attr_rise_new(Self.units(run.rise)), run) }
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ run: TextRun) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(clamping: run.range.lowerBound)
    attribute.pointee.end_index = UInt32(clamping: run.range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private static func units(_ points: Double) -> Int32 {
    guard points.isFinite else { return 0 }
    return Int32(min(max(points * unit, -1e6), 1e6))
  }

  private static func parts(_ color: SIMD4<Double>) -> (UInt16, UInt16, UInt16) {
    (share(color.x), share(color.y), share(color.z))
  }

  /// As Pango counts it: 0 means that none is set.
  private static func alpha(_ color: SIMD4<Double>) -> UInt16 { max(1, share(color.w)) }

  private static func share(_ value: Double) -> UInt16 { UInt16(min(max(value, 0), 1) * 65535) }
}

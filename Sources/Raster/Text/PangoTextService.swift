import CPangoCairo
import Glibc
package import QuartzCore

/// The fonts that fontconfig finds, and the texts that were laid out in them, for the services of one thread.
package final class TextFonts {
  @MainActor package static let shared = TextFonts()
  private let map: UnsafeMutablePointer<PangoFontMap>?
  fileprivate let context: OpaquePointer?
  /// Read when the first text is laid out, because until then fontconfig reads its files in a thread of its own.
  fileprivate private(set) lazy var families = FontFamilies(map)
  /// The family of texts that name none.
  package var system: String { families.system }
  fileprivate let layouts = RecentCache<TextRequest, ShapedText>(capacity: 1024)

  package init() {
    map = pango_cairo_font_map_new()
    context = map.flatMap { pango_font_map_create_context($0) }
    guard let context else { return }
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    // Widths must not depend on the scale; Cairo brings glyphs to whole pixels when it draws them.
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    if let context { pangoRelease(UnsafeRawPointer(context)) }
    if let map { pangoRelease(UnsafeRawPointer(map)) }
  }
}

/// Lays out text, and tells of fonts that are missing.
package final class PangoTextService: TextService {
  /// One for each missing font, with its substitute.
  package private(set) var diagnostics: [String] = []

  private let fonts: TextFonts
  private var missing: Set<String> = []

  package init(_ fonts: TextFonts = TextFonts()) { self.fonts = fonts }

  package func layout(_ request: TextRequest) -> any TextLayout {
    report(request.family)
    for run in request.runs { report(run.family) }
    if let found = fonts.layouts[request] { return found }
    guard let context = fonts.context, let layout = pango_layout_new(context) else { return NoText() }
    let made = shape(request, layout)
    fonts.layouts.insert(made, for: request, cost: 1)
    return made
  }

  /// Once, if the font is missing.
  private func report(_ family: String?) {
    guard let family, !family.isEmpty, !missing.contains(family), !fonts.families.contains(family) else { return }
    missing.insert(family)
    diagnostics.append(
      "The font \"\(family)\" is not installed; \(fonts.families.system) is used. Install it, or name one that "
        + "`fc-list` lists.")
  }

  private func shape(_ request: TextRequest, _ layout: OpaquePointer) -> ShapedText {
    setFont(request, layout)
    var string = request.string
    // Pango stops at a byte of 0.
    if string.utf8.contains(0) {
      string = String(String.UnicodeScalarView(string.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
    }
    pango_layout_set_text(layout, string, Int32(clamping: string.utf8.count))
    addRuns(of: request, layout)
    let isRightToLeft = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
    setAlignment(request.alignment, isRightToLeft, layout)
    var shift = 0.0
    if request.width.isFinite {
      if request.lineLimit == 1, request.truncation == .none {
        // One line that may exceed the width; its alignment says on which side.
        shift = overhang(request, isRightToLeft, layout)
      } else {
        wrap(request, layout)
      }
    }
    let sizes = request.runs.map { Self.fontSize($0.size) } + [Self.fontSize(request.size)]
    return ShapedText(
      layout, lineLimit: request.lineLimit, shift: shift, width: .infinity, fontSize: sizes.max() ?? 0,
      isStyled: !request.runs.isEmpty)
  }

  private func addRuns(of request: TextRequest, _ layout: OpaquePointer) {
    if request.lineSpacing != 0, request.lineSpacing.isFinite {
      let units = min(max(request.lineSpacing, -1000), 1000) * Double(pangoUnitsPerDeviceUnit)
      pango_layout_set_spacing(layout, Int32(units))
    }
    if request.lineHeightFactor > 0, request.lineHeightFactor.isFinite {
      pango_layout_set_line_spacing(layout, Float(request.lineHeightFactor))
    }
    guard !request.runs.isEmpty, let attributes = TextAttributes() else { return }
    for run in request.runs {
      attributes.add(run, family: fonts.families.family(run.family))
    }
    attributes.apply(to: layout)
  }

  private func setFont(_ request: TextRequest, _ layout: OpaquePointer) {
    let family = fonts.families.family(request.family)
    guard let font = pango_font_description_new() else { return }
    defer { pango_font_description_free(font) }
    pango_font_description_set_family(font, family)
    // A point is a point whatever the monitor's resolution, of which Pango is therefore told nothing: its font map
    // would wait for fontconfig's thread, and its context would have every font looked up twice.
    pango_font_description_set_absolute_size(font, Self.fontSize(request.size) * Double(pangoUnitsPerDeviceUnit))
    pango_font_description_set_weight(font, PangoWeight(rawValue: .init(min(max(request.weight, 100), 1000))))
    pango_font_description_set_style(font, request.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_layout_set_font_description(layout, font)
  }

  /// In points; see `Renderer.largestFont` for letters at scale 16.
  static func fontSize(_ size: Double) -> Double { size.isFinite ? min(max(size, 1), 4000) : 17 }

  private func setAlignment(
    _ alignment: TextRequest.Alignment, _ isRightToLeft: Bool, _ layout: OpaquePointer
  ) {
    // Pango's left is where a line begins, on the right in Arabic or Hebrew.
    let (begin, end) = isRightToLeft ? (PANGO_ALIGN_RIGHT, PANGO_ALIGN_LEFT) : (PANGO_ALIGN_LEFT, PANGO_ALIGN_RIGHT)
    switch alignment {
    case .natural: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .left: pango_layout_set_alignment(layout, begin)
    case .right: pango_layout_set_alignment(layout, end)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .justified: pango_layout_set_justify(layout, 1)
    }
  }

  private func wrap(_ request: TextRequest, _ layout: OpaquePointer) {
    let unit = Double(pangoUnitsPerDeviceUnit)
    // The width is rounded up, because a text in exactly its own width could otherwise be wrapped.
    let width = min(max((request.width * unit).rounded(.up), 0), Double(Int32.max / 2))
    pango_layout_set_width(layout, Int32(width))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    guard request.truncation != .none else { return }
    pango_layout_set_ellipsize(
      layout,
      request.truncation == .head
        ? PANGO_ELLIPSIZE_START : request.truncation == .middle ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_END)
    // Negative: lines of a paragraph. Without a limit nothing is too long.
    pango_layout_set_height(layout, request.lineLimit > 0 ? -Int32(clamping: request.lineLimit) : Int32.max)
  }

  private func overhang(_ request: TextRequest, _ isRightToLeft: Bool, _ layout: OpaquePointer) -> Double {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    let room = request.width - Double(logical.width) / Double(pangoUnitsPerDeviceUnit)
    switch request.alignment {
    case .left: return 0
    case .right: return room
    case .center: return room / 2
    case .natural, .justified: return isRightToLeft ? room : 0
    }
  }
}

private final class NoText: TextLayout {
  let size = CGSize.zero
}

/// The installed families, and the substitute for those that are missing.
struct FontFamilies {
  private let families: Set<String>

  init(_ map: UnsafeMutablePointer<PangoFontMap>?) {
    var names: Set<String> = []
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    if let map { pango_font_map_list_families(map, &list, &count) }
    for index in 0..<Int(count) {
      guard let family = list?[index], let name = pango_font_family_get_name(family) else { continue }
      names.insert(String(cString: name).lowercased())
    }
    // GLib allocates with the C library, and is not linked itself.
    free(list)
    families = names
  }

  /// Inter if it is installed, otherwise any sans.
  var system: String { families.contains("inter") ? "Inter" : "Sans" }

  func contains(_ name: String) -> Bool {
    families.contains(name.lowercased()) || Self.generic.contains(name.lowercased())
  }

  func family(_ name: String?) -> String { name.flatMap { contains($0) ? $0 : nil } ?? system }

  /// Names that fontconfig resolves without a font of that name.
  private static let generic: Set<String> = ["sans", "sans-serif", "serif", "monospace", "system-ui"]
}

import CPangoCairo
package import CoreGraphics
package import Foundation
package import QuartzCore

/// Laid out by Pango, with the data to draw it.
package final class ShapedText: TextLayout {
  private struct Line {
    let line: UnsafeMutablePointer<PangoLayoutLine>
    /// The beginning of the line's baseline, in points from the layout's corner.
    let origin: SIMD2<Double>
    /// The glyphs, at the scale at which they were last shown; nil if Pango has to draw them.
    var runs: [GlyphRun]?
  }

  /// In points.
  package private(set) var size = CGSize.zero
  let layout: OpaquePointer
  private var lines: [Line] = []
  /// The distance by which the lines were moved to the right, in points.
  let shift: Double
  package private(set) lazy var carets: (any TextCarets)? = PangoCarets(self)
  private var runScale = 0.0
  /// Parts of the text have colours and lines of their own, which Pango draws.
  let isStyled: Bool
  /// In points.
  let fontSize: Double
  /// Low and high corner, in points from the layout's corner.
  package private(set) var ink: SIMD4<Double>?
  private var outline: CGPathOutline?
  private var kept: (scale: Double, coverage: InkCoverage)?

  /// Takes ownership of `layout`, whose first `lineLimit` lines are shown (0 for all), moved to the right by `shift`
  /// points.
  init(
    _ layout: OpaquePointer, lineLimit: Int, shift: Double, width: Double, fontSize: Double, isStyled: Bool = false
  ) {
    (self.layout, self.fontSize) = (layout, fontSize)
    self.isStyled = isStyled
    self.shift = shift
    let unit = Double(pangoUnitsPerDeviceUnit)
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    var bottom = 0.0
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var (inked, extents) = (PangoRectangle(), PangoRectangle())
      pango_layout_iter_get_line_extents(iterator, &inked, &extents)
      addInk(inked, shift)
      if isStyled { addInk(extents, shift) }
      let baseline = Double(pango_layout_iter_get_baseline(iterator)) / unit
      lines.append(Line(line: line, origin: SIMD2(Double(extents.x) / unit + shift, baseline)))
      bottom = Double(extents.y + extents.height) / unit
    } while (lineLimit == 0 || lines.count < lineLimit) && pango_layout_iter_next_line(iterator) != 0
    let ownWidth = Double(logical.width) / unit
    size = CGSize(width: width.isFinite ? min(width, ownWidth) : ownWidth, height: bottom)
  }

  /// No glyph can have colours of its own, as emoji have: nothing is beyond U+1FFF but dashes, quotation marks and the
  /// like.
  private(set) lazy var isOneColor: Bool = {
    guard !isStyled, let text = pango_layout_get_text(layout) else { return !isStyled }
    let bytes = UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
    // U+2000 begins at the bytes E2 80, with U+203C as the first emoji at E2 80 BC.
    return bytes.indices.allSatisfy { index in
      guard bytes[index] >= 0xE2 else { return true }
      return bytes[index] == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] < 0xBC
    }
  }()

  deinit { pangoRelease(UnsafeRawPointer(layout)) }

  /// `corner` is a whole pixel of the context.
  func show(_ context: OpaquePointer, at corner: SIMD2<Double>, scale: Double) {
    if runScale != scale { makeRuns(scale) }
    for line in lines {
      // Cairo draws each glyph at whole pixels; a baseline at a whole pixel keeps all glyphs of a line at one height.
      var start = corner + line.origin * scale
      start.y.round(.toNearestOrAwayFromZero)
      if let runs = line.runs {
        for run in runs { run.show(context, from: start) }
      } else {
        show(line, context, from: start, scale)
      }
    }
  }

  /// Found once and kept; nil if the glyphs can have colours of their own, or the text is large.
  ///
  /// `ink` is the box of the glyphs' ink if the layout's corner is at `corner`.
  func coverage(_ ink: DeviceBox, from corner: SIMD2<Double>, scale: Double) -> InkCoverage? {
    if let kept, kept.scale == scale { return kept.coverage }
    guard ink.area <= Self.largestCoverage, isOneColor,
      let surface = Surface(CAIRO_FORMAT_A8, width: ink.width, height: ink.height)
    else { return nil }
    cairo_set_source_rgba(surface.context, 0, 0, 0, 1)
    show(surface.context, at: corner - SIMD2(Double(ink.left), Double(ink.top)), scale: scale)
    let (x, y) = (ink.left - Int(corner.x), ink.top - Int(corner.y))
    let coverage = InkCoverage(of: surface, movedBy: x, y)
    kept = (scale, coverage)
    return coverage
  }

  /// In pixels.
  private static let largestCoverage = 1 << 17

  private func show(_ line: Line, _ context: OpaquePointer, from start: SIMD2<Double>, _ scale: Double) {
    cairo_save(context)
    cairo_translate(context, start.x, start.y)
    cairo_scale(context, scale, scale)
    cairo_move_to(context, 0, 0)
    pango_cairo_show_layout_line(context, line.line)
    cairo_restore(context)
  }

  /// The layout's corner is at the context's origin.
  func showLines(_ context: OpaquePointer) {
    for line in lines { show(line, context, from: line.origin, 1) }
  }

  /// If the layout's corner is at `corner`.
  func inkBox(at corner: SIMD2<Double>, scale: Double) -> DeviceBox {
    guard let ink else { return .empty }
    // Glyphs are moved to whole pixels, and antialiased.
    return DeviceBox(around: corner + ink.lowHalf * scale, corner + ink.highHalf * scale).outset(by: 2)
  }

  private func addInk(_ rect: PangoRectangle, _ shift: Double) {
    guard rect.width > 0, rect.height > 0 else { return }
    let unit = Double(pangoUnitsPerDeviceUnit)
    let low = SIMD2(Double(rect.x), Double(rect.y)) / unit + SIMD2(shift, 0)
    let high = low + SIMD2(Double(rect.width), Double(rect.height)) / unit
    let known = ink ?? SIMD4(lowHalf: low, highHalf: high)
    ink = SIMD4(lowHalf: pointwiseMin(known.lowHalf, low), highHalf: pointwiseMax(known.highHalf, high))
  }

  private func makeRuns(_ scale: Double) {
    runScale = scale
    guard !isStyled else { return }
    for index in lines.indices { lines[index].runs = Self.runs(of: lines[index].line.pointee, scale) }
  }

  private static func runs(of line: PangoLayoutLine, _ scale: Double) -> [GlyphRun]? {
    var (runs, pen, node): ([GlyphRun], Int, UnsafeMutablePointer<GSList>?) = ([], 0, line.runs)
    while let here = node?.pointee {
      guard let item = here.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
        let run = GlyphRun(item, pen: pen, scale: scale)
      else { return nil }
      runs.append(run)
      pen += Int(pango_glyph_string_get_width(item.glyphs))
      node = here.next
    }
    return runs
  }

  /// In points from the layout's corner; computed once.
  package var letters: CGPathOutline {
    if let outline { return outline }
    let made = traced()
    outline = made
    return made
  }

  private func traced() -> CGPathOutline {
    // The surface has no bounds, because Cairo leaves out letters that are far outside them.
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return CGPathOutline() }
    defer { cairo_destroy(context) }
    // Cairo keeps paths in 1/256 of a unit: traced larger, they stay exact when they are shown larger.
    cairo_scale(context, Self.tracingScale, Self.tracingScale)
    for line in lines {
      cairo_move_to(context, line.origin.x, line.origin.y)
      pango_cairo_layout_line_path(context, line.line)
    }
    return CairoPathReader.outline(of: context)
  }

  private static let tracingScale = 16.0
}

/// The coverage of a text's glyphs, without the empty rows and columns around them.
struct InkCoverage {
  /// Relative to the layout's corner.
  let box: DeviceBox
  /// Row by row.
  let bytes: ContiguousArray<UInt8>

  /// The surface's corner lies at (`x`, `y`).
  init(of surface: Surface, movedBy x: Int, _ y: Int) {
    surface.finishDrawing()
    func isInked(_ column: Int, _ row: Int) -> Bool { surface.bytes[row * surface.stride + column] != 0 }
    let (columns, rows) = (0..<surface.width, 0..<surface.height)
    let inkedRows = rows.filter { row in columns.contains { isInked($0, row) } }
    let inkedColumns = columns.filter { column in rows.contains { isInked(column, $0) } }
    guard let top = inkedRows.first, let bottom = inkedRows.last, let left = inkedColumns.first,
      let right = inkedColumns.last
    else {
      (box, bytes) = (.empty, [])
      return
    }
    let own = DeviceBox(left: left, top: top, right: right + 1, bottom: bottom + 1)
    var bytes = ContiguousArray<UInt8>()
    bytes.reserveCapacity(own.area)
    for row in own.top..<own.bottom {
      bytes += UnsafeBufferPointer(start: surface.bytes + row * surface.stride + own.left, count: own.width)
    }
    self.bytes = bytes
    box = own.moved(x: x, y: y)
  }
}

enum CairoPathReader {
  /// In the context's own coordinates.
  static func outline(of context: OpaquePointer) -> CGPathOutline {
    let path = CGMutablePath()
    guard let copy = cairo_copy_path(context) else { return path.outline }
    defer { cairo_path_destroy(copy) }
    guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return path.outline }
    let count = Int(copy.pointee.num_data)
    var index = 0
    while index < count {
      let header = data[index].header
      func point(_ offset: Int) -> CGPoint {
        let point = data[index + offset].point
        return CGPoint(x: point.x, y: point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
      default: path.closeSubpath()
      }
      index += max(1, Int(header.length))
    }
    return path.outline
  }
}

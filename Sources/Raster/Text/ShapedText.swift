import CPangoCairo
package import CoreGraphics
package import Foundation
import QuartzCore

/// Text that Pango has laid out, with what it takes to draw it.
package final class ShapedText: TextLayout {
  private struct Line {
    let line: UnsafeMutablePointer<PangoLayoutLine>
    /// Where the line's baseline begins, in points from the layout's corner.
    let origin: SIMD2<Double>
  }

  /// The size it takes up, in points.
  package let size: CGSize
  private let layout: OpaquePointer
  private var lines: [Line] = []
  private var outline: CGPathOutline?

  /// Takes over `layout`, of which the first `lineLimit` lines are shown (0 for all), moved by `shift` points to
  /// the right.
  init(_ layout: OpaquePointer, lineLimit: Int, shift: Double, width: Double) {
    self.layout = layout
    let unit = Double(pangoUnitsPerDeviceUnit)
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    var bottom = 0.0
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &extents)
      let baseline = Double(pango_layout_iter_get_baseline(iterator)) / unit
      lines.append(Line(line: line, origin: SIMD2(Double(extents.x) / unit + shift, baseline)))
      bottom = Double(extents.y + extents.height) / unit
    } while (lineLimit == 0 || lines.count < lineLimit) && pango_layout_iter_next_line(iterator) != 0
    let ownWidth = Double(logical.width) / unit
    size = CGSize(width: width.isFinite ? min(width, ownWidth) : ownWidth, height: bottom)
  }

  deinit { pangoRelease(UnsafeRawPointer(layout)) }

  /// Shows the glyphs with the layout's corner at `corner`, a whole pixel of the context, at `scale`.
  func show(_ context: OpaquePointer, at corner: SIMD2<Double>, scale: Double) {
    for line in lines {
      // Cairo puts each glyph at whole pixels; baselines that lie there keep all of a line on one height.
      let start = corner + line.origin * scale
      cairo_save(context)
      cairo_translate(context, start.x, start.y.rounded(.toNearestOrAwayFromZero))
      cairo_scale(context, scale, scale)
      cairo_move_to(context, 0, 0)
      pango_cairo_show_layout_line(context, line.line)
      cairo_restore(context)
    }
  }

  /// The outlines of all letters, in points from the layout's corner; made once.
  package var letters: CGPathOutline {
    if let outline { return outline }
    let made = traced()
    outline = made
    return made
  }

  private func traced() -> CGPathOutline {
    guard let surface = Surface(CAIRO_FORMAT_A8, width: 1, height: 1) else { return CGPathOutline() }
    let context = surface.context
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

import CPangoCairo
import CoreGraphics
import Foundation
import Glibc
import QuartzCore

/// The positions of the caret in a text that Pango has laid out.
final class PangoCarets: TextCarets {
  // The text owns these positions.
  private unowned let text: ShapedText
  private let string: String

  init(_ text: ShapedText) {
    self.text = text
    string = pango_layout_get_text(text.layout).map { String(cString: $0) } ?? ""
  }

  private static let unit = Double(pangoUnitsPerDeviceUnit)

  private var layout: OpaquePointer { text.layout }

  var isRightToLeft: Bool { pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL }

  // MARK: Indexes

  /// In UTF-8 units.
  private func bytes(_ index: Int) -> Int32 {
    let units = string.utf16
    let position = units.index(units.startIndex, offsetBy: min(max(index, 0), units.count))
    return Int32(clamping: string.utf8.distance(from: string.utf8.startIndex, to: position))
  }

  /// `trailing` code points after a position in Pango's text.
  private func index(bytes: Int32, trailing: Int32) -> Int {
    let start = string.utf8.index(string.utf8.startIndex, offsetBy: min(max(Int(bytes), 0), string.utf8.count))
    let scalars = string.unicodeScalars
    let position =
      scalars.index(start, offsetBy: Int(trailing), limitedBy: scalars.endIndex) ?? scalars.endIndex
    return string.utf16.distance(from: string.utf16.startIndex, to: position)
  }

  // MARK: Positions

  func distance(at index: Int) -> Double {
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(layout, bytes(index), &strong, nil)
    return Double(strong.x) / Self.unit + text.shift
  }

  func index(at distance: Double) -> Int { index(at: CGPoint(x: distance, y: 0)) }

  func index(at point: CGPoint) -> Int {
    var (position, trailing) = (Int32(0), Int32(0))
    let (x, y) = (Self.units(point.x.native - text.shift), Self.units(point.y.native))
    pango_layout_xy_to_index(layout, x, y, &position, &trailing)
    return index(bytes: position, trailing: trailing)
  }

  private static func units(_ points: Double) -> Int32 {
    let units = min(max(points * unit, Double(Int32.min / 2)), Double(Int32.max / 2))
    return units.isFinite ? Int32(units) : 0
  }

  func caret(at index: Int) -> CGRect {
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(layout, bytes(index), &strong, nil)
    return CGRect(
      x: Double(strong.x) / Self.unit + text.shift, y: Double(strong.y) / Self.unit, width: 0,
      height: Double(strong.height) / Self.unit)
  }

  func index(besideCaretAt index: Int, toTheRight: Bool) -> Int? {
    var (position, trailing) = (Int32(0), Int32(0))
    pango_layout_move_cursor_visually(layout, 1, bytes(index), 0, toTheRight ? 1 : -1, &position, &trailing)
    guard position >= 0, position < Int32.max else { return nil }
    return self.index(bytes: position, trailing: trailing)
  }

  func spans(of range: Range<Int>) -> [ClosedRange<Double>] {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return [] }
    return spans(on: line, from: bytes(range.lowerBound), to: bytes(range.upperBound))
  }

  func rects(of range: Range<Int>) -> [CGRect] {
    let (first, last) = (bytes(range.lowerBound), bytes(range.upperBound))
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    var rects: [CGRect] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      let start = max(first, line.pointee.start_index)
      let end = min(last, line.pointee.start_index + line.pointee.length)
      guard start < end else { continue }
      var (top, bottom) = (Int32(0), Int32(0))
      pango_layout_iter_get_line_yrange(iterator, &top, &bottom)
      rects += spans(on: line, from: start, to: end).map {
        CGRect(
          x: $0.lowerBound, y: Double(top) / Self.unit, width: $0.upperBound - $0.lowerBound,
          height: Double(bottom - top) / Self.unit)
      }
    } while pango_layout_iter_next_line(iterator) != 0
    return rects
  }

  /// `start` and `end` count UTF-8 units of the whole text.
  private func spans(
    on line: UnsafeMutablePointer<PangoLayoutLine>, from start: Int32, to end: Int32
  ) -> [ClosedRange<Double>] {
    var (ranges, count): (UnsafeMutablePointer<Int32>?, Int32) = (nil, 0)
    pango_layout_line_get_x_ranges(line, start, end, &ranges, &count)
    guard let ranges else { return [] }
    // GLib allocates with the C library, and is not linked itself.
    defer { free(ranges) }
    return (0..<Int(count)).map { number in
      let ends = (Double(ranges[2 * number]), Double(ranges[2 * number + 1]))
      return min(ends.0, ends.1) / Self.unit + text.shift...max(ends.0, ends.1) / Self.unit + text.shift
    }
  }
}

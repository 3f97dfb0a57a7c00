/// Writes frames as an animated GIF, of which each has colours of its own and only the pixels that changed.
///
/// The file is the `header`, the frames in order, and the `trailer`. A frame depends on its own pixels and those of the
/// frame before, so several can be written at once.
package enum GIFWriter {
  /// The file repeats for ever.
  package static func header(width: Int, height: Int) -> [UInt8] {
    // No colours for all frames.
    Array("GIF89a".utf8) + number(width) + number(height) + [0x70, 0, 0] + [0x21, 0xFF, 11]
      + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
  }

  package static let trailer: [UInt8] = [0x3B]
  /// In pixels.
  package static let longestSide = 65_535

  /// `delay` is in hundredths of a second; `previous` has the same size, and is nil for the first frame.
  package static func frame(_ pixels: PixelBuffer, after previous: PixelBuffer?, delay: Int) -> [UInt8] {
    let area =
      previous.map { changedArea(pixels, $0) } ?? GIFArea(x: 0, y: 0, width: pixels.width, height: pixels.height)
    let colors = GIFColors(pixels, in: area, after: previous)
    // Kept pixels stay, and the clear colour leaves them as they are.
    let control: [UInt8] = [0x21, 0xF9, 4, 0x05] + number(min(max(delay, 0), 65_535)) + [UInt8(colors.clearIndex), 0]
    let bits = colors.bits
    let image: [UInt8] =
      [0x2C] + number(area.x) + number(area.y) + number(area.width) + number(area.height) + [0x80 | UInt8(bits - 1)]
    let indices = colors.indices(pixels, in: area, after: previous)
    return control + image + colors.table + LZWPacker.packed(indices, bits: max(bits, 2))
  }

  static func number(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  /// One pixel if nothing changed.
  private static func changedArea(_ pixels: PixelBuffer, _ previous: PixelBuffer) -> GIFArea {
    var (left, right, top, bottom) = (pixels.width, -1, pixels.height, -1)
    for y in 0..<pixels.height {
      let (row, old) = (pixels.colors(y), previous.colors(y))
      guard let first = (0..<pixels.width).first(where: { (row[$0] ^ old[$0]) & 0xFF_FFFF != 0 }) else { continue }
      var last = pixels.width - 1
      while (row[last] ^ old[last]) & 0xFF_FFFF == 0 { last -= 1 }
      (left, right) = (min(left, first), max(right, last))
      (top, bottom) = (min(top, y), y)
    }
    guard right >= 0 else { return GIFArea(x: 0, y: 0, width: 1, height: 1) }
    return GIFArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

struct GIFArea: Equatable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
}

extension PixelBuffer {
  /// They live as long as the buffer: red, green and blue in the lowest three bytes.
  func colors(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer((memory + y * stride).assumingMemoryBound(to: UInt32.self))
  }
}

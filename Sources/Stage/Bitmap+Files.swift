import Foundation
import Raster

// Bitmaps as the bytes of files, from any thread.

extension Bitmap {
  /// Returns the bitmap as the bytes of a PNG, at a level of compression from 1, the fastest, to 9; nil where there is no
  /// memory.
  package func png(level: Int = 1) -> [UInt8]? { buffer.flatMap { PNGWriter.png($0, level: level) } }

  /// Returns the bitmap as a frame of a GIF, shown for `delay` hundredths of a second; nil where there is no memory.
  ///
  /// Of a bitmap after another of the same size only the changed pixels are written.
  package func gifFrame(after previous: Bitmap?, delay: Int) -> [UInt8]? {
    let before = previous.flatMap { $0.width == width && $0.height == height ? $0.buffer : nil }
    return buffer.map { GIFWriter.frame($0, after: before, delay: delay) }
  }

  /// Returns the beginning of a GIF with frames of a size; nil if GIFs cannot have it.
  package static func gifHeader(width: Int, height: Int) -> [UInt8]? {
    max(width, height) <= GIFWriter.longestSide ? GIFWriter.header(width: width, height: height) : nil
  }

  /// The end of a GIF.
  package static var gifTrailer: [UInt8] { GIFWriter.trailer }

  /// Returns bitmaps of one height side by side on white, with `gap` pixels between them; nil if that is too large.
  package static func strip(_ bitmaps: [Bitmap], gap: Int) -> Bitmap? {
    guard let height = bitmaps.map(\.height).max() else { return nil }
    let width = bitmaps.reduce(gap * (bitmaps.count - 1)) { $0 + $1.width }
    guard let target = PixelBuffer(width: width, height: height) else { return nil }
    let words = target.stride / 4
    let pixels = target.memory.bindMemory(to: UInt32.self, capacity: words * height)
    pixels.update(repeating: .max, count: words * height)
    var left = 0
    for bitmap in bitmaps {
      for y in 0..<bitmap.height {
        guard let row = bitmap.pixels?.row(y) else { continue }
        (pixels + y * words + left).update(from: row, count: bitmap.width)
      }
      left += bitmap.width + gap
    }
    return Bitmap(SharedPixels(target))
  }

  /// Calls `body` with each row from the top, four bytes a pixel: blue, green, red, and one without meaning.
  package func forEachRow(_ body: (UnsafeRawBufferPointer) throws -> Void) rethrows {
    guard let pixels else {
      let row = [UInt8](repeating: 0, count: 4 * width)
      for _ in 0..<height { try row.withUnsafeBytes(body) }
      return
    }
    for y in 0..<height { try body(UnsafeRawBufferPointer(start: pixels.row(y), count: 4 * width)) }
  }

  private var buffer: PixelBuffer? { pixels?.buffer ?? PixelBuffer(width: width, height: height) }
}

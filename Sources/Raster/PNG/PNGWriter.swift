import CZlib

/// Writes opaque colours at a chosen level of compression: many frames in little time.
///
/// Cairo's own writer, which ``PixelBuffer/png()`` uses, takes several times as long.
package enum PNGWriter {
  /// `level` is from 1, the fastest, which looks for runs only, to 9; nil where there is no memory.
  package static func png(_ pixels: PixelBuffer, level: Int = 1) -> [UInt8]? {
    guard let packed = deflated(filtered(pixels), level: min(max(level, 1), 9)) else { return nil }
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    png.reserveCapacity(packed.count + 64)
    // Eight bits of red, green and blue; the usual compression and filters; all rows in order.
    append("IHDR", number(pixels.width) + number(pixels.height) + [8, 2, 0, 0, 0], to: &png)
    append("IDAT", packed, to: &png)
    append("IEND", [], to: &png)
    return png
  }

  private static func append(_ name: String, _ body: [UInt8], to png: inout [UInt8]) {
    png += number(body.count)
    let start = png.count
    png += name.utf8
    png += body
    let sum = png[start...].withUnsafeBufferPointer { crc32_z(0, $0.baseAddress, $0.count) }
    png += number(Int(sum))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Differences from the row above, each with the number of that filter before it.
  ///
  /// What looks the same for several rows, as most of a screen does, becomes zeros.
  private static func filtered(_ pixels: PixelBuffer) -> [UInt8] {
    let (width, height) = (pixels.width, pixels.height)
    let rowLength = 1 + 3 * width
    return [UInt8](unsafeUninitializedCapacity: rowLength * height) { target, count in
      guard var out = target.baseAddress else { return }
      for y in 0..<height {
        // The buffer's memory lives as long as the buffer, and has four bytes for each pixel.
        let row = (pixels.memory + y * pixels.stride).assumingMemoryBound(to: UInt8.self)
        let above = y == 0 ? nil : (pixels.memory + (y - 1) * pixels.stride).assumingMemoryBound(to: UInt8.self)
        out[0] = y == 0 ? 0 : 2
        out += 1
        write(row, above, width, to: out)
        out += 3 * width
      }
      count = rowLength * height
    }
  }

  @inline(__always)
  private static func write(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>?, _ width: Int, to out: UnsafeMutablePointer<UInt8>
  ) {
    guard let above else {
      for x in 0..<width {
        (out[3 * x], out[3 * x + 1], out[3 * x + 2]) = (row[4 * x + 2], row[4 * x + 1], row[4 * x])
      }
      return
    }
    for x in 0..<width {
      out[3 * x] = row[4 * x + 2] &- above[4 * x + 2]
      out[3 * x + 1] = row[4 * x + 1] &- above[4 * x + 1]
      out[3 * x + 2] = row[4 * x] &- above[4 * x]
    }
  }

  package static func deflated(_ bytes: [UInt8], level: Int) -> [UInt8]? {
    var stream = z_stream()
    let strategy = level == 1 ? Z_RLE : Z_DEFAULT_STRATEGY
    let size = Int32(MemoryLayout<z_stream>.size)
    guard deflateInit2_(&stream, Int32(level), Z_DEFLATED, 15, 9, strategy, ZLIB_VERSION, size) == Z_OK else {
      return nil
    }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    // zlib counts in 32 bits; the largest picture has fewer bytes.
    guard bound <= Int(UInt32.max) else { return nil }
    var status = Z_OK
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      bytes.withUnsafeBufferPointer { source in
        stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(bound)
        status = deflate(&stream, Z_FINISH)
      }
      count = bound - Int(stream.avail_out)
    }
    return status == Z_STREAM_END ? packed : nil
  }
}

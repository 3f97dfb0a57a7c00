import CPangoCairo
import CoreGraphics
package import Foundation

/// Pixels in memory, four bytes each: blue, green, red of sRGB, multiplied by alpha, and alpha or nothing.
///
/// The memory belongs to the buffer, or to a caller who guarantees that it outlives the buffer, such as a window.
package final class PixelBuffer {
  /// What Cairo can draw, in pixels.
  package static let longestSide = CGPixels.longestSide

  package let width: Int
  package let height: Int
  package let stride: Int
  /// Otherwise everything is opaque.
  package let hasAlpha: Bool
  package let memory: UnsafeMutableRawPointer
  /// The memory itself, or a copy if rows do not begin at whole words.
  let surface: Surface

  /// Clear or black pixels of its own; nil where there is no memory, or for a size that is not allowed.
  package init?(width: Int, height: Int, hasAlpha: Bool = false) {
    guard Self.isAllowed(width: width, height: height),
      let surface = Surface(hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, width: width, height: height)
    else { return nil }
    self.surface = surface
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    stride = surface.stride
    memory = UnsafeMutableRawPointer(surface.bytes)
  }

  /// The caller's memory must hold `height` rows of `stride` bytes; nil for a size that is not allowed, or too short
  /// rows.
  package init?(
    borrowing memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, hasAlpha: Bool = false
  ) {
    guard Self.isAllowed(width: width, height: height), stride >= width * 4, stride <= Int(Int32.max) else {
      return nil
    }
    let format = hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    let isDrawable = stride % 4 == 0 && Int(bitPattern: memory) % 4 == 0
    let made =
      isDrawable
      ? Surface(
        borrowing: memory.assumingMemoryBound(to: UInt8.self), format, width: width, height: height, stride: stride)
      : Surface(format, width: width, height: height)
    guard let made else { return nil }
    surface = made
    self.width = width
    self.height = height
    self.stride = stride
    self.hasAlpha = hasAlpha
    self.memory = memory
    guard !isDrawable else { return }
    let source = memory.assumingMemoryBound(to: UInt8.self)
    made.write { bytes, ownStride in
      for row in 0..<height { (bytes + row * ownStride).update(from: source + row * stride, count: width * 4) }
    }
  }

  /// The size and the kind must be the same.
  package func copy(_ other: PixelBuffer) {
    precondition(
      other.width == width && other.height == height && other.stride == stride && other.hasAlpha == hasAlpha,
      "\(other.width) × \(other.height) pixels cannot be copied to \(width) × \(height) pixels")
    surface.write { bytes, stride in
      bytes.update(from: other.memory.assumingMemoryBound(to: UInt8.self), count: stride * height)
    }
  }

  /// The limits are those of `CGPixels`.
  package static func isAllowed(width: Int, height: Int) -> Bool {
    CGPixels.isAllowed(width: width, height: height)
  }

  /// Cairo may have drawn on a copy.
  func finishDrawing() {
    surface.finishDrawing()
    guard memory != UnsafeMutableRawPointer(surface.bytes) else { return }
    for row in 0..<height {
      (memory + row * stride).copyMemory(from: surface.bytes + row * surface.stride, byteCount: width * 4)
    }
  }

  /// Multiplied by alpha; 255 alpha in a buffer without.
  package subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y), "pixel (\(x), \(y)) of \(width) × \(height)")
    let pixel = (memory + y * stride + x * 4).assumingMemoryBound(to: UInt8.self)
    return SIMD4(pixel[2], pixel[1], pixel[0], hasAlpha ? pixel[3] : 255)
  }

  /// Row by row: red, green, blue, multiplied by alpha, and alpha.
  package var rgba: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = self[x, y]
        result.append(pixel.x)
        result.append(pixel.y)
        result.append(pixel.z)
        result.append(pixel.w)
      }
    }
    return result
  }
}

extension PixelBuffer {
  package func png() throws(PNGError) -> Data {
    var result = Data()
    let status = withUnsafeMutablePointer(to: &result) { result in
      cairo_surface_write_to_png_stream(
        surface.handle,
        { target, bytes, count in
          guard let target = target?.assumingMemoryBound(to: Data.self), let bytes else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          target.pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, result)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .undecodable(String(cString: cairo_status_to_string(status))) }
    return result
  }

  /// Completely or not at all.
  package func writePNG(to url: URL) throws(PNGError) {
    let data = try png()
    do { try data.write(to: url, options: .atomic) } catch { throw .unwritable(path: url.path) }
  }
}

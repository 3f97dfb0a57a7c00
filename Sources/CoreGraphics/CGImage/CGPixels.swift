// Not Apple's: the pixels of an image, in the one layout that the renderer uses.

/// Pixels in rows from the top, four bytes each: red, green and blue of sRGB, multiplied by alpha, and alpha.
package struct CGPixels: Hashable, Sendable {
  package let width: Int

  package let height: Int

  /// The rows, one after another, without gaps.
  package let bytes: [UInt8]

  /// Cairo's limit, in pixels.
  package static let longestSide = 32_767

  /// 8192 × 8192, 256 MiB of memory.
  ///
  /// This is the one picture limit of the project.
  package static let greatestCount = 1 << 26

  /// Returns nil if the size is not allowed or there are not four bytes for each pixel.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard Self.isAllowed(width: width, height: height), bytes.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  package static func isAllowed(width: Int, height: Int) -> Bool {
    let sides = 1...longestSide
    return sides.contains(width) && sides.contains(height) && width * height <= greatestCount
  }

  /// Returns the pixels of a part, which must lie inside.
  func cropped(x: Int, y: Int, width: Int, height: Int) -> CGPixels? {
    var part: [UInt8] = []
    part.reserveCapacity(width * height * 4)
    for row in y..<y + height {
      let first = (row * self.width + x) * 4
      part.append(contentsOf: bytes[first..<first + width * 4])
    }
    return CGPixels(width: width, height: height, bytes: part)
  }
}

// Not Apple's: the pixels of an image, in the one layout the renderer takes.

/// Pixels in rows from the top, four bytes each: red, green and blue of sRGB, multiplied by alpha, and alpha.
package struct CGPixels: Hashable, Sendable {
  /// The number of pixels in a row.
  package let width: Int

  /// The number of rows.
  package let height: Int

  /// The rows one after another, without gaps.
  package let bytes: [UInt8]

  /// The longest side an image may have: what Cairo can draw.
  package static let longestSide = 32_767

  /// The most pixels an image may have, 1 GiB of memory.
  package static let greatestCount = 1 << 28

  /// Creates pixels, or nil unless the size is allowed and there are four bytes for each.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard Self.isAllowed(width: width, height: height), bytes.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Whether an image may be so wide and high: neither below 1 nor beyond ``longestSide`` and ``greatestCount``.
  package static func isAllowed(width: Int, height: Int) -> Bool {
    let sides = 1...longestSide
    return sides.contains(width) && sides.contains(height) && width * height <= greatestCount
  }

  /// The pixels of a part that lies inside.
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

package import Raster

/// The difference between two pictures of the same size.
package struct PictureDifference {
  /// The largest difference of any channel, in levels of 255.
  package private(set) var most = 0
  /// The number of pixels in which a channel differs by more than the tolerance.
  package private(set) var count = 0
  /// The number of pixels.
  package let pixels: Int
  /// The first such pixel, in reading order.
  package private(set) var first: (x: Int, y: Int)?
  private let share: Double
  private let width: Int
  private var levels: [UInt8] = []

  /// Compares pictures given as red, green and blue, multiplied by alpha, and alpha, row by row in `width` columns.
  package init(_ actual: [UInt8], _ golden: [UInt8], width: Int, tolerance: GoldenTolerance) {
    pixels = golden.count / 4
    share = tolerance.share
    self.width = width
    for index in 0..<min(actual.count, golden.count) / 4 {
      let off = (index * 4..<index * 4 + 4).reduce(0) { max($0, abs(Int(actual[$1]) - Int(golden[$1]))) }
      levels.append(UInt8(off))
      most = max(most, off)
      guard off > tolerance.levels else { continue }
      count += 1
      if first == nil { first = (index % width, index / width) }
    }
  }

  /// Whether the difference is within the tolerance.
  package var isAllowed: Bool { Double(count) <= share * Double(pixels) }

  /// A picture of the difference: white where the pictures are equal, and darker for a greater difference.
  package var picture: PixelBuffer? {
    guard width > 0, let result = PixelBuffer(width: width, height: levels.count / width) else { return nil }
    for (index, off) in levels.enumerated() {
      let level = off == 0 ? 255 : UInt32(200 - Int(off) * 200 / 255)
      let row = (result.memory + index / width * result.stride).assumingMemoryBound(to: UInt32.self)
      row[index % width] = 0xFF00_0000 | level << 16 | level << 8 | level
    }
    return result
  }
}

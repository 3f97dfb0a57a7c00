package import Raster

/// Where two pictures of one size differ.
package struct PictureDifference {
  /// The largest difference of any channel, in levels of 255.
  package private(set) var most = 0
  /// Pixels of which a channel is off by more than the tolerance.
  package private(set) var count = 0
  /// All pixels.
  package let pixels: Int
  /// The first pixel, in reading order, that is off by more.
  package private(set) var first: (x: Int, y: Int)?
  private let share: Double
  private let width: Int
  private var levels: [UInt8] = []

  /// Compares red, green, blue and alpha, multiplied, row by row in `width` columns.
  package init(_ actual: [UInt8], _ golden: [UInt8], width: Int, tolerance: GoldenTolerance) {
    pixels = golden.count / 4
    share = tolerance.share
    self.width = width
    for place in 0..<min(actual.count, golden.count) / 4 {
      let off = (place * 4..<place * 4 + 4).reduce(0) { max($0, abs(Int(actual[$1]) - Int(golden[$1]))) }
      levels.append(UInt8(off))
      most = max(most, off)
      guard off > tolerance.levels else { continue }
      count += 1
      if first == nil { first = (place % width, place / width) }
    }
  }

  /// Whether it is within the tolerance.
  package var isAllowed: Bool { Double(count) <= share * Double(pixels) }

  /// White where the pictures are the same, the darker the further they are apart.
  package var picture: PixelBuffer? {
    guard width > 0, let result = PixelBuffer(width: width, height: levels.count / width) else { return nil }
    for (place, off) in levels.enumerated() {
      let level = off == 0 ? 255 : UInt32(200 - Int(off) * 200 / 255)
      let row = (result.memory + place / width * result.stride).assumingMemoryBound(to: UInt32.self)
      row[place % width] = 0xFF00_0000 | level << 16 | level << 8 | level
    }
    return result
  }
}

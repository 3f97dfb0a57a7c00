package import CoreGraphics
public import Foundation
import Raster
package import UIKit

/// The pixels of a stage's screen at one instant.
///
/// All of them are opaque. A bitmap costs no copy: it shares the stage's own pixels until the stage draws again.
public struct Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Nil if all of them are black.
  let pixels: SharedPixels?

  /// Nothing is drawn into `pixels` any more while the bitmap refers to them.
  init(_ pixels: SharedPixels) {
    (width, height) = (pixels.buffer.width, pixels.buffer.height)
    self.pixels = pixels
  }

  /// Stands in for a frame that could not be drawn.
  init(blackOfWidth width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = nil
  }

  /// Returns the pixel in column `x` and row `y`: from its highest byte to its lowest alpha, red, green and blue.
  private func pixel(_ x: Int, _ y: Int) -> UInt32 { (pixels?.row(y)[x] ?? 0) | Self.opaque }

  /// The highest byte, which is undefined in the pixels.
  private static let opaque: UInt32 = 0xFF00_0000

  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
    if lhs.pixels === rhs.pixels { return true }
    return (0..<lhs.height).allSatisfy { y in
      guard let left = lhs.pixels?.row(y), let right = rhs.pixels?.row(y) else {
        return (0..<lhs.width).allSatisfy { lhs.pixel($0, y) == rhs.pixel($0, y) }
      }
      var difference: UInt32 = 0
      for x in 0..<lhs.width { difference |= left[x] ^ right[x] }
      return difference & ~opaque == 0
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    forEachPixel { hasher.combine($0) }
  }

  private func forEachPixel(_ body: (UInt32) -> Void) {
    for y in 0..<height {
      let row = pixels?.row(y)
      for x in 0..<width { body((row?[x] ?? 0) | Self.opaque) }
    }
  }

  /// Columns count from the left and rows from the top, from 0.
  public subscript(x: Int, y: Int) -> RGBA {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel (\(x), \(y)) of \(width) × \(height)")
    let pixel = pixel(x, y)
    return RGBA(
      r: UInt8(truncatingIfNeeded: pixel >> 16), g: UInt8(truncatingIfNeeded: pixel >> 8),
      b: UInt8(truncatingIfNeeded: pixel), a: UInt8(truncatingIfNeeded: pixel >> 24))
  }

  /// If writing fails, the file keeps its old contents; the error says what to do.
  public func writePNG(to url: URL) throws {
    guard let buffer else {
      throw BitmapError(description: "There is no memory for a PNG of \(width) × \(height) pixels. Make it smaller.")
    }
    do { try buffer.writePNG(to: url) } catch { throw BitmapError(description: error.description) }
  }

  /// Computed from the size and all pixels, as 32 hexadecimal digits: the same in every run and on every machine.
  public var digest: String {
    var hash = PixelHash()
    hash.add(UInt64(UInt32(truncatingIfNeeded: width)) << 32 | UInt64(UInt32(truncatingIfNeeded: height)))
    forEachPixel { hash.add(UInt64($0)) }
    return hash.digits
  }
}

public struct BitmapError: Error, LocalizedError, CustomStringConvertible {
  public let description: String
  public var errorDescription: String? { description }
}

extension Bitmap {
  /// The level of compression is from 1, the fastest, to 9; nil where there is no memory.
  package func png(level: Int = 1) -> [UInt8]? { buffer.flatMap { PNGWriter.png($0, level: level) } }

  /// The frame is shown for `delay` hundredths of a second; nil where there is no memory.
  ///
  /// Of a bitmap after another of the same size only the changed pixels are written.
  package func gifFrame(after previous: Bitmap?, delay: Int) -> [UInt8]? {
    let before = previous.flatMap { $0.width == width && $0.height == height ? $0.buffer : nil }
    return buffer.map { GIFWriter.frame($0, after: before, delay: delay) }
  }

  /// Nil if GIFs cannot have the size.
  package static func gifHeader(width: Int, height: Int) -> [UInt8]? {
    max(width, height) <= GIFWriter.longestSide ? GIFWriter.header(width: width, height: height) : nil
  }

  package static var gifTrailer: [UInt8] { GIFWriter.trailer }

  /// Bitmaps of one height on white, with `gap` pixels between them; nil if that is too large.
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

  /// A colour that no screen has: where it is seen, nothing covers the window.
  @MainActor package static var groundMark: UIColor { UIColor(red: 1, green: 0, blue: 254 / 255, alpha: 1) }

  private static let groundMarkDigits: UInt32 = 0xFF_00FE

  /// How the pixels differ from those of a picture of the same size, dark where they differ most; nil if its size is
  /// another one.
  package func differing(from other: Bitmap) -> Bitmap? {
    guard width == other.width, height == other.height, let target = PixelBuffer(width: width, height: height) else {
      return nil
    }
    let words = target.stride / 4
    let pixels = target.memory.bindMemory(to: UInt32.self, capacity: words * height)
    for y in 0..<height {
      for x in 0..<width {
        let (left, right) = (self[x, y], other[x, y])
        let parts = [(left.r, right.r), (left.g, right.g), (left.b, right.b)]
        let most = parts.map { abs(Int($0) - Int($1)) }.max() ?? 0
        let shade = UInt32(255 - min(3 * most, 255))
        pixels[y * words + x] = Self.opaque | shade * 0x01_0101
      }
    }
    return Bitmap(SharedPixels(target))
  }

  /// The share of pixels that have exactly the colour of `groundMark`, 0...1.
  package var markedShare: Double {
    var count = 0
    forEachPixel { if $0 & 0xFF_FFFF == Self.groundMarkDigits { count += 1 } }
    return Double(count) / Double(max(width * height, 1))
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

  /// The bitmap as an image, without a copy of its pixels; nil if all of them are black.
  package var image: CGImage? {
    guard let pixels else { return nil }
    let buffer = pixels.buffer
    return CGBorrowedPixels(
      memory: buffer.memory, width: width, height: height, stride: buffer.stride, owner: pixels
    ).map { CGImage($0) }
  }

  private var buffer: PixelBuffer? { pixels?.buffer ?? PixelBuffer(width: width, height: height) }
}

public struct RGBA: Hashable, Sendable, CustomStringConvertible {
  public var r: UInt8
  public var g: UInt8
  public var b: UInt8
  /// A stage's pixels are opaque.
  public var a: UInt8

  public init(r: UInt8, g: UInt8, b: UInt8, a: UInt8 = 255) { (self.r, self.g, self.b, self.a) = (r, g, b, a) }

  public var description: String { "rgba(\(r), \(g), \(b), \(a))" }
}

/// A hash of 128 bits that depends only on the words that are added and on their order; it does not resist forgery.
///
/// It has two lanes like FNV-1a over 64-bit words, each with its own prime. A shift after each multiplication carries
/// the high bits to the low ones, because multiplication alone never does.
package struct PixelHash {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  package mutating func add(_ word: UInt64) {
    first = (first ^ word) &* 0x0000_0100_0000_01B3
    first ^= first >> 32
    second = (second ^ word) &* 0xC2B2_AE3D_27D4_EB4F
    second ^= second >> 29
  }

  package var digits: String { Self.digits(Self.mixed(first ^ second >> 7)) + Self.digits(Self.mixed(second)) }

  /// Every bit of the mix depends on every bit of `word`: the final step of MurmurHash3.
  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ word >> 33) &* 0xFF51_AFD7_ED55_8CCD
    word = (word ^ word >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return word ^ word >> 33
  }

  private static func digits(_ word: UInt64) -> String {
    let text = String(word, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

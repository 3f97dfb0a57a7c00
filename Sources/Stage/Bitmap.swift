import CoreGraphics
public import Foundation
import Raster
import UIKit

/// The pixels of a stage's screen at one instant.
///
/// All of them are opaque. A bitmap costs no copy: it shares the stage's own pixels until the stage draws again.
public struct Bitmap: Hashable, Sendable {
  /// The width of the bitmap, in pixels.
  public let width: Int
  /// The height of the bitmap, in pixels.
  public let height: Int
  /// The pixels; nil if all of them are black.
  let pixels: SharedPixels?

  /// Creates a bitmap of `pixels`, into which nothing is drawn any more while the bitmap refers to them.
  init(_ pixels: SharedPixels) {
    (width, height) = (pixels.buffer.width, pixels.buffer.height)
    self.pixels = pixels
  }

  /// Creates a black bitmap, which stands in for a frame that could not be drawn.
  init(blackOfWidth width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = nil
  }

  /// Returns the pixel in column `x` and row `y`: from its highest byte to its lowest alpha, red, green and blue.
  private func pixel(_ x: Int, _ y: Int) -> UInt32 { (pixels?.row(y)[x] ?? 0) | Self.opaque }

  /// The highest byte, which is undefined in the pixels.
  private static let opaque: UInt32 = 0xFF00_0000

  /// Returns whether two bitmaps have the same size and the same colours.
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

  /// Hashes the size and the colours.
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

  /// The colour of the pixel in column `x`, counted from the left, and row `y`, counted from the top.
  ///
  /// Both start at 0.
  public subscript(x: Int, y: Int) -> RGBA {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel (\(x), \(y)) of \(width) × \(height)")
    let pixel = pixel(x, y)
    return RGBA(
      r: UInt8(truncatingIfNeeded: pixel >> 16), g: UInt8(truncatingIfNeeded: pixel >> 8),
      b: UInt8(truncatingIfNeeded: pixel), a: UInt8(truncatingIfNeeded: pixel >> 24))
  }

  /// Writes the bitmap to `url` as a PNG.
  ///
  /// If that fails, the file keeps its old contents.
  ///
  /// - Throws: An error that says why the file could not be written and what to do about it.
  public func writePNG(to url: URL) throws {
    guard let buffer = pixels?.buffer ?? PixelBuffer(width: width, height: height) else {
      throw BitmapError(description: "There is no memory for a PNG of \(width) × \(height) pixels. Make it smaller.")
    }
    do { try buffer.writePNG(to: url) } catch { throw BitmapError(description: error.description) }
  }

  /// A hash of the size and all pixels, as 32 hexadecimal digits.
  ///
  /// It is the same in every run and on every machine.
  public var digest: String {
    var hash = PixelHash()
    hash.add(UInt64(UInt32(truncatingIfNeeded: width)) << 32 | UInt64(UInt32(truncatingIfNeeded: height)))
    forEachPixel { hash.add(UInt64($0)) }
    return hash.digits
  }
}

/// An error that says why a bitmap could not be drawn or written.
public struct BitmapError: Error, LocalizedError, CustomStringConvertible {
  /// A sentence that says what happened and what to do about it.
  public let description: String
  /// A sentence that says what happened and what to do about it.
  public var errorDescription: String? { description }
}

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

/// A colour with 8 bits a component, which are not multiplied by alpha.
public struct RGBA: Hashable, Sendable, CustomStringConvertible {
  /// The red component, 0...255.
  public var r: UInt8
  /// The green component, 0...255.
  public var g: UInt8
  /// The blue component, 0...255.
  public var b: UInt8
  /// The alpha component, 0...255.
  ///
  /// A stage's pixels are opaque.
  public var a: UInt8

  /// Creates a colour from its components, 0...255.
  public init(r: UInt8, g: UInt8, b: UInt8, a: UInt8 = 255) {
    self.r = r
    self.g = g
    self.b = b
    self.a = a
  }

  /// The components in the form `rgba(255, 0, 0, 255)`.
  public var description: String { "rgba(\(r), \(g), \(b), \(a))" }
}

/// A hash of 128 bits that depends only on the words that are added and on their order.
///
/// It does not resist forgery.
///
/// It has two lanes like FNV-1a over 64-bit words, each with its own prime. A shift after each multiplication carries
/// the high bits to the low ones, because multiplication alone never does.
struct PixelHash {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ word: UInt64) {
    first = (first ^ word) &* 0x0000_0100_0000_01B3
    first ^= first >> 32
    second = (second ^ word) &* 0xC2B2_AE3D_27D4_EB4F
    second ^= second >> 29
  }

  var digits: String { Self.digits(Self.mixed(first ^ second >> 7)) + Self.digits(Self.mixed(second)) }

  /// Returns a mix of `word` in which every bit depends on every bit of `word`: the final step of MurmurHash3.
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

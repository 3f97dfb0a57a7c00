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

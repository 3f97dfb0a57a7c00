import CoreGraphics
public import Foundation
import Raster
import UIKit

/// The pixels of a stage's screen at one instant.
///
/// All of them are opaque.
public struct Bitmap: Hashable, Sendable {
  /// The width of the bitmap, in pixels.
  public let width: Int
  /// The height of the bitmap, in pixels.
  public let height: Int
  /// The pixels, row by row from the top.
  ///
  /// From its highest byte to its lowest, each holds alpha, red, green and blue.
  let pixels: [UInt32]

  /// Creates a bitmap with a copy of the pixels in `buffer`.
  init(_ buffer: PixelBuffer) {
    width = buffer.width
    height = buffer.height
    let (width, height) = (buffer.width, buffer.height)
    pixels = Array(unsafeUninitializedCapacity: width * height) { target, count in
      for y in 0..<height {
        let row = (buffer.memory + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
        // The highest byte of an opaque buffer is undefined.
        for x in 0..<width { target[y * width + x] = row[x] | 0xFF00_0000 }
      }
      count = width * height
    }
  }

  /// Creates a black bitmap, which stands in for a frame that could not be drawn.
  init(blackOfWidth width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0xFF00_0000, count: width * height)
  }

  /// The colour of the pixel in column `x`, counted from the left, and row `y`, counted from the top.
  ///
  /// Both start at 0.
  public subscript(x: Int, y: Int) -> RGBA {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel (\(x), \(y)) of \(width) × \(height)")
    let pixel = pixels[y * width + x]
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
    guard let buffer = PixelBuffer(width: width, height: height) else {
      throw BitmapError(description: "There is no memory for a PNG of \(width) × \(height) pixels. Make it smaller.")
    }
    for y in 0..<height {
      let row = (buffer.memory + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { row[x] = pixels[y * width + x] }
    }
    do { try buffer.writePNG(to: url) } catch { throw BitmapError(description: error.description) }
  }

  /// A hash of the size and all pixels, as 32 hexadecimal digits.
  ///
  /// It is the same in every run and on every machine.
  public var digest: String {
    var hash = PixelHash()
    hash.add(UInt64(UInt32(truncatingIfNeeded: width)) << 32 | UInt64(UInt32(truncatingIfNeeded: height)))
    for pixel in pixels { hash.add(UInt64(pixel)) }
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

import CoreGraphics
public import Foundation
import Raster
import UIKit

/// What a stage's screen shows at an instant, in pixels; all of them are opaque.
public struct Bitmap: Hashable, Sendable {
  /// The pixels in a row.
  public let width: Int
  /// The rows.
  public let height: Int
  /// Row by row: alpha, red, green and blue from the highest byte to the lowest.
  let pixels: [UInt32]

  /// A copy of what is in `buffer`.
  init(_ buffer: PixelBuffer) {
    width = buffer.width
    height = buffer.height
    let (width, height) = (buffer.width, buffer.height)
    pixels = Array(unsafeUninitializedCapacity: width * height) { target, count in
      for y in 0..<height {
        let row = (buffer.memory + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
        // The highest byte of an opaque buffer may hold anything.
        for x in 0..<width { target[y * width + x] = row[x] | 0xFF00_0000 }
      }
      count = width * height
    }
  }

  /// A bitmap of black, for where there is no memory for a picture.
  init(blackOfWidth width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0xFF00_0000, count: width * height)
  }

  /// The colour of the pixel in column `x`, from the left, and row `y`, from the top, both from 0.
  public subscript(x: Int, y: Int) -> RGBA {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel (\(x), \(y)) of \(width) × \(height)")
    let pixel = pixels[y * width + x]
    return RGBA(
      r: UInt8(truncatingIfNeeded: pixel >> 16), g: UInt8(truncatingIfNeeded: pixel >> 8),
      b: UInt8(truncatingIfNeeded: pixel), a: UInt8(truncatingIfNeeded: pixel >> 24))
  }

  /// Writes a PNG to `url`, whole or not at all.
  /// - Throws: an error that says what to do where the file cannot be written.
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

  /// A hash of the size and all pixels in 32 hexadecimal digits, the same in every run and on every machine.
  public var digest: String {
    var hash = PixelHash()
    hash.add(UInt64(UInt32(truncatingIfNeeded: width)) << 32 | UInt64(UInt32(truncatingIfNeeded: height)))
    for pixel in pixels { hash.add(UInt64(pixel)) }
    return hash.digits
  }
}

/// Why a bitmap could not be written.
public struct BitmapError: Error, LocalizedError, CustomStringConvertible {
  /// What happened, and what to do about it.
  public let description: String
  /// What happened, and what to do about it.
  public var errorDescription: String? { description }
}

import CPangoCairo
package import CoreGraphics
import Foundation
import QuartzCore

/// Reads pictures of all formats that are known here, and writes PNGs.
package final class FilePictureService: PictureService {
  package init() {}

  package func picture(from data: Data, mostPixels: Int) throws -> CGImage {
    if let other = ForeignPicture(data) { return try other.image(from: data) }
    return try PNGReader.image(from: data, mostPixels: mostPixels)
  }

  package func png(of picture: CGImage) -> Data? {
    guard let pixels = picture.rasterized(by: DrawingRenderer())?.pixels,
      let surface = Surface(pixels),
      let buffer = PixelBuffer(
        borrowing: surface.bytes, width: surface.width, height: surface.height, stride: surface.stride, hasAlpha: true)
    else { return nil }
    return try? buffer.png()
  }
}

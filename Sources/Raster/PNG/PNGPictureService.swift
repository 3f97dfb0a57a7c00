package import CoreGraphics
import Foundation
import QuartzCore

/// Reads and writes pictures as PNGs.
package final class PNGPictureService: PictureService {
  package init() {}

  package func picture(from data: Data, mostPixels: Int) throws -> CGImage {
    try PNGReader.image(from: data, mostPixels: mostPixels)
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

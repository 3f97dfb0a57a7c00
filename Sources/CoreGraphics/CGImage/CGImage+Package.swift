// Not Apple's: how this package creates and reads images.

/// A renderer that turns drawings into pixels.
package protocol CGDrawingRasterizer {
  /// Returns the pixels of a drawing, at its width and height; nil if there is no memory for them.
  func pixels(of drawing: CGDrawing) -> CGPixels?
}

extension CGImage {
  /// Creates an image from pixels.
  package convenience init(_ pixels: CGPixels) {
    self.init(
      .pixels(pixels), width: pixels.width, height: pixels.height, provider: CGDataProvider(bytes: pixels.bytes))
  }

  /// Creates an image from rows of pixels with four bytes each: sRGB multiplied by alpha, and alpha.
  ///
  /// Returns nil if the size is not allowed or does not match the number of bytes.
  package convenience init?(width: Int, height: Int, premultipliedRGBA bytes: [UInt8]) {
    guard let pixels = CGPixels(width: width, height: height, bytes: bytes) else { return nil }
    self.init(pixels)
  }

  /// Creates an image from a drawing.
  package convenience init(_ drawing: CGDrawing) {
    self.init(.drawing(drawing), width: drawing.width, height: drawing.height, provider: nil)
  }

  /// The pixels; nil for a drawing.
  package var pixels: CGPixels? {
    guard case .pixels(let pixels) = content else { return nil }
    return pixels
  }

  /// The drawing; nil for pixels.
  package var drawing: CGDrawing? {
    guard case .drawing(let drawing) = content else { return nil }
    return drawing
  }

  /// Returns the image as pixels: the image itself if it has pixels, nil if its drawing cannot be rendered.
  package func rasterized(by rasterizer: some CGDrawingRasterizer) -> CGImage? {
    guard let drawing else { return self }
    return rasterizer.pixels(of: drawing).map(CGImage.init)
  }
}

// Not Apple's: how images are made and read inside this package.

/// What turns a drawing into pixels: the renderer.
package protocol CGDrawingRasterizer {
  /// The pixels of a drawing, of its width and height, or nil when they cannot be made.
  func pixels(of drawing: CGDrawing) -> CGPixels?
}

extension CGImage {
  /// Creates a picture from pixels.
  package convenience init(_ pixels: CGPixels) {
    self.init(
      .pixels(pixels), width: pixels.width, height: pixels.height, provider: CGDataProvider(bytes: pixels.bytes))
  }

  /// Creates a picture from rows of four bytes a pixel: sRGB multiplied by alpha, and alpha.
  ///
  /// Nil unless the size is allowed and there are just the bytes it asks for.
  package convenience init?(width: Int, height: Int, premultipliedRGBA bytes: [UInt8]) {
    guard let pixels = CGPixels(width: width, height: height, bytes: bytes) else { return nil }
    self.init(pixels)
  }

  /// Creates a picture from a drawing.
  package convenience init(_ drawing: CGDrawing) {
    self.init(.drawing(drawing), width: drawing.width, height: drawing.height, provider: nil)
  }

  /// The pixels, or nil for a drawing.
  package var pixels: CGPixels? {
    guard case .pixels(let pixels) = content else { return nil }
    return pixels
  }

  /// The drawing, or nil for pixels.
  package var drawing: CGDrawing? {
    guard case .drawing(let drawing) = content else { return nil }
    return drawing
  }

  /// The same picture made of pixels: itself if it is, nil when the drawing cannot be turned into them.
  package func rasterized(by rasterizer: some CGDrawingRasterizer) -> CGImage? {
    guard let drawing else { return self }
    return rasterizer.pixels(of: drawing).map(CGImage.init)
  }
}

import CoreGraphics
import Testing

// The sample on the module's page, word for word.
// sample
func badge(_ color: CGColor) -> CGImage? {
  let context = CGContext(
    data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  context?.setFillColor(color)
  context?.fillEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
  return context?.makeImage()
}
// end of sample

@Suite("The samples of the documentation")
struct DocumentationSampleTests {
  @Test("The sample records one fill and gives an image of the context's size")
  func badgeImage() throws {
    let image = try #require(badge(.black))
    #expect((image.width, image.height) == (40, 40) && image.drawing?.operations.count == 1)
  }
}

import CoreGraphics
import Foundation
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
  @Test("The sample on the page is the one that is compiled here")
  func text() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Sources/CoreGraphics/CoreGraphics.docc/CoreGraphics.md"), encoding: .utf8
    )
    let source = try String(contentsOf: here, encoding: .utf8)
    let shown = page.components(separatedBy: "```").dropFirst().first
    let compiled = try #require(source.range(of: "// sample\n"))
    let end = try #require(source.range(of: "// end of sample", range: compiled.upperBound..<source.endIndex))
    #expect(shown == "swift\n" + source[compiled.upperBound..<end.lowerBound])
  }

  @Test("The sample records one fill and gives an image of the context's size")
  func badgeImage() throws {
    let image = try #require(badge(.black))
    #expect((image.width, image.height) == (40, 40))
    #expect(image.drawing?.operations.count == 1)
  }
}

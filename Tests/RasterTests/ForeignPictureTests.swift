import QuartzCore
import Testing

@testable import Raster

@Suite("Pictures in other formats than PNG")
struct ForeignPictureTests {
  private func picture(_ data: Data?) throws -> CGImage {
    try FilePictureService().picture(from: try #require(data), mostPixels: .max)
  }

  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * image.width + x) * 4
    return image.pixels.map { Array($0.bytes[start..<start + 4]) } ?? []
  }

  private func isNear(_ pixel: [UInt8], _ other: [UInt8]) -> Bool {
    zip(pixel, other).allSatisfy { abs(Int($0) - Int($1)) <= 3 }
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]

  /// 16 by 8 pixels, the left half red, the right one blue.
  private var jpeg: Data? {
    Data(
      base64Encoded: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoK
        CgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
        CgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAW
        AQEBAQAAAAAAAAAAAAAAAAAKCAn/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwAXpTb+CGVQNe//2Q==
        """, options: .ignoreUnknownCharacters)
  }

  /// An Exif part with an orientation, for behind the first two bytes of a JPEG.
  private func exif(_ orientation: UInt8) -> [UInt8] {
    let tiff: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    let part = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xE1, 0, UInt8(part.count + 2)] + part
  }

  @Test("A JPEG has its colours") func colors() throws {
    let image = try picture(jpeg)
    #expect(image.width == 16 && image.height == 8)
    #expect(isNear(pixel(image, 2, 4), red) && isNear(pixel(image, 13, 4), blue))
  }

  @Test(
    "A JPEG is turned as the camera was",
    arguments: [
      (1, 16, [2, 4], [13, 4]), (2, 16, [13, 4], [2, 4]), (3, 16, [13, 4], [2, 4]), (4, 16, [2, 4], [13, 4]),
      (5, 8, [4, 2], [4, 13]), (6, 8, [4, 2], [4, 13]), (7, 8, [4, 13], [4, 2]), (8, 8, [4, 13], [4, 2]),
    ]) func orientation(number: UInt8, width: Int, redAt: [Int], blueAt: [Int]) throws
  {
    var data = try #require(jpeg)
    data.insert(contentsOf: exif(number), at: 2)
    let image = try picture(data)
    #expect(image.width == width && image.height == 24 - width)
    #expect(isNear(pixel(image, redAt[0], redAt[1]), red) && isNear(pixel(image, blueAt[0], blueAt[1]), blue))
  }

  @Test("A WebP has its transparency") func webP() throws {
    let image = try picture(Data(base64Encoded: "UklGRhwAAABXRUJQVlA4TA8AAAAvA0AAEAcQ/Y/+BSKi/wEA"))
    #expect(image.width == 4 && image.height == 2)
    #expect(isNear(pixel(image, 3, 1), [128, 0, 0, 128]))
  }

  @Test("Lines are drawn at three pixels a point, on nothing") func lines() throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='6'><rect width='5' height='6' fill='red'/></svg>"
    let pdf = """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 6]/Contents 4 0 R>>endobj
      4 0 obj<</Length 22>>stream
      1 0 0 rg 0 0 5 6 re f
      endstream endobj
      trailer<</Root 1 0 R>>
      """
    for text in [svg, pdf] {
      let image = try picture(Data(text.utf8))
      #expect(image.width == 30 && image.height == 18)
      #expect(pixel(image, 7, 9) == red && pixel(image, 22, 9) == [0, 0, 0, 0])
    }
  }

  @Test("What is damaged, or too large, is refused with its reason") func refused() throws {
    let short = try #require(jpeg?.prefix(40))
    #expect(throws: PictureFault.damaged) { try picture(Data(short)) }
    #expect(throws: PictureFault.damaged) { try picture(Data("RIFF....WEBPVP8 ".utf8)) }
    #expect(throws: PictureFault.damaged) { try picture(Data("%PDF-1.4 nothing".utf8)) }
    #expect(throws: (any Error).self) { try picture(Data("<svg".utf8)) }
    let huge = "<svg xmlns='http://www.w3.org/2000/svg' width='90000' height='90000'/>"
    #expect(throws: PictureFault.tooLarge(width: 270_000, height: 270_000)) { try picture(Data(huge.utf8)) }
    #expect(throws: PNGError.notPNG) { try picture(Data("GIF89a".utf8)) }
  }
}

import Stage
import Testing
import UIKit

/// Creates images whose four quarters have different colours.
enum QuarteredPicture {
  /// Returns an image of `width` × `height` pixels: red and green at the top, blue and white at the bottom.
  static func make(width: Int = 4, height: Int = 4) throws -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        switch (x < width / 2, y < height / 2) {
        case (true, true): bytes += [255, 0, 0, 255]
        case (false, true): bytes += [0, 255, 0, 255]
        case (true, false): bytes += [0, 0, 255, 255]
        case (false, false): bytes += [255, 255, 255, 255]
        }
      }
    }
    return try image(bytes, width: width, height: height)
  }

  static func image(_ bytes: [UInt8], width: Int, height: Int) throws -> CGImage {
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    return try #require(
      CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent))
  }
}

/// A temporary folder that is removed with the object.
final class PictureFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }
  func write(_ data: Data, _ name: String) throws { try data.write(to: url.appendingPathComponent(name)) }
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}

@MainActor @Suite("Images")
struct ImageTests {
  private let stage = Stage(size: CGSize(width: 40, height: 40), scale: 2)

  /// Draws `image` into a square of 20 points and returns the colours in the middle of its quarters.
  private func quarters(_ image: UIImage) -> [RGBA] {
    let picture = painted(CGSize(width: 20, height: 20)) { image.draw(in: $0) }
    return [picture[3, 3], picture[16, 3], picture[3, 16], picture[16, 16]]
  }

  @Test("A PNG that is written and read again has the same pixels, at the requested scale")
  func roundTrip() throws {
    stage.perform {}
    let image = UIImage(cgImage: try QuarteredPicture.make())
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 2, height: 2) && read.scale == 2)
    #expect(read.cgImage?.dataProvider?.data == image.cgImage?.dataProvider?.data)
    #expect(try #require(UIImage(data: data)).size == CGSize(width: 4, height: 4))
    #expect(stage.diagnostics == [])
  }

  @Test("Data that is not a PNG gives nil and a diagnostic")
  func damaged() {
    stage.perform {}
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil && UIImage(named: "missing") == nil)
    let words = ["not a PNG", "/nowhere/at/all.png", "\"missing\""]
    #expect(stage.diagnostics.count == words.count)
    for (word, line) in zip(words, stage.diagnostics) { #expect(line.contains(word), "\(line)") }
  }

  @Test("The name of a file gives its scale, and the file for the screen's scale is used")
  func files() throws {
    stage.perform {}
    let folder = try PictureFolder()
    for (name, side) in [("a.png", 4), ("a@2x.png", 8), ("b@3x.png", 12), ("c.png", 4)] {
      let image = UIImage(cgImage: try QuarteredPicture.make(width: side, height: side))
      try folder.write(try #require(image.pngData()), name)
    }
    func figures(_ name: String) throws -> [CGFloat] {
      let image = try #require(UIImage(contentsOfFile: folder.path(name)), "\(name)")
      return [image.scale, image.size.width]
    }
    #expect(try figures("a") == [2, 4])
    #expect(try figures("a.png") == [1, 4])
    #expect(try figures("a@2x.png") == [2, 4])
    #expect(try figures("b") == [3, 4])
    #expect(try figures("b.png") == [3, 4])
    #expect(try figures("c") == [1, 4])
  }

  @Test("Named images are found in the stage's picture folders")
  func named() throws {
    stage.perform {}
    let folder = try PictureFolder()
    let card = UIImage(cgImage: try QuarteredPicture.make())
    try folder.write(try #require(card.pngData()), "card.png")
    stage.pictureFolders = [folder.url]
    #expect(UIImage(named: "card")?.size == CGSize(width: 4, height: 4))
    #expect(UIImage(named: "card.png") != nil && UIImage(named: "other") == nil)
  }

  @Test("Each orientation moves the quarters to their positions")
  func orientations() throws {
    stage.perform {}
    let picture = try QuarteredPicture.make(width: 8, height: 4)
    let (r, g, b, w) = (RGBA.red, RGBA.green, RGBA.blue, RGBA.white)
    let expected: [(UIImage.Orientation, [RGBA])] = [
      (.up, [r, g, b, w]), (.down, [w, b, g, r]), (.left, [g, w, r, b]), (.right, [b, r, w, g]),
      (.upMirrored, [g, r, w, b]), (.downMirrored, [b, w, r, g]), (.leftMirrored, [r, b, g, w]),
      (.rightMirrored, [w, g, b, r]),
    ]
    for (orientation, colors) in expected {
      let image = UIImage(cgImage: picture, scale: 2, orientation: orientation)
      let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
      #expect(image.size == (isTurned ? CGSize(width: 2, height: 4) : CGSize(width: 4, height: 2)))
      #expect(quarters(image) == colors, "\(orientation)")
      let flipped = image.withHorizontallyFlippedOrientation()
      #expect(quarters(flipped) == [colors[1], colors[0], colors[3], colors[2]], "\(orientation) mirrored")
    }
  }

  @Test("A tinted image has the tint's colour with its own opacity, and keeps its size")
  func tint() throws {
    stage.perform {}
    let half = try QuarteredPicture.image(
      [255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 64, 64, 64, 128], width: 2, height: 2)
    let image = UIImage(cgImage: half, scale: 1, orientation: .upMirrored).withTintColor(.blue)
    #expect(image.size == CGSize(width: 2, height: 2) && image.imageOrientation == .up)
    let picture = painted(CGSize(width: 2, height: 2)) { image.draw(in: $0) }
    #expect(picture[1, 0] == .blue && picture[0, 0] == .white && picture[1, 1] == .white)
    #expect(abs(Int(picture[0, 1].r) - 127) <= 1 && picture[0, 1].b == 255)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
  }

  @Test("Drawn at a point, an image has its own size; an opacity and a blend mode apply to that drawing only")
  func drawing() throws {
    stage.perform {}
    let image = UIImage(cgImage: try QuarteredPicture.make())
    let picture = painted(CGSize(width: 20, height: 20)) { _ in
      image.draw(at: CGPoint(x: 2, y: 2))
      image.draw(in: CGRect(x: 8, y: 2, width: 4, height: 4), blendMode: .normal, alpha: 0.5)
      image.draw(at: CGPoint(x: 14, y: 2))
    }
    #expect([1, 2, 5, 6].map { picture[$0, 2] } == [.white, .red, .green, .white])
    #expect(abs(Int(picture[8, 2].g) - 128) <= 1)
    #expect(picture[14, 2] == .red)
  }

  @Test("In a resized image the caps keep their size, and the middle is stretched or tiled")
  func caps() throws {
    stage.perform {}
    // Columns red, green, blue, white; the middle two are inside the caps.
    let row: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
    let image = UIImage(cgImage: try QuarteredPicture.image(row, width: 4, height: 1))
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    func columns(_ mode: UIImage.ResizingMode) -> String {
      let resizable = image.resizableImage(withCapInsets: caps, resizingMode: mode)
      let picture = painted(CGSize(width: 10, height: 4)) {
        UIColor.black.setFill()
        UIRectFill($0)
        UIGraphicsGetCurrentContext()?.interpolationQuality = .none
        resizable.draw(in: $0)
      }
      let names: [RGBA: String] = [.red: "r", .green: "g", .blue: "b", .white: "w"]
      return (0..<10).map { names[picture[$0, 2]] ?? "?" }.joined()
    }
    #expect(columns(.tile) == "rgbgbgbgbw" && columns(.stretch) == "rggggbbbbw")
  }
}

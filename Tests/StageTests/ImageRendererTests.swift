import Stage
import Testing
import UIKit

@MainActor @Suite("Image renderers")
struct ImageRendererTests {
  private let stage = Stage(size: CGSize(width: 40, height: 40), scale: 2)

  @Test("A renderer's image has the requested size and the screen's scale")
  func renderer() throws {
    stage.perform {}
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 10, height: 6) && image.scale == 2 && image.cgImage?.width == 20)
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == image.size)
    let picture = painted(CGSize(width: 10, height: 6)) { read.draw(in: $0) }
    #expect(picture[2, 3] == .red && picture[7, 3] == .white)
  }

  @Test("The format sets the image's scale and whether it is opaque")
  func format() throws {
    stage.perform {}
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (3, true)
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 4, height: 4), format: format)
    let data = renderer.pngData { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 5, y: 5, width: 2, height: 4))
    }
    let image = try #require(UIImage(data: data, scale: 3))
    #expect(image.size == CGSize(width: 4, height: 4))
    let picture = painted(CGSize(width: 4, height: 4)) { image.draw(in: $0) }
    #expect(picture[0, 1] == .red && picture[3, 1] == RGBA(r: 0, g: 0, b: 0))
  }

  @Test("Image contexts nest, and ending one restores the one outside it")
  func contexts() throws {
    stage.perform {}
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 0)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(inner.size == CGSize(width: 4, height: 4) && inner.scale == 1)
    #expect(outer.size == CGSize(width: 8, height: 8) && outer.scale == 2)
    #expect(painted(CGSize(width: 8, height: 8)) { outer.draw(in: $0) }[4, 4] == .red)
  }

  @Test("A size that no image can have gives an empty image and a diagnostic")
  func badSizes() {
    stage.perform {}
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: -1, height: 4), true, 1)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 1, height: 1))
    UIGraphicsEndImageContext()
    #expect(stage.diagnostics.count == 2)
  }

  @Test("Nonisolated functions and other threads can draw images, as on iOS")
  func nonisolated() async {
    let size = CGSize(width: 4, height: 4)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
    }
    #expect(image.halved.size == CGSize(width: 2, height: 2))
    let other = await Task.detached { image.halved.size }.value
    #expect(other == CGSize(width: 2, height: 2) && UIGraphicsGetCurrentContext() == nil)
  }
}

extension UIImage {
  /// The image at half its size.
  fileprivate nonisolated var halved: UIImage {
    let half = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height / 2)
    return UIGraphicsImageRenderer(bounds: half).image { _ in draw(in: half) }
  }
}

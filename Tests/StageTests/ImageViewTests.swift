import Stage
import Testing
import UIKit

@MainActor @Suite("Image views")
struct ImageViewTests {
  /// Creates a black stage of 40 × 40 points with a view of 20 × 20 in its middle that shows `image`.
  private func stage(
    scale: CGFloat = 1, _ image: UIImage, _ mode: UIView.ContentMode = .scaleToFill
  ) -> (Stage, UIImageView) {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: scale)
    stage.window.backgroundColor = .black
    let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    (view.image, view.contentMode) = (image, mode)
    stage.window.addSubview(view)
    return (stage, view)
  }

  /// Returns the bounding box of the pixels that are not black.
  private func frame(_ picture: Bitmap) -> CGRect? {
    inked(picture).map {
      CGRect(x: $0.columns.lowerBound, y: $0.rows.lowerBound, width: $0.columns.count, height: $0.rows.count)
    }
  }

  /// The frame of an image of 8 × 4 points in each content mode, in points.
  nonisolated static let frames: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 10, y: 10, width: 20, height: 20)),
    (.redraw, CGRect(x: 10, y: 10, width: 20, height: 20)),
    (.scaleAspectFit, CGRect(x: 10, y: 15, width: 20, height: 10)),
    (.scaleAspectFill, CGRect(x: 0, y: 10, width: 40, height: 20)),
    (.center, CGRect(x: 16, y: 18, width: 8, height: 4)), (.top, CGRect(x: 16, y: 10, width: 8, height: 4)),
    (.bottom, CGRect(x: 16, y: 26, width: 8, height: 4)), (.left, CGRect(x: 10, y: 18, width: 8, height: 4)),
    (.right, CGRect(x: 22, y: 18, width: 8, height: 4)), (.topLeft, CGRect(x: 10, y: 10, width: 8, height: 4)),
    (.topRight, CGRect(x: 22, y: 10, width: 8, height: 4)),
    (.bottomLeft, CGRect(x: 10, y: 26, width: 8, height: 4)),
    (.bottomRight, CGRect(x: 22, y: 26, width: 8, height: 4)),
  ]

  @Test(
    "Each content mode gives the image its frame, clipped to the bounds only if the view clips, at every scale",
    arguments: frames, [1, 2] as [CGFloat])
  func modes(_ row: (mode: UIView.ContentMode, frame: CGRect), scale: CGFloat) throws {
    let side = Int(scale)
    let image = UIImage(
      cgImage: try QuarteredPicture.make(width: 8 * side, height: 4 * side), scale: scale, orientation: .up)
    let (stage, view) = stage(scale: scale, image, row.mode)
    let expected = row.frame.applying(CGAffineTransform(scaleX: scale, y: scale))
    #expect(frame(stage.render()) == (row.mode == .scaleAspectFill ? frameOfAll(scale) : expected))
    view.clipsToBounds = true
    let bounds = view.frame.applying(CGAffineTransform(scaleX: scale, y: scale))
    #expect(frame(stage.render()) == expected.intersection(bounds))
    let picture = stage.render()
    let corner = expected.intersection(bounds)
    #expect(picture[Int(corner.minX), Int(corner.minY)] == .red)
    #expect(picture[Int(corner.maxX) - 1, Int(corner.maxY) - 1] == .white)
  }

  /// The frame of an image that fills the middle rows, in pixels.
  ///
  /// `inked` compares with the corner, which is black.
  private func frameOfAll(_ scale: CGFloat) -> CGRect {
    CGRect(x: 0, y: 10 * scale, width: 40 * scale, height: 20 * scale)
  }

  @Test(
    "At each whole scale the view shows the image's own pixels, without interpolation",
    arguments: [1, 2, 3] as [CGFloat])
  func crisp(scale: CGFloat) throws {
    let side = 10 * Int(scale)
    var bytes: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side { bytes += (x + y) % 2 == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    }
    let image = UIImage(
      cgImage: try QuarteredPicture.image(bytes, width: side, height: side), scale: scale, orientation: .up)
    let (stage, view) = stage(scale: scale, image, .center)
    view.frame.size = CGSize(width: 10, height: 10)
    let template = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    template.tintColor = .green
    template.frame.origin = CGPoint(x: 25, y: 25)
    stage.window.addSubview(template)
    let picture = stage.render()
    let first = 10 * Int(scale)
    for y in 0..<side {
      for x in 0..<side {
        #expect(picture[first + x, first + y] == ((x + y) % 2 == 0 ? .red : .blue))
        #expect(picture[25 * Int(scale) + x, 25 * Int(scale) + y] == .green)
      }
    }
  }

  @Test("An image drawn for one scale is as sharp at another, also when tinted, rotated or drawn into another image")
  func sharpDrawing() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10.5, height: 20))
    }
    let picture = try #require(plain.cgImage)
    let turned = UIImage(cgImage: picture, scale: 1, orientation: .downMirrored)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
      plain.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    for image in [plain, plain.withTintColor(.red), turned, drawn] {
      let (stage, _) = stage(scale: 2, image)
      let seen = stage.render()
      #expect([40, 41].map { seen[$0, 40] } == [.red, RGBA(r: 0, g: 0, b: 0)])
    }
  }

  @Test("An image view takes no touches and has its image's size, or no size without an image")
  func sizes() throws {
    let image = UIImage(cgImage: try QuarteredPicture.make(width: 8, height: 4), scale: 2, orientation: .up)
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(view.intrinsicContentSize == image.size && view.sizeThatFits(.zero) == image.size)
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("A template image has the tint colour, which can change and be inherited; other images keep their colours")
  func template() throws {
    let image = UIImage(cgImage: try QuarteredPicture.make())
    let (stage, view) = stage(image.withRenderingMode(.alwaysTemplate))
    stage.window.tintColor = .red
    #expect(stage.render()[27, 27] == .red)
    view.tintColor = .blue
    #expect(stage.render()[27, 27] == .blue)
    view.image = image.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(stage.render()[27, 27] == .green)
    view.image = image
    #expect(stage.render()[27, 27] == .white)
  }

  @Test("A highlighted view shows its highlighted image, if it has one")
  func highlighted() throws {
    let image = UIImage(cgImage: try QuarteredPicture.make())
    let (stage, view) = stage(image)
    view.isHighlighted = true
    #expect(stage.render()[27, 27] == .white)
    view.highlightedImage = image.withTintColor(.red)
    #expect(stage.render()[27, 27] == .red)
    view.isHighlighted = false
    #expect(stage.render()[27, 27] == .white)
  }

  @Test("The corners of a resizable image keep their size; its middle is stretched", arguments: [1, 2] as [CGFloat])
  func caps(scale: CGFloat) throws {
    let side = 4 * Int(scale)
    let picture = try QuarteredPicture.make(width: side, height: side)
    let image = UIImage(cgImage: picture, scale: scale, orientation: .up)
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 3, right: 3)
    let (stage, _) = stage(scale: scale, image.resizableImage(withCapInsets: caps, resizingMode: .stretch))
    let seen = stage.render()
    func color(_ x: CGFloat, _ y: CGFloat) -> RGBA { seen[Int(x * scale), Int(y * scale)] }
    #expect([11, 20, 26.5].map { color($0, 12) } == [.red, .red, .red])
    #expect([28.5, 29.5].map { color($0, 12) } == [.green, .green])
    #expect(color(12, 29) == .blue && color(29, 29) == .white)
  }

  @Test(
    "Pictures one after another are shown for equal times, endlessly or as often as asked, and never keep from idling")
  func playing() throws {
    let image = UIImage(cgImage: try QuarteredPicture.make())
    let (stage, view) = stage(image)
    view.animationImages = [image.withTintColor(.red), image.withTintColor(.green)]
    view.animationDuration = 1
    view.startAnimating()
    #expect(view.isAnimating)
    func colors(_ count: Int) -> [RGBA] {
      (0..<count).map { _ in
        stage.advance(by: 0.25)
        let color = stage.render()[27, 27]
        stage.advance(by: 0.25)
        return color
      }
    }
    #expect(colors(4) == [.red, .green, .red, .green] && stage.isIdle)
    view.stopAnimating()
    #expect(colors(1) == [.white] && !view.isAnimating)
    view.animationRepeatCount = 1
    view.startAnimating()
    #expect(colors(3) == [.red, .green, .white] && !view.isAnimating && stage.isIdle)
    view.image = UIImage.animatedImage(with: view.animationImages ?? [], duration: 2)
    view.animationImages = nil
    (view.animationDuration, view.animationRepeatCount) = (0, 0)
    view.startAnimating()
    #expect(colors(4) == [.red, .red, .green, .green])
  }

  @Test("Setting the image in an animation block shows it at once")
  func noFade() throws {
    let image = UIImage(cgImage: try QuarteredPicture.make())
    let (stage, view) = stage(image)
    stage.advance(by: 0.1)
    UIView.animate(withDuration: 1) { view.image = image.withTintColor(.red) }
    stage.advance(by: 0.1)
    #expect(stage.render()[27, 27] == .red)
  }
}

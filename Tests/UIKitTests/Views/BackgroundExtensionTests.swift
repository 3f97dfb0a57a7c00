import Stage
import Testing
import UIKit

@MainActor @Suite("Views that extend their content")
struct BackgroundExtensionTests {
  private let stage = Stage(size: CGSize(width: 100, height: 200))
  private let view = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let content = UIView()

  init() {
    stage.safeAreaInsets = UIEdgeInsets(top: 60, left: 20, bottom: 0, right: 0)
    view.contentView = content
    // From left to right: red and blue; the lowest part is green.
    for (color, frame) in [
      (UIColor.red, CGRect(x: 0, y: 0, width: 40, height: 140)), (.blue, CGRect(x: 40, y: 0, width: 40, height: 140)),
      (.green, CGRect(x: 0, y: 40, width: 80, height: 100)),
    ] {
      let part = UIView(frame: frame)
      part.backgroundColor = color
      content.addSubview(part)
    }
    stage.window.backgroundColor = .white
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  /// The letters of the strongest channels of a pixel.
  private func color(_ x: Int, _ y: Int) -> String {
    let pixel = stage.render()[x, y]
    return [("r", pixel.r), ("g", pixel.g), ("b", pixel.b)].filter { $0.1 > 100 }.map(\.0).joined()
  }

  @Test("The content is in the safe area; what is above and beside it is its mirror image, and the corner that of both")
  func mirrors() {
    #expect(content.frame == CGRect(x: 20, y: 60, width: 80, height: 140))
    #expect(content.superview === view)
    #expect(color(30, 70) == "r" && color(90, 70) == "b" && color(50, 150) == "g")
    #expect(color(40, 40) == "r" && color(90, 40) == "b", "above, as at the content's top edge")
    #expect(color(40, 4) == "g" && color(90, 4) == "g", "as far above as the green is below")
    #expect(color(4, 80) == "r" && color(4, 150) == "g", "on the left")
    #expect(color(4, 50) == "r" && color(4, 4) == "g", "in the corner")
  }

  @Test("The mirror image is blurred, the content is not")
  func blurs() {
    let (above, inside) = (stage.render()[60, 30], stage.render()[62, 70])
    #expect(above.r > 60 && above.b > 60, "red and blue mix where they meet")
    #expect(inside.r == 0 && inside.b == 255)
  }

  @Test("It follows what the content shows, and ends with the content")
  func follows() {
    stage.perform { content.subviews[0].backgroundColor = .blue }
    #expect(color(40, 40) == "b")
    stage.perform { content.removeFromSuperview() }
    stage.advance(by: 0)
    #expect(color(40, 40) == "rgb")
    stage.perform { view.contentView = nil }
    #expect(view.contentView == nil)
  }

  @Test("A client that places the content itself gets the extension around its frame")
  func ownFrame() {
    stage.perform {
      view.automaticallyPlacesContentView = false
      content.frame = CGRect(x: 0, y: 0, width: 80, height: 140)
    }
    stage.advance(by: 0)
    #expect(color(30, 20) == "r" && color(70, 20) == "b" && color(90, 20) == "b", "mirrored at the right edge")
    #expect(color(40, 180) == "g", "below")
  }
}

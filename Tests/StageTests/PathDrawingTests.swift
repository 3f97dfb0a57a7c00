import Stage
import Testing
import UIKit

/// A view that draws with a closure.
final class Painted: UIView {
  var paint: (CGRect) -> Void = { _ in }
  override func draw(_ rect: CGRect) { paint(rect) }
}

/// Returns the picture that `paint` draws on a white view of `size` points.
@MainActor func painted(
  _ size: CGSize = CGSize(width: 40, height: 40), scale: CGFloat = 1, _ paint: @escaping (CGRect) -> Void
) -> Bitmap {
  let stage = Stage(size: size, scale: scale)
  stage.window.backgroundColor = .white
  let view = Painted(frame: stage.window.bounds)
  view.paint = paint
  stage.window.addSubview(view)
  view.setNeedsDisplay()
  return stage.render()
}

extension RGBA {
  static let white = RGBA(r: 255, g: 255, b: 255)
  static let gray = RGBA(r: 128, g: 128, b: 128)
  static let red = RGBA(r: 255, g: 0, b: 0)
  static let green = RGBA(r: 0, g: 255, b: 0)
  static let blue = RGBA(r: 0, g: 0, b: 255)
}

@MainActor @Suite("Drawing of paths")
struct PathDrawingTests {
  private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

  @Test("A path is filled in the fill colour and stroked in the stroke colour, with half the line on each side")
  func fillAndStroke() {
    let picture = painted { [square] _ in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: square)
      path.lineWidth = 4
      path.fill()
      path.stroke()
    }
    #expect([7, 8, 11, 12, 20].map { picture[$0, 20] } == [.white, .blue, .blue, .red, .red])
  }

  @Test("A dash pattern leaves gaps and ends with the path")
  func dashes() {
    let picture = painted { _ in
      UIColor.red.set()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 40, y: 10))
      path.lineWidth = 2
      path.setLineDash([6, 4], count: 2, phase: 0)
      path.stroke()
      let solid = UIBezierPath(cgPath: path.cgPath)
      solid.apply(CGAffineTransform(translationX: 0, y: 20))
      solid.lineWidth = 2
      solid.stroke()
    }
    #expect([2, 8, 12, 18].map { picture[$0, 10] } == [.red, .white, .red, .white])
    #expect([2, 8, 12, 18].map { picture[$0, 30] } == [.red, .red, .red, .red])
  }

  @Test("A clip restricts drawing to the inside of the path, and an empty path clips everything")
  func clip() {
    let picture = painted { [square] rect in
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      UIBezierPath(ovalIn: square).addClip()
      UIColor.red.setFill()
      UIRectFill(rect)
      UIBezierPath().addClip()
      UIColor.green.setFill()
      UIRectFill(rect)
      context?.restoreGState()
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(picture[20, 20] == .red && picture[11, 11] == .white && picture[5, 20] == .white)
    #expect(picture[2, 2] == .blue)
  }

  @Test("A fill with a blend mode and an opacity leaves later drawing alone")
  func blending() {
    let picture = painted { [square] _ in
      UIColor.red.setFill()
      let path = UIBezierPath(rect: square)
      path.fill(with: .normal, alpha: 0.5)
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).fill()
    }
    #expect(abs(Int(picture[20, 20].g) - 128) <= 1 && picture[20, 20].r == 255)
    #expect(picture[2, 2] == .red)
  }

  @Test("The even-odd rule leaves the inner shape empty", arguments: [false, true])
  func evenOdd(_ isEvenOdd: Bool) {
    let picture = painted { [square] _ in
      let path = UIBezierPath(rect: square)
      path.append(UIBezierPath(rect: square.insetBy(dx: 5, dy: 5)))
      path.usesEvenOddFillRule = isEvenOdd
      UIColor.red.setFill()
      path.fill()
    }
    #expect(picture[20, 20] == (isEvenOdd ? .white : .red) && picture[12, 12] == .red)
  }
}

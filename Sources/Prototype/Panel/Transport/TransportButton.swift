import CoreGraphics
import QuartzCore
import UIKit

@MainActor final class TransportButton: PlainControl {
  enum Picture {
    case play, pause, loop, back, forth, pin
  }

  static let side: CGFloat = 28

  private let shape = CAShapeLayer()
  var picture: Picture { didSet { if picture != oldValue { showPicture() } } }
  var isOn = false { didSet { if isOn != oldValue { showState() } } }

  init(_ picture: Picture, _ help: String, pressed: @escaping () -> Void) {
    self.picture = picture
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    toolTip = help.withKeysJoined
    shape.frame = bounds
    (shape.lineWidth, shape.lineCap, shape.lineJoin) = (1.5, .round, .round)
    layer.addSublayer(shape)
    isAccessibilityElement = true
    accessibilityLabel = help
    addPointerBorder()
    when(.pressed) { pressed() }
    showPicture()
  }

  override func layoutSubviews() {
    let origin = CGPoint(x: (bounds.width - Self.side) / 2, y: (bounds.height - Self.side) / 2)
    CATransaction.withoutActions {
      shape.frame = CGRect(origin: origin, size: CGSize(width: Self.side, height: Self.side))
    }
  }

  override func showState() {
    backgroundColor = isHighlighted ? PanelColors.line : isOn ? PanelColors.selection : PanelColors.background
    super.showState()
    let ink = PanelColors.ink.resolvedColor(with: traitCollection).cgColor
    CATransaction.withoutActions {
      (shape.strokeColor, shape.fillColor) = (ink, picture == .loop ? nil : ink)
    }
  }

  private func showPicture() {
    CATransaction.withoutActions { shape.path = Self.path(picture) }
    showState()
  }

  private static func path(_ picture: Picture) -> CGPath {
    let path = CGMutablePath()
    func triangle(from x: CGFloat, to tip: CGFloat) {
      path.move(to: CGPoint(x: x, y: 9))
      path.addLine(to: CGPoint(x: tip, y: 14))
      path.addLine(to: CGPoint(x: x, y: 19))
      path.closeSubpath()
    }
    switch picture {
    case .play: triangle(from: 10.5, to: 19)
    case .pause:
      for x: CGFloat in [9.5, 16] { path.addRect(CGRect(x: x, y: 9.5, width: 2.5, height: 9)) }
    case .loop:
      // Two arrows that follow each other.
      for side: CGFloat in [1, -1] {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: 14 + side * x, y: 14 + side * y) }
        path.move(to: point(-6.5, 1.5))
        path.addLine(to: point(-6.5, -1))
        path.addQuadCurve(to: point(-3.5, -4), control: point(-6.5, -4))
        path.addLine(to: point(5.5, -4))
        path.move(to: point(3, -6.5))
        path.addLine(to: point(5.5, -4))
        path.addLine(to: point(3, -1.5))
      }
    case .pin:
      path.addEllipse(in: CGRect(x: 10.5, y: 7.5, width: 7, height: 7))
      path.move(to: CGPoint(x: 13.4, y: 14))
      path.addLine(to: CGPoint(x: 14.6, y: 14))
      path.addLine(to: CGPoint(x: 14, y: 21))
      path.closeSubpath()
    case .back, .forth:
      let side: CGFloat = picture == .forth ? 1 : -1
      triangle(from: 14 - side * 4, to: 14 + side * 3)
      path.addRect(CGRect(x: 14 + side * 6 - 0.5, y: 9.5, width: 1, height: 9))
    }
    return path
  }
}

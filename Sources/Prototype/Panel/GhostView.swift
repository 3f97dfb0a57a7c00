import CoreGraphics
import QuartzCore
import Stage
import UIKit

/// The second phone over the first one: its picture, drawn faintly, and the outline of its moving screen.
@MainActor final class GhostView: PlainView {
  private let screen: StageView
  private let outline = ScreenOutline()

  static let pictureAlpha: CGFloat = 0.35

  /// Takes over the view of the second phone's stage.
  init(_ screen: StageView) {
    self.screen = screen
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    screen.alpha = Self.pictureAlpha
    for view in [screen, outline] { addSubview(view) }
  }

  /// Where the stages' pictures lie in the ghost.
  var screenFrame = CGRect.zero { didSet { if screenFrame != oldValue { setNeedsLayout() } } }

  func follow() {
    let stage = screen.cover ?? screen.stage
    outline.show(stage.movingScreen, factor: bounds.width / max(1, stage.screenSize.width))
  }

  override func layoutSubviews() {
    screen.frame = screenFrame
    outline.frame = bounds
    follow()
  }
}

/// The outline of another phone's screen.
@MainActor final class ScreenOutline: PlainView {
  private let lines = [CAShapeLayer(), CAShapeLayer()]
  /// In points of the view; empty if nothing is shown.
  private(set) var corners: [CGPoint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    for (line, width) in zip(lines, [4.0, 2.0]) {
      (line.lineWidth, line.lineJoin, line.fillColor) = (width, .round, nil)
      layer.addSublayer(line)
    }
    isHidden = true
    showColors()
  }

  override func showColors() {
    lines[0].strokeColor = UIColor(white: 0, alpha: 0.35).cgColor
    lines[1].strokeColor = UIColor(hex: 0x83A8F8).cgColor
  }

  func show(_ screen: Stage.MovingScreen?, factor: CGFloat) {
    let next = screen?.corners.map { CGPoint(x: $0.x * factor, y: $0.y * factor) } ?? []
    guard next != corners else { return }
    corners = next
    isHidden = next.isEmpty
    let path = CGMutablePath()
    for index in next.indices {
      let (corner, after) = (next[index], next[(index + 1) % next.count])
      if index == 0 {
        let before = next[next.count - 1]
        path.move(to: CGPoint(x: (before.x + corner.x) / 2, y: (before.y + corner.y) / 2))
      }
      path.addArc(tangent1End: corner, tangent2End: after, radius: (screen?.radius ?? 0) * factor)
    }
    path.closeSubpath()
    CATransaction.withoutActions { for line in lines { line.path = path } }
  }
}

extension Stage {
  /// A screen during a transition, as presented.
  struct MovingScreen {
    let corners: [CGPoint]
    let radius: CGFloat
  }

  /// The upper screen of the transition in progress; nil if there is none.
  var movingScreen: MovingScreen? {
    perform {
      guard let status = application.transitionStatus,
        let layer = (status.isOpening ? status.layers.to : status.layers.from)?.presentation()
      else { return nil }
      let bounds = layer.bounds
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
      ].map { layer.convert($0, to: nil) }
      guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }), bounds.width > 0 else { return nil }
      let width = hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y)
      return MovingScreen(corners: corners, radius: layer.cornerRadius * width / bounds.width)
    }
  }
}

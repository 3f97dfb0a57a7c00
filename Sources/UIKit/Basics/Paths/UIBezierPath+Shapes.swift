public import CoreGraphics
import Foundation

extension UIBezierPath {
  /// Creates a closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates a closed ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a closed rectangle with circular corners; the radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a closed rectangle, some of whose corners are quarters of ellipses.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    addRounded(rect, corners, cornerRadii)
  }

  /// Creates an open arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with the elements of a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }

  private func addRounded(_ rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
    let (width, height) = (min(max(0, radii.width), rect.width / 2), min(max(0, radii.height), rect.height / 2))
    guard width > 0, height > 0, !corners.isEmpty else { return path.addRect(rect) }
    let quarters: [(UIRectCorner, CGPoint, x: CGFloat, y: CGFloat)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), 1, 1),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), -1, 1),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), -1, -1),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), 1, -1),
    ]
    for (index, quarter) in quarters.enumerated() {
      // A corner's curve goes from one side to the other; the order of the sides alternates between corners.
      let isAcrossFirst = index % 2 == 1
      let radius = corners.contains(quarter.0) ? CGSize(width: width, height: height) : .zero
      let across = CGPoint(x: quarter.1.x + quarter.x * radius.width, y: quarter.1.y)
      let down = CGPoint(x: quarter.1.x, y: quarter.1.y + quarter.y * radius.height)
      let (start, end) = isAcrossFirst ? (across, down) : (down, across)
      if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
      if radius != .zero { addQuarter(from: start, around: quarter.1, to: end) }
    }
    path.closeSubpath()
  }

  private func addQuarter(from start: CGPoint, around corner: CGPoint, to end: CGPoint) {
    func control(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (corner.x - point.x) * Self.reach, y: point.y + (corner.y - point.y) * Self.reach)
    }
    path.addCurve(to: end, control1: control(start), control2: control(end))
  }

  /// How far the control points of a quarter of a circle lie from its ends, in radii: 4/3·tan(π/8).
  private static let reach = CGFloat(4 * (2.0.squareRoot() - 1) / 3)
}

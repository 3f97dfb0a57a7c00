public import UIKit

public struct Path: @unchecked Sendable {
  let path = CGMutablePath()

  public init() {}
  public init(_ make: (inout Path) -> Void) { make(&self) }
  public init(_ rect: CGRect) { path.addRect(rect) }
  public init(ellipseIn rect: CGRect) { path.addEllipse(in: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path.addPath(UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }
  public init(_ path: CGPath) { self.path.addPath(path) }

  public var cgPath: CGPath { path }

  public mutating func move(to point: CGPoint) { path.move(to: point) }
  public mutating func addLine(to point: CGPoint) { path.addLine(to: point) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians, clockwise: clockwise)
  }
  public mutating func addRect(_ rect: CGRect) { path.addRect(rect) }
  public mutating func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    path.addPath(UIBezierPath(roundedRect: rect, cornerRadius: cornerSize.width).cgPath)
  }
  public mutating func addPath(_ other: Path) { path.addPath(other.path) }
  public mutating func closeSubpath() { path.closeSubpath() }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

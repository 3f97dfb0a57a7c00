public import UIKit

public protocol Animatable {
  associatedtype AnimatableData = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

public struct EmptyAnimatableData: Equatable, Sendable { public init() {} }

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A shape's path is not interpolated; frames, corners and colors are.
public protocol Shape: View, Animatable, Sendable {
  nonisolated func path(in rect: CGRect) -> Path
}

public protocol InsettableShape: Shape {}

extension Shape {
  public var body: FilledShape { FilledShape(shape: self, style: nil, stroke: nil) }
}

/// What layers draw without a path.
enum PlainShape: Equatable {
  case rectangle
  case rounded(CGFloat, isContinuous: Bool)
  case capsule
  case circle
}

protocol HasPlainShape {
  var plain: PlainShape { get }
}

extension PlainShape {
  func rect(in rect: CGRect) -> CGRect {
    guard self == .circle else { return rect }
    let side = min(rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
  func radius(of size: CGSize) -> CGFloat {
    switch self {
    case .rectangle: 0
    case .rounded(let radius, _): min(radius, min(size.width, size.height) / 2)
    case .capsule, .circle: min(size.width, size.height) / 2
    }
  }
}

extension HasPlainShape {
  func plainPath(in rect: CGRect) -> Path {
    let rect = plain.rect(in: rect)
    return Path(roundedRect: rect, cornerRadius: plain.radius(of: rect.size))
  }
}

public struct Rectangle: InsettableShape, nonisolated HasPlainShape {
  public init() {}
  nonisolated var plain: PlainShape { .rectangle }
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct RoundedRectangle: InsettableShape, nonisolated HasPlainShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    (cornerSize, self.style) = (CGSize(width: cornerRadius, height: cornerRadius), style)
  }
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  nonisolated var plain: PlainShape { .rounded(cornerSize.width, isContinuous: style == .continuous) }
  nonisolated public func path(in rect: CGRect) -> Path { plainPath(in: rect) }
}

public struct Circle: InsettableShape, nonisolated HasPlainShape {
  public init() {}
  nonisolated var plain: PlainShape { .circle }
  nonisolated public func path(in rect: CGRect) -> Path { plainPath(in: rect) }
}

public struct Capsule: InsettableShape, nonisolated HasPlainShape {
  public init(style: RoundedCornerStyle = .continuous) {}
  nonisolated var plain: PlainShape { .capsule }
  nonisolated public func path(in rect: CGRect) -> Path { plainPath(in: rect) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var dash: [CGFloat]

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { (self.lineWidth, self.lineCap, self.lineJoin, self.dash) = (lineWidth, lineCap, lineJoin, dash) }
}

extension Shape {
  public func fill(_ style: some ShapeStyle) -> FilledShape {
    FilledShape(shape: self, style: style, stroke: nil)
  }
  public func fill() -> FilledShape { filled }
  var filled: FilledShape { FilledShape(shape: self, style: nil, stroke: nil) }
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> FilledShape {
    FilledShape(shape: self, style: style, stroke: StrokeStyle(lineWidth: lineWidth))
  }
  public func stroke(_ style: some ShapeStyle, style stroke: StrokeStyle) -> FilledShape {
    FilledShape(shape: self, style: style, stroke: stroke)
  }
  public func stroke(lineWidth: CGFloat = 1) -> FilledShape {
    FilledShape(shape: self, style: nil, stroke: StrokeStyle(lineWidth: lineWidth))
  }
  public func stroke(style: StrokeStyle) -> FilledShape { FilledShape(shape: self, style: nil, stroke: style) }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> FilledShape {
    var view = filled
    view.trim = (start, end)
    return view
  }
}

extension InsettableShape {
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> FilledShape {
    var view = stroke(style, lineWidth: lineWidth)
    view.inset = lineWidth / 2
    return view
  }
}

/// A shape with what fills or strokes it.
public struct FilledShape: UnaryView, Sendable {
  let shape: any Shape
  /// Nil for the foreground's.
  var style: (any ShapeStyle)?
  var stroke: StrokeStyle?
  var inset: CGFloat = 0
  var trim: (CGFloat, CGFloat)?

  func makeNode(_ scope: Scope) -> Node { ShapeNode(scope) }
  func update(_ node: Node) { (node as? ShapeNode)?.filled = self }
}

/// A style over the whole area.
struct StyleView: UnaryView {
  let style: any ShapeStyle

  func makeNode(_ scope: Scope) -> Node { ShapeNode(scope) }
  func update(_ node: Node) {
    (node as? ShapeNode)?.filled = FilledShape(shape: Rectangle(), style: style, stroke: nil)
  }
}

extension Color: UnaryView {
  func makeNode(_ scope: Scope) -> Node { ShapeNode(scope) }
  func update(_ node: Node) { StyleView(style: self).update(node) }
}
extension LinearGradient: UnaryView {
  func makeNode(_ scope: Scope) -> Node { ShapeNode(scope) }
  func update(_ node: Node) { StyleView(style: self).update(node) }
}
extension RadialGradient: UnaryView {
  func makeNode(_ scope: Scope) -> Node { ShapeNode(scope) }
  func update(_ node: Node) { StyleView(style: self).update(node) }
}

public import CoreGraphics
public import Foundation

/// Angles are measured from the right, clockwise on the screen.
open class UIBezierPath: NSObject, NSCopying {
  final var path = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  /// In line widths.
  open var miterLimit: CGFloat = 10
  /// Stored only: curves are always drawn as precisely as the pixels show.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  final var dashLengths: [CGFloat] = []
  final var dashPhase: CGFloat = 0

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// The value read is an immutable copy.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.copyLineSettings(from: self)
    return copy
  }

  // MARK: Building

  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a line to the arc's start if the current point is elsewhere.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() { path.closeSubpath() }

  open func removeAllPoints() { path = CGMutablePath() }

  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: ReversedPath(path).path)
    reversed.copyLineSettings(from: self)
    return reversed
  }

  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  // MARK: Properties

  open var isEmpty: Bool { path.isEmpty }

  /// Control points do not count; null when the path is empty.
  open var bounds: CGRect { path.boundingBoxOfPath }

  open var currentPoint: CGPoint { path.currentPoint }

  /// Open subpaths count as closed by a line.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  // MARK: Drawing

  open func fill() { draw { $0.fillPath(using: fillRule) } }

  open func stroke() { draw { $0.strokePath() } }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: fillRule) }
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { $0.strokePath() } }

  /// Clips the current context to the path; with an empty path nothing is drawn any more.
  open func addClip() { clip() }
}

extension UIBezierPath {
  final var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  final func draw(_ blendMode: CGBlendMode? = nil, _ alpha: CGFloat = 1, _ work: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext(), !isEmpty else { return }
    context.saveGState()
    if let blendMode {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
    }
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    // A path without dashes uses those of the context.
    if !dashLengths.isEmpty { context.setLineDash(phase: dashPhase, lengths: dashLengths) }
    context.beginPath()
    context.addPath(path)
    work(context)
    context.restoreGState()
  }

  final func clip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard !isEmpty else { return context.clip(to: .null) }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  final func copyLineSettings(from other: UIBezierPath) {
    (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
    (miterLimit, flatness, usesEvenOddFillRule) = (other.miterLimit, other.flatness, other.usesEvenOddFillRule)
    (dashLengths, dashPhase) = (other.dashLengths, other.dashPhase)
  }

  /// Without a pattern, or with a count of 0, the line is solid.
  public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    (dashLengths, dashPhase) = (lengths, phase)
  }

  /// `pattern` must have space for all lengths: read the count first.
  public final func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashLengths.enumerated() { pattern?[index] = length }
    count?.pointee = dashLengths.count
    phase?.pointee = dashPhase
  }
}

extension UIBezierPath {
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// The radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Corners are quarters of ellipses.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    addRounded(rect, corners, cornerRadii)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

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

struct ReversedPath {
  /// One element of a subpath: its start, then its control points and its end.
  private struct Piece {
    let start: CGPoint
    let points: [CGPoint]
  }

  let path = CGMutablePath()

  /// Subpaths come from the last to the first, each in reverse.
  init(_ source: CGPath) {
    var subpaths: [(pieces: [Piece], start: CGPoint, isClosed: Bool)] = []
    var current = CGPoint.zero
    source.applyWithBlock { element in
      let points = (0..<element.pointee.type.pointCount).map { element.pointee.points[$0] }
      switch element.pointee.type {
      case .moveToPoint: subpaths.append(([], points[0], false))
      case .closeSubpath:
        guard let start = subpaths.last?.start else { return }
        subpaths[subpaths.count - 1].isClosed = true
        current = start
      default:
        // After a close the next element starts where the subpath started.
        if subpaths.last?.isClosed == true { subpaths.append(([], current, false)) }
        subpaths[subpaths.count - 1].pieces.append(Piece(start: current, points: points))
      }
      if let last = points.last { current = last }
    }
    for subpath in subpaths.reversed() { add(subpath.pieces, from: subpath.start, isClosed: subpath.isClosed) }
  }

  private func add(_ pieces: [Piece], from start: CGPoint, isClosed: Bool) {
    path.move(to: pieces.last?.points.last ?? start)
    for piece in pieces.reversed() {
      switch piece.points.count {
      case 1: path.addLine(to: piece.start)
      case 2: path.addQuadCurve(to: piece.start, control: piece.points[0])
      default: path.addCurve(to: piece.start, control1: piece.points[1], control2: piece.points[0])
      }
    }
    if isClosed { path.closeSubpath() }
  }
}

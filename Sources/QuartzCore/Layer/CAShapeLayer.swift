public import CoreGraphics

/// A layer that fills and strokes a path, above its background.
open class CAShapeLayer: CALayer {
  private var stroke = ShapeStyle()

  /// The path, in the layer's coordinate system; nil for none.
  public final var path: CGPath? {
    get { objects.path }
    set { write(newValue?.measured(), to: .path, \.path) }
  }
  /// The colour that fills the path; nil for none; the default is black.
  public final var fillColor: CGColor? {
    get { givenColors.fill }
    set { write(newValue, to: .fillColor, given: \.fill) }
  }
  /// The colour that strokes the path; nil, the default, for none.
  public final var strokeColor: CGColor? {
    get { givenColors.stroke }
    set { write(newValue, to: .strokeColor, given: \.stroke) }
  }
  /// The position along the path at which the stroke begins, 0...1.
  public final var strokeStart: CGFloat {
    get { CGFloat(values.pointee.special.strokeStart) }
    set { write(newValue.native, to: .strokeStart) }
  }
  /// The position along the path at which the stroke ends, 0...1.
  public final var strokeEnd: CGFloat {
    get { CGFloat(values.pointee.special.strokeEnd) }
    set { write(newValue.native, to: .strokeEnd) }
  }
  /// The width of the stroke, in points.
  public final var lineWidth: CGFloat {
    get { CGFloat(values.pointee.special.lineWidth) }
    set { write(newValue.native, to: .lineWidth) }
  }
  /// The greatest length of a mitred corner, in line widths.
  public final var miterLimit: CGFloat {
    get { CGFloat(values.pointee.special.miterLimit) }
    set { write(newValue.native, to: .miterLimit) }
  }
  /// The distance into the dash pattern at which the line begins, in points.
  public final var lineDashPhase: CGFloat {
    get { CGFloat(values.pointee.special.lineDashPhase) }
    set { write(newValue.native, to: .lineDashPhase) }
  }
  /// The lengths of dashes and gaps in turn, in points; nil for a solid line.
  public final var lineDashPattern: [NSNumber]? {
    get { stroke.dashes?.map { NSNumber(value: $0) } }
    set { restyle { $0.dashes = newValue?.map(\.doubleValue) } }
  }
  /// The rule that says which parts of the path are inside.
  public final var fillRule: CAShapeLayerFillRule {
    get { stroke.fillRule }
    set { restyle { $0.fillRule = newValue } }
  }
  public final var lineCap: CAShapeLayerLineCap {
    get { stroke.lineCap }
    set { restyle { $0.lineCap = newValue } }
  }
  public final var lineJoin: CAShapeLayerLineJoin {
    get { stroke.lineJoin }
    set { restyle { $0.lineJoin = newValue } }
  }

  override func makePresentationCopy() -> CALayer? {
    type(of: self) == CAShapeLayer.self ? CAShapeLayer(layer: self) : nil
  }

  override func copyState(of source: CALayer) {
    super.copyState(of: source)
    guard let source = source as? CAShapeLayer else { return }
    stroke = source.stroke
  }

  override func paint(
    _ v: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, _ painter: LayerPainter
  ) {
    super.paint(v, objects, painter)
    guard let path = objects.path else { return }
    let special = v.pointee.special
    let isStroked = special.strokeColor.w > 0 && special.lineWidth > 0 && special.strokeStart < special.strokeEnd
    guard special.fillColor.w > 0 || isStroked else { return }
    painter.add(
      .shape(
        .init(
          path: path, fillColor: painter.color(special.fillColor),
          strokeColor: isStroked ? painter.color(special.strokeColor) : .zero, style: stroke,
          lineWidth: special.lineWidth, strokeStart: max(0, special.strokeStart), strokeEnd: min(1, special.strokeEnd),
          dashPhase: special.lineDashPhase, miterLimit: special.miterLimit)))
  }

  private func restyle(_ change: (ShapeStyle) -> Void) {
    let new = ShapeStyle(stroke)
    change(new)
    stroke = new
    noteChange()
  }
}

/// The parts of a shape's style that cannot be animated; never changed once a display list refers to it.
package final class ShapeStyle {
  package internal(set) var dashes: [Double]?
  package internal(set) var fillRule: CAShapeLayerFillRule = .nonZero
  package internal(set) var lineCap: CAShapeLayerLineCap = .butt
  package internal(set) var lineJoin: CAShapeLayerLineJoin = .miter

  init() {}

  init(_ other: ShapeStyle) {
    dashes = other.dashes
    fillRule = other.fillRule
    lineCap = other.lineCap
    lineJoin = other.lineJoin
  }
}

/// A rule that says which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a rule from its name; an unknown name behaves as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the path winds around it more often in one direction than in the other.
  public static let nonZero = Self(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The ends of a stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a cap from its name; an unknown name behaves as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

/// The corners of a stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a join from its name; an unknown name behaves as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Corners are pointed, up to the miter limit.
  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}

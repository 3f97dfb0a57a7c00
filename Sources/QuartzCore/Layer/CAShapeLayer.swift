public import CoreGraphics

/// A layer that fills and strokes a path, above its background.
open class CAShapeLayer: CALayer {
  private var givenFill: CGColor? = .black
  private var givenStroke: CGColor?
  private var stroke = ShapeStyle()

  /// The outline, in the layer's coordinates.
  public final var path: CGPath? {
    get { objects.path }
    set { writeObject(newValue?.copy(), \.path, .path) }
  }
  /// What the path is filled with; nil for nothing.
  ///
  /// At first black.
  public final var fillColor: CGColor? {
    get { givenFill }
    set { writeColor(newValue, \.special.fillColor, .fillColor) { givenFill = $0 } }
  }
  /// What the path is stroked with; nil for nothing, as at first.
  public final var strokeColor: CGColor? {
    get { givenStroke }
    set { writeColor(newValue, \.special.strokeColor, .strokeColor) { givenStroke = $0 } }
  }
  /// Where along the path the stroke begins, 0...1.
  public final var strokeStart: CGFloat {
    get { CGFloat(values.pointee.special.strokeStart) }
    set { write(\.special.strokeStart, newValue.native, .strokeStart) }
  }
  /// Where along the path the stroke ends, 0...1.
  public final var strokeEnd: CGFloat {
    get { CGFloat(values.pointee.special.strokeEnd) }
    set { write(\.special.strokeEnd, newValue.native, .strokeEnd) }
  }
  /// The width of the stroke, in points.
  public final var lineWidth: CGFloat {
    get { CGFloat(values.pointee.special.lineWidth) }
    set { write(\.special.lineWidth, newValue.native, .lineWidth) }
  }
  /// How long a sharp corner may be, in line widths.
  public final var miterLimit: CGFloat {
    get { CGFloat(values.pointee.special.miterLimit) }
    set { write(\.special.miterLimit, newValue.native, .miterLimit) }
  }
  /// How far into the pattern the first dash begins, in points.
  public final var lineDashPhase: CGFloat {
    get { CGFloat(values.pointee.special.lineDashPhase) }
    set { write(\.special.lineDashPhase, newValue.native, .lineDashPhase) }
  }
  /// The lengths of dashes and gaps in turn, in points; nil for an unbroken line.
  public final var lineDashPattern: [NSNumber]? {
    get { stroke.dashes?.map { NSNumber(value: $0) } }
    set { restyle { $0.dashes = newValue?.map(\.doubleValue) } }
  }
  /// Which parts count as inside.
  public final var fillRule: CAShapeLayerFillRule {
    get { stroke.fillRule }
    set { restyle { $0.fillRule = newValue } }
  }
  /// The ends of the stroke.
  public final var lineCap: CAShapeLayerLineCap {
    get { stroke.lineCap }
    set { restyle { $0.lineCap = newValue } }
  }
  /// The corners of the stroke.
  public final var lineJoin: CAShapeLayerLineJoin {
    get { stroke.lineJoin }
    set { restyle { $0.lineJoin = newValue } }
  }

  override func makePresentationCopy() -> CALayer? {
    type(of: self) == CAShapeLayer.self ? CAShapeLayer(layer: self) : nil
  }

  override func follow(_ shown: LayerValues, _ shownObjects: LayerObjects, model: LayerValues) {
    super.follow(shown, shownObjects, model: model)
    let change = PresentedColors(model: model, shown: shown)
    givenFill = change.color(.fillColor, otherwise: givenFill)
    givenStroke = change.color(.strokeColor, otherwise: givenStroke)
  }

  override func copyState(of source: CALayer) {
    super.copyState(of: source)
    guard let source = source as? CAShapeLayer else { return }
    givenFill = source.givenFill
    givenStroke = source.givenStroke
    stroke = source.stroke
  }

  override func paint(
    _ v: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, _ painter: LayerPainter
  ) {
    super.paint(v, objects, painter)
    guard let path = objects.path else { return }
    let special = v.pointee.special
    var item = painter.item(.shape, v.pointee.bounds)
    item.color = painter.color(special.fillColor)
    let isStroked = special.strokeColor.w > 0 && special.lineWidth > 0 && special.strokeStart < special.strokeEnd
    item.secondColor = isStroked ? painter.color(special.strokeColor) : .zero
    guard item.color.w > 0 || isStroked else { return }
    item.object = painter.list.place(of: path)
    item.secondObject = painter.list.place(of: stroke)
    item.amount = special.lineWidth
    item.radius = stroke.lineJoin == .miter ? max(1, special.miterLimit) : 1
    item.figures = SIMD4(
      max(0, special.strokeStart), min(1, special.strokeEnd), special.lineDashPhase, special.miterLimit)
    if stroke.fillRule == .evenOdd { item.options.insert(.fillsEvenOdd) }
    painter.list.append(item)
  }

  private func restyle(_ change: (ShapeStyle) -> Void) {
    let new = ShapeStyle(stroke)
    change(new)
    stroke = new
    noteChange()
  }
}

/// What of a stroke is not animated; never changed once a list refers to it.
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

/// Which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name.
  public let rawValue: String

  /// A rule by name; an unknown one is `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the path goes round in one direction more often than in the other.
  public static let nonZero = Self(rawValue: "non-zero")
  /// Where a ray crosses the path an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The ends of a stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The cap's name.
  public let rawValue: String

  /// A cap by name; an unknown one is `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end.
  public static let butt = Self(rawValue: "butt")
  /// Half a disc beyond the end.
  public static let round = Self(rawValue: "round")
  /// Half a square beyond the end.
  public static let square = Self(rawValue: "square")
}

/// The corners of a stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The join's name.
  public let rawValue: String

  /// A join by name; an unknown one is `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed, up to the miter limit.
  public static let miter = Self(rawValue: "miter")
  /// Rounded.
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")
}

public import CoreGraphics

open class CAShapeLayer: CALayer {
  private var stroke = ShapeStyle()

  /// An equal path changes nothing.
  public final var path: CGPath? {
    get { objects.path }
    set { if newValue != objects.path { write(newValue?.measured(), to: .path, \.path) } }
  }
  /// Black by default.
  public final var fillColor: CGColor? {
    get { givenColors.fill }
    set { write(newValue, to: .fillColor, given: \.fill) }
  }
  public final var strokeColor: CGColor? {
    get { givenColors.stroke }
    set { write(newValue, to: .strokeColor, given: \.stroke) }
  }
  public final var strokeStart: CGFloat {
    get { CGFloat(values.pointee.special.strokeStart) }
    set { write(newValue.native, to: .strokeStart) }
  }
  public final var strokeEnd: CGFloat {
    get { CGFloat(values.pointee.special.strokeEnd) }
    set { write(newValue.native, to: .strokeEnd) }
  }
  public final var lineWidth: CGFloat {
    get { CGFloat(values.pointee.special.lineWidth) }
    set { write(newValue.native, to: .lineWidth) }
  }
  /// In line widths.
  public final var miterLimit: CGFloat {
    get { CGFloat(values.pointee.special.miterLimit) }
    set { write(newValue.native, to: .miterLimit) }
  }
  public final var lineDashPhase: CGFloat {
    get { CGFloat(values.pointee.special.lineDashPhase) }
    set { write(newValue.native, to: .lineDashPhase) }
  }
  /// In points; nil for a solid line.
  public final var lineDashPattern: [NSNumber]? {
    get { stroke.dashes?.map { NSNumber(value: $0) } }
    set { restyle { $0.dashes = newValue?.map(\.doubleValue) } }
  }
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

/// What cannot be animated; never changed once a display list refers to it.
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

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}

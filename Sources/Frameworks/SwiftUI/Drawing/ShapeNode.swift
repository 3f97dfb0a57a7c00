import UIKit

/// Draws a shape: a layer with corners where that is enough, so that these change with its frame; else a path.
final class ShapeNode: Node {
  var filled = FilledShape(shape: Rectangle(), style: nil, stroke: nil)
  private let holder = HolderView()
  private var inner: UIView?

  init(_ scope: Scope) { super.init(scope, holder) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    guard (filled.shape as? any HasPlainShape)?.plain == .circle else { return size }
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  override func show() {
    super.show()
    let paint = environment.paint(filled.style)
    let bounds = CGRect(origin: .zero, size: rect.size).insetBy(dx: filled.inset, dy: filled.inset)
    holder.isClear = (paint.color.cgColor.alpha < 0.01)
    if let plain = (filled.shape as? any HasPlainShape)?.plain, filled.trim == nil, filled.stroke?.dash.isEmpty ?? true
    {
      showPlain(plain, paint, bounds)
    } else {
      showPath(paint, bounds)
    }
  }

  private func use(_ kind: UIView.Type) -> UIView {
    if let inner, type(of: inner) == kind { return inner }
    inner?.removeFromSuperview()
    let made: UIView = kind == GradientView.self ? GradientView() : kind == PathView.self ? PathView() : UIView()
    made.frame = CGRect(origin: .zero, size: rect.size)
    made.isUserInteractionEnabled = false
    inner = made
    UIView.performWithoutAnimation {
      holder.addSubview(made)
    }
    return made
  }

  private func showPlain(_ plain: PlainShape, _ paint: Paint, _ bounds: CGRect) {
    var rect = plain.rect(in: bounds)
    var radius = plain.radius(of: rect.size)
    if let stroke = filled.stroke {
      rect = rect.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
      if radius > 0 { radius += stroke.lineWidth / 2 }
      let view = use(UIView.self)
      view.setPlainFrame(rect)
      view.backgroundColor = nil
      view.layer.borderWidth = stroke.lineWidth
      view.layer.borderColor = paint.color.cgColor
      return corner(view, radius, plain)
    }
    if case .gradient(let gradient, let shape) = paint.kind {
      let view = use(GradientView.self)
      view.setPlainFrame(rect)
      (view as? GradientView)?.show(gradient, shape, paint.opacity)
      view.layer.masksToBounds = radius > 0
      return corner(view, radius, plain)
    }
    let view = use(UIView.self)
    view.setPlainFrame(rect)
    view.layer.borderWidth = 0
    view.backgroundColor = paint.color
    corner(view, radius, plain)
  }

  private func corner(_ view: UIView, _ radius: CGFloat, _ plain: PlainShape) {
    if case .rounded(_, true) = plain {
      view.layer.cornerCurve = .continuous
    } else {
      view.layer.cornerCurve = .circular
    }
    if view.layer.cornerRadius != radius { view.layer.cornerRadius = radius }
  }

  private func showPath(_ paint: Paint, _ bounds: CGRect) {
    let path = filled.shape.path(in: bounds).cgPath
    let view = use(PathView.self)
    view.setPlainFrame(CGRect(origin: .zero, size: rect.size))
    guard let layer = view.layer as? CAShapeLayer else { return }
    layer.path = path
    (layer.strokeStart, layer.strokeEnd) = filled.trim ?? (0, 1)
    guard let stroke = filled.stroke else {
      (layer.fillColor, layer.strokeColor) = (paint.color.cgColor, nil)
      return
    }
    (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, paint.color.cgColor, stroke.lineWidth)
    layer.lineCap = stroke.lineCap == .round ? .round : stroke.lineCap == .square ? .square : .butt
    layer.lineJoin = stroke.lineJoin == .round ? .round : stroke.lineJoin == .bevel ? .bevel : .miter
    layer.lineDashPattern = stroke.dash.isEmpty ? nil : stroke.dash.map { NSNumber(value: $0.native) }
  }

  private final class HolderView: UIView {
    var isClear = false
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      !isClear && super.point(inside: point, with: event)
    }
  }
}

final class PathView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(_ gradient: Gradient, _ shape: GradientShape, _ opacity: CGFloat) {
    guard let layer = layer as? CAGradientLayer else { return }
    layer.colors = gradient.stops.map { stop in
      let color = stop.color.uiColor.resolvedColor(with: traitCollection)
      return opacity < 1 ? color.withAlphaComponent(color.cgColor.alpha * opacity).cgColor : color.cgColor
    }
    layer.locations = gradient.stops.map { NSNumber(value: $0.location.native) }
    switch shape {
    case .linear(let start, let end):
      layer.type = .axial
      (layer.startPoint, layer.endPoint) = (CGPoint(x: start.x, y: start.y), CGPoint(x: end.x, y: end.y))
    case .radial(let center, _, let radius):
      layer.type = .radial
      let size = CGSize(width: max(1, bounds.width), height: max(1, bounds.height))
      layer.startPoint = CGPoint(x: center.x, y: center.y)
      layer.endPoint = CGPoint(x: center.x + radius / size.width, y: center.y + radius / size.height)
    }
  }
}

public import UIKit

/// How a view is drawn as a whole.
struct Look {
  var opacity: Double = 1
  var scale = CGSize(width: 1, height: 1)
  var rotation = Angle.zero
  var turn: (angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), perspective: CGFloat)?
  var anchor = UnitPoint.center
  var clip: (any Shape)?
  var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
  var isHidden = false
  var allowsHits = true
  var hasShape = false
  var border: (any ShapeStyle, CGFloat)?
  var blur: CGFloat = 0
}

final class EffectNode: Node {
  var look = Look()
  private let group: GroupView

  init(_ scope: Scope) {
    group = GroupView()
    super.init(scope, group)
  }

  override var isModifier: Bool { true }

  override func show() {
    group.setPlainFrame(rect)
    if group.alpha != look.opacity { group.alpha = look.opacity }
    if group.isHidden != look.isHidden { group.isHidden = look.isHidden }
    (group.allowsHits, group.hasShape) = (look.allowsHits, look.hasShape)
    showTransform()
    if let clip = look.clip { show(clip) }
    if let shadow = look.shadow {
      group.layer.shadowColor = shadow.color.uiColor.cgColor
      (group.layer.shadowOpacity, group.layer.shadowRadius) = (1, shadow.radius / 2)
      group.layer.shadowOffset = shadow.offset
    }
    if let border = look.border {
      group.layer.borderColor = environment.paint(border.0).color.cgColor
      group.layer.borderWidth = border.1
    }
  }

  private func showTransform() {
    let (x, y) = ((look.anchor.x - 0.5) * rect.width, (look.anchor.y - 0.5) * rect.height)
    if let turn = look.turn {
      var transform = CATransform3DIdentity
      let length = max(rect.width, rect.height)
      if length > 0 { transform.m34 = -turn.perspective / length }
      transform = CATransform3DRotate(transform, turn.angle.radians, turn.axis.x, turn.axis.y, turn.axis.z)
      transform = CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform), CATransform3DMakeTranslation(x, y, 0))
      group.layer.transform = transform
      return
    }
    let transform = CGAffineTransform(translationX: x, y: y).rotated(by: look.rotation.radians)
      .scaledBy(x: look.scale.width, y: look.scale.height).translatedBy(x: -x, y: -y)
    if group.transform != transform { group.transform = transform }
  }

  private func show(_ clip: any Shape) {
    let bounds = CGRect(origin: .zero, size: rect.size)
    group.clipsToBounds = true
    if let plain = (clip as? any HasPlainShape)?.plain, plain != .circle || rect.width == rect.height {
      let radius = plain.radius(of: rect.size)
      if group.layer.cornerRadius != radius { group.layer.cornerRadius = radius }
      if case .rounded(_, true) = plain { group.layer.cornerCurve = .continuous }
      return
    }
    let mask = group.layer.mask as? CAShapeLayer ?? CAShapeLayer()
    mask.path = clip.path(in: bounds).cgPath
    group.layer.mask = mask
  }
}

private struct EffectView: Modifier {
  let content: any View
  let look: Look

  func makeNode(_ scope: Scope) -> Node { EffectNode(scope) }
  func update(_ node: Node) { (node as? EffectNode)?.look = look }
}

extension View {
  func look(_ change: (inout Look) -> Void) -> some View {
    var look = Look()
    change(&look)
    return EffectView(content: self, look: look)
  }

  public func opacity(_ opacity: Double) -> some View { look { $0.opacity = min(max(opacity, 0), 1) } }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    look { ($0.scale, $0.anchor) = (CGSize(width: scale, height: scale), anchor) }
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    look { ($0.scale, $0.anchor) = (scale, anchor) }
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    look { ($0.rotation, $0.anchor) = (angle, anchor) }
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { look { ($0.turn, $0.anchor) = ((angle, axis, perspective), anchor) } }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    look { $0.clip = RoundedRectangle(cornerRadius: radius, style: .circular) }
  }
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View { look { $0.clip = shape } }
  public func clipped(antialiased: Bool = false) -> some View { look { $0.clip = Rectangle() } }
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { look { $0.shadow = (color, radius, CGSize(width: x, height: y)) } }
  public func hidden() -> some View { look { $0.isHidden = true } }
  public func allowsHitTesting(_ enabled: Bool) -> some View { look { $0.allowsHits = enabled } }
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { look { $0.hasShape = true } }
  public func contentShape(_ kinds: ContentShapeKinds, _ shape: some Shape) -> some View { self }
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View { look { $0.border = (style, width) } }
  public func compositingGroup() -> some View { look { _ in } }
  public func drawingGroup(opaque: Bool = false) -> some View { look { _ in } }
  public func mask(@ViewBuilder _ mask: () -> some View) -> some View { MaskView(content: self, mask: mask()) }
  public func mask(_ mask: some View) -> some View { MaskView(content: self, mask: mask) }
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View {
    MaskView(content: self, mask: mask())
  }
  public func zIndex(_ value: Double) -> some View { OrderView(content: self, index: value, priority: nil) }
  public func layoutPriority(_ value: Double) -> some View { OrderView(content: self, index: nil, priority: value) }

  // Not drawn.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Only colors are inverted, no pictures.
  public func colorInvert() -> some View { inheriting { $0.inverts.toggle() } }
  public func brightness(_ amount: Double) -> some View { self }
  public func contrast(_ amount: Double) -> some View { self }
  public func saturation(_ amount: Double) -> some View { self }
  public func grayscale(_ amount: Double) -> some View { self }
  public func hueRotation(_ angle: Angle) -> some View { self }
  public func blendMode(_ mode: BlendMode) -> some View { self }
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = Self(rawValue: 1)
  public static let dragPreview = Self(rawValue: 2)
  public static let contextMenuPreview = Self(rawValue: 4)
}

public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

private final class OrderNode: ModifierNode {
  var index: Double?
  var priority: Double?
  override var zIndex: Double { index ?? super.zIndex }
  override var layoutPriority: Double { priority ?? super.layoutPriority }
}

private struct OrderView: Modifier {
  let content: any View
  let index: Double?
  let priority: Double?

  func makeNode(_ scope: Scope) -> Node { OrderNode(scope) }
  func update(_ node: Node) {
    guard let node = node as? OrderNode else { return }
    (node.index, node.priority) = (index, priority)
  }
}

/// Shows a view where another one covers it.
private struct MaskView: ListView {
  let content: any View
  let mask: any View

  final class MaskNode: Node {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { children.first?.size(proposal) ?? .zero }
    override func placeChildren(_ rect: CGRect, _ space: CGPoint) {
      guard let content = children.first else { return }
      content.place(rect, space)
      for mask in children.dropFirst() {
        let size = mask.size(ProposedViewSize(rect.size))
        mask.place(CGRect(origin: Alignment.center.origin(of: size, in: rect), size: size), space)
      }
    }
    override func arrange() {
      for child in children { child.arrange() }
      guard let view, let content = children.first, children.count > 1 else { return }
      Node.put(content.topViews, in: view)
      let mask = view.mask ?? UIView()
      if view.mask == nil { view.mask = mask }
      Node.put(children.dropFirst().flatMap(\.topViews), in: mask)
    }
    override func show() {
      super.show()
      view?.mask?.frame = CGRect(origin: .zero, size: rect.size)
    }
  }

  private struct Masked: UnaryView {
    let content: ElementView
    let mask: any View
    func makeNode(_ scope: Scope) -> Node { MaskNode(scope, GroupView()) }
    func update(_ node: Node) {
      node.setChildren(node.scope.expand(content, at: 0) + node.scope.expand(mask, at: 1))
    }
  }

  func expand(in scope: Scope) -> [Element] {
    let mask = mask
    return EachView(content: content) { Masked(content: $0, mask: mask) }.expand(in: scope)
  }
}

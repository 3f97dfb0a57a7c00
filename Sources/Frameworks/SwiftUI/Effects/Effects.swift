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
  public func clipShape(_ shape: some Shape) -> some View { look { $0.clip = shape } }
  public func clipped(antialiased: Bool = false) -> some View { look { $0.clip = Rectangle() } }
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { look { $0.shadow = (color, radius, CGSize(width: x, height: y)) } }
  public func hidden() -> some View { look { $0.isHidden = true } }
  public func allowsHitTesting(_ enabled: Bool) -> some View { look { $0.allowsHits = enabled } }
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { look { $0.hasShape = true } }
  public func zIndex(_ value: Double) -> some View { OrderView(content: self, index: value, priority: nil) }
  public func layoutPriority(_ value: Double) -> some View { OrderView(content: self, index: nil, priority: value) }

  /// Not drawn, which is told once.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    SettingView(content: self) { if radius > 0 { $0.leaveOut("blur") } }
  }
  /// Only colors are inverted, no pictures.
  public func colorInvert() -> some View { inheriting { $0.inverts.toggle() } }
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

public import UIKit

/// The two screens of a transition: the upper one casts a shadow, the lower one is dimmed, and both can be restored.
@MainActor public struct TwoScreens {
  /// The screen that arrives over the other one, or leaves it.
  public let upper: UIView
  public let lower: UIView
  private let parameters: any ShadedTransitionParameters
  /// The view that casts the shadow: the upper screen, or a view beneath it if that screen clips.
  public let caster: UIView
  private let veil = UIView()
  private var undo: [() -> Void] = []

  /// Adds the arriving screen to the container, above or beneath the other one.
  ///
  /// Returns nil if the presentation style keeps one of them in place.
  public init?(
    _ context: any UIViewControllerContextTransitioning, isOpening: Bool, parameters: any ShadedTransitionParameters
  ) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return nil }
    let frame = context.viewController(forKey: .to).map { context.finalFrame(for: $0) } ?? to.frame
    let anchor = to.layer.anchorPoint
    let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    (to.bounds.size, to.center) = (frame.size, center)
    context.containerView.insertSubview(to, at: isOpening ? 1 : 0)
    self.init(isOpening ? to : from, over: isOpening ? from : to, in: context.containerView, parameters: parameters)
  }

  public init(_ upper: UIView, over lower: UIView, in container: UIView, parameters: any ShadedTransitionParameters) {
    self.parameters = parameters
    (self.upper, self.lower) = (upper, lower)
    for view in [upper, lower] {
      let before = (view.transform3D, view.layer.anchorPoint, view.bounds.size, view.center, view.alpha)
      undo.append { (view.transform3D, view.layer.anchorPoint, view.bounds.size, view.center, view.alpha) = before }
    }
    if parameters.dimming.isOn, parameters.dimming.placement == .above {
      veil.frame = container.bounds
      veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      veil.backgroundColor = parameters.dimming.color
      container.insertSubview(veil, belowSubview: upper)
      undo.append { [veil] in veil.removeFromSuperview() }
    } else if parameters.dimming.isOn {
      let background = container.backgroundColor
      container.backgroundColor = parameters.dimming.color
      undo.append { container.backgroundColor = background }
    }
    // A clipping screen would clip its own shadow.
    caster = parameters.shadow.isOn && upper.clipsToBounds ? UIView(frame: upper.frame) : upper
    if parameters.shadow.isOn {
      if caster !== upper {
        caster.layer.shadowPath = CGPath(rect: caster.bounds, transform: nil)
        container.insertSubview(caster, belowSubview: upper)
        undo.append { [caster] in caster.removeFromSuperview() }
      }
      let layer = caster.layer
      let shadow = (layer.shadowColor, layer.shadowRadius, layer.shadowOffset, layer.shadowOpacity)
      undo.append { (layer.shadowColor, layer.shadowRadius, layer.shadowOffset, layer.shadowOpacity) = shadow }
      layer.shadowColor = parameters.shadow.color.cgColor
      layer.shadowRadius = parameters.shadow.radius
      layer.shadowOffset = parameters.shadow.offset
    }
  }

  /// Shows the shadow and the dimming of the covered or the revealed state.
  ///
  /// Call it after moving the screens.
  public func shade(isCovered: Bool) {
    if parameters.shadow.isOn {
      caster.layer.shadowOpacity = isCovered ? parameters.shadow.opacityCovered : parameters.shadow.opacityRevealed
      caster.layer.anchorPoint = upper.layer.anchorPoint
      caster.center = upper.center
      caster.transform = upper.transform
    }
    if parameters.dimming.isOn, parameters.dimming.placement == .above {
      veil.alpha = isCovered ? parameters.dimming.strengthCovered : parameters.dimming.strengthRevealed
    } else if parameters.dimming.isOn {
      lower.alpha = 1 - (isCovered ? parameters.dimming.strengthCovered : parameters.dimming.strengthRevealed)
    }
  }

  /// Removes the shading, and undoes the movement; what scrolled meanwhile stays where it scrolled to.
  public func restore() {
    for step in undo { step() }
  }
}

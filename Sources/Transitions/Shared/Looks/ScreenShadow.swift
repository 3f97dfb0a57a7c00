import UIKit

/// The shadow of one screen for the time of a transition.
///
/// It is cast by the screen itself, or where that cuts everything off at its edge, by a view beneath it that goes where
/// the screen goes.
@MainActor struct ScreenShadow {
  private let figures: ShadowFigures
  private let screen: UIView
  private let caster: UIView
  private let prior: (color: CGColor?, radius: CGFloat, offset: CGSize, opacity: Float)

  /// Gives `screen`, which is in a container, the shadow that `figures` describe.
  init(_ figures: ShadowFigures, of screen: UIView, revealed: Bool) {
    self.figures = figures
    self.screen = screen
    caster = Self.caster(for: screen)
    let layer = caster.layer
    prior = (layer.shadowColor, layer.shadowRadius, layer.shadowOffset, layer.shadowOpacity)
    layer.shadowColor = figures.color.cgColor
    layer.shadowRadius = figures.radius
    layer.shadowOffset = figures.offset
    set(revealed: revealed)
  }

  /// Has it as strong as at either end.
  func set(revealed: Bool) { caster.layer.shadowOpacity = figures.opacity(revealed: revealed) }

  /// Makes the same change to the screen and to what casts its shadow.
  func move(_ change: (UIView) -> Void) {
    change(screen)
    if caster !== screen { change(caster) }
  }

  /// Leaves the screen as it was.
  func remove() {
    if caster !== screen { return caster.removeFromSuperview() }
    let layer = caster.layer
    (layer.shadowColor, layer.shadowRadius, layer.shadowOffset, layer.shadowOpacity) = prior
  }

  private static func caster(for screen: UIView) -> UIView {
    guard screen.clipsToBounds, let container = screen.superview else { return screen }
    let caster = UIView()
    caster.bounds = screen.bounds
    caster.layer.anchorPoint = screen.layer.anchorPoint
    caster.center = screen.center
    caster.transform = screen.transform
    caster.isUserInteractionEnabled = false
    caster.layer.shadowPath = CGPath(rect: caster.bounds, transform: nil)
    container.insertSubview(caster, belowSubview: screen)
    return caster
  }
}

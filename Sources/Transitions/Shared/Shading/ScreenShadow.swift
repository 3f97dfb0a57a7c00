import UIKit

/// The shadow of one screen during a transition.
///
/// The screen casts the shadow itself. A screen that clips to its bounds cannot; then a view beneath it, which makes the
/// same movements, casts the shadow.
@MainActor struct ScreenShadow {
  private let figures: ShadowFigures
  private let screen: UIView
  private let caster: UIView
  private let original: (color: CGColor?, radius: CGFloat, offset: CGSize, opacity: Float)

  /// Adds a shadow to `screen`, which is in a container.
  init(_ figures: ShadowFigures, of screen: UIView, isCovered: Bool) {
    self.figures = figures
    self.screen = screen
    caster = Self.caster(for: screen)
    let layer = caster.layer
    original = (layer.shadowColor, layer.shadowRadius, layer.shadowOffset, layer.shadowOpacity)
    layer.shadowColor = figures.color.cgColor
    layer.shadowRadius = figures.radius
    layer.shadowOffset = figures.offset
    set(isCovered: isCovered)
  }

  /// Sets the opacity to what it is when the screen covers the other one, or when it is away.
  func set(isCovered: Bool) { caster.layer.shadowOpacity = figures.opacity(isCovered: isCovered) }

  /// Makes the same change to the screen and to the view that casts its shadow.
  func move(_ change: (UIView) -> Void) {
    change(screen)
    if caster !== screen { change(caster) }
  }

  /// Removes the shadow, and restores the screen.
  func remove() {
    if caster !== screen { return caster.removeFromSuperview() }
    let layer = caster.layer
    (layer.shadowColor, layer.shadowRadius, layer.shadowOffset, layer.shadowOpacity) = original
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

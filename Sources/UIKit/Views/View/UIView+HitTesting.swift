import CoreGraphics
import QuartzCore

extension UIView {
  final func hitTestByDefault(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: inModel(point), with: event) else { return nil }
    for child in children.reversed() {
      if let found = child.hitTest(child.pointToTest(point, from: self), with: event) { return found }
    }
    return self
  }

  /// Converts a point of the bounds as they are shown to one of the view's own.
  private func inModel(_ point: CGPoint) -> CGPoint {
    guard UIApplication.testsTouchesByPresentation, let shown = layer.presentation()?.bounds, shown.size != bounds.size,
      !shown.isEmpty
    else { return point }
    return CGPoint(
      x: bounds.minX + (point.x - shown.minX) * bounds.width / shown.width,
      y: bounds.minY + (point.y - shown.minY) * bounds.height / shown.height)
  }

  private var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && isVisibleToTouches && (!refusesTouchesWhileAnimating || isMovingScreen)
  }

  /// Whether the view moves in a transition between screens, which itself decides which views get touches.
  private var isMovingScreen: Bool { application.isInTransition(self) }

  /// Whether the view is opaque enough to be touched, by its presentation while screens move and by its model
  /// otherwise.
  private var isVisibleToTouches: Bool {
    guard UIApplication.testsTouchesByPresentation else { return alpha > Self.minimumAlphaForTouches }
    return CGFloat((layer.presentation() ?? layer).opacity) > Self.minimumAlphaForTouches
  }

  /// As on iOS; the alpha has to exceed it.
  private static let minimumAlphaForTouches: CGFloat = 0.01

  /// Converts `point` from the superview, by the presentation while screens move and by the model otherwise.
  private func pointToTest(_ point: CGPoint, from superview: UIView) -> CGPoint {
    guard UIApplication.testsTouchesByPresentation else { return convert(point, from: superview) }
    return layer.presentedPoint(point, fromSuperlayer: superview.layer)
  }
}

extension UIView {
  /// Removes the interaction from its former view first.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard ownInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  public final var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for old in ownInteractions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }
}

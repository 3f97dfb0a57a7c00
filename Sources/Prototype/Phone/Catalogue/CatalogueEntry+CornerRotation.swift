import Transitions
import UIKit

extension CatalogueEntry {
  /// A screen that rotates about its corner.
  static let cornerRotation = CatalogueEntry(
    "corner-rotation", "Corner rotation", in: .scale,
    "The new screen rotates in about its upper right corner; a drag from the left edge rotates it out again.",
    CornerRotationFigures(), cornerParameters, release: .figures(\.drag)
  ) { setting, figures in
    let delegate = CornerRotationNavigationDelegate()
    return StackDemo(RetainingNavigationController(retaining: delegate), figures, setting) { delegate.figures = $0 }
  }.exported(
    .delegate("CornerRotationNavigationDelegate", CornerRotationFigures())
  )

  private static let cornerParameters: [Parameter<CornerRotationFigures>] =
    [
      .duration(\.duration),
      .number(
        "angle", "Angle", \.angle, -180...0, .degrees, in: .motion,
        help: "The initial rotation of the new screen about its upper right corner."),
    ] + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming) + Parameter.drag(\.drag, DragTraits(hasEdgePan: true))
}

extension CornerRotationAnimator: Retunable {
  func retuned(with figures: CornerRotationFigures) -> any UIViewControllerAnimatedTransitioning {
    CornerRotationAnimator(isOpening: isOpening, figures: figures)
  }
}

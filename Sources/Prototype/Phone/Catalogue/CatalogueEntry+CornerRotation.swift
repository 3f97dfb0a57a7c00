import Transitions
import UIKit

extension CatalogueEntry {
  static let cornerRotation = CatalogueEntry(
    "corner-rotation", "Corner rotation", in: .scale, words: "turns about a corner",
    "The new screen rotates in about its upper right corner; a drag from the left edge rotates it out again.",
    CornerRotationParameters(), cornerParameters,
    .from(.published(.tutorials), except: ["shadow": .guessed, "dimming": .guessed]),
    release: .parameters(\.drag)
  ) { setting, parameters in
    let delegate = CornerRotationNavigationDelegate()
    return StackDemo(RetainingNavigationController(retaining: delegate), parameters, setting) {
      delegate.parameters = $0
    }
  }.exported(
    .delegate("CornerRotationNavigationDelegate", CornerRotationParameters())
  )

  private static let cornerParameters: [Parameter<CornerRotationParameters>] =
    [
      .duration(\.duration),
      .number(
        "angle", "Angle", \.angle, -180...0, .degrees, in: .motion,
        help: "The initial rotation of the new screen about its upper right corner."),
    ] + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming) + Parameter.drag(\.drag, DragTraits(hasEdgePan: true))
}

extension CornerRotationAnimator: RebuiltAnimator {}

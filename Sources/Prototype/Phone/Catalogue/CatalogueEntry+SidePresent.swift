import Transitions
import UIKit

extension CatalogueEntry {
  /// A presented screen that enters from the left.
  static let sidePresent = CatalogueEntry(
    "side-present", "Side present", in: .slide,
    "A presented screen enters from the left and leaves to the right.", SidePresentParameters(),
    // Its presentation style does not let it move the screen beneath, or lay a colour behind it.
    [.duration(\.duration)] + Parameter.shadow(\.shadow)
      + Parameter.dimming(\.dimming).filter { $0.description.key != "dimming.placement" } + Parameter.drag(\.drag),
    .from(.published(.tutorials), except: ["shadow": .guessed, "dimming": .guessed]),
    release: .parameters(\.drag)
  ) { setting, parameters in
    PresentDemo(
      parameters, setting,
      prepare: { screen, parameters, _ in screen.retained = SidePresentation(screen, parameters: parameters) },
      take: { ($0.retained as? SidePresentation)?.parameters = $1 })
  }.exported(
    .onScreen("SidePresentation", SidePresentParameters())
  )
}

extension SidePresentAnimator: Retunable {
  func retuned(with parameters: SidePresentParameters) -> any UIViewControllerAnimatedTransitioning {
    SidePresentAnimator(isOpening: isOpening, parameters: parameters)
  }
}

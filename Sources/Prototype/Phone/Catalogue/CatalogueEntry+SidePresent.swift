import Transitions
import UIKit

extension CatalogueEntry {
  /// A presented screen that enters from the left.
  static let sidePresent = CatalogueEntry(
    "side-present", "Side present", in: .slide,
    "A presented screen enters from the left and leaves to the right.", SidePresentFigures(),
    // Its presentation style does not let it move the screen beneath, or lay a colour behind it.
    [.duration(\.duration)] + Parameter.shadow(\.shadow)
      + Parameter.dimming(\.dimming).filter { $0.description.key != "dimming.placement" } + Parameter.drag(\.drag),
    release: .figures(\.drag)
  ) { setting, figures in
    PresentDemo(
      figures, setting,
      prepare: { screen, figures, _ in screen.retained = SidePresentation(screen, figures: figures) },
      take: { ($0.retained as? SidePresentation)?.figures = $1 })
  }.exported(
    .onScreen("SidePresentation", SidePresentFigures())
  )
}

extension SidePresentAnimator: Retunable {
  func retuned(with figures: SidePresentFigures) -> any UIViewControllerAnimatedTransitioning {
    SidePresentAnimator(isOpening: isOpening, figures: figures)
  }
}

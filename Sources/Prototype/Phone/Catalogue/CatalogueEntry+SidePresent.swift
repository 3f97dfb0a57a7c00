import Transitions
import UIKit

extension CatalogueEntry {
  static let sidePresent = CatalogueEntry(
    "side-present", "Side present", in: .slide, words: "enters from the left",
    "A presented screen enters from the left and leaves to the right.", SidePresentParameters(),
    // With this presentation style the presenting screen stays in place and is not dimmed.
    [.duration(\.duration)] + Parameter.shadow(\.shadow)
      + Parameter.dimming(\.dimming).filter { $0.description.key != "dimming.placement" } + Parameter.drag(\.drag),
    .from(.published(.tutorials), except: ["shadow": .guessed, "dimming": .guessed]),
    release: .parameters(\.drag)
  ) { setting, parameters in
    PresentDemo(
      parameters, setting,
      prepare: { screen, parameters, _ in screen.retained = SidePresentation(screen, parameters: parameters) },
      take: { ($0.retained as? SidePresentation)?.parameters = $1 })
  }.seenOpening().exported(
    .onScreen("SidePresentation", SidePresentParameters())
  )
}

extension SidePresentAnimator: RebuiltAnimator {}

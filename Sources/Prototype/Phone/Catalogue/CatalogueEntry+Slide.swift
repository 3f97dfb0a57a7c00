import Transitions
import UIKit

extension CatalogueEntry {
  /// The release rule is that of the drag; the system's edge swipe follows the system's rule.
  static let pushDown = CatalogueEntry(
    "push-down", "Push-down", in: .slide, words: "drops in from above",
    "A screen enters from above and leaves downwards; after a drag to the right a display link plays the rest.",
    MarkedPushDownParameters(), pushDownParameters,
    .from(.published(.tutorials), except: ["shadow": .guessed, "dimming": .guessed, "marked": .guessed]),
    release: .parameters(\.transition.drag)
  ) { setting, parameters in
    var setting = setting
    setting.mark = { [weak parameters] in parameters?.values.marksScreens ?? true }
    let navigation = PushDownNavigationController()
    return StackDemo(navigation, parameters, setting, retuned: \.transition) { [unowned navigation] parameters in
      navigation.parameters = parameters.transition
      navigation.readMark()
    }
  }.seenOpening().exported(
    .navigation(
      "PushDownNavigationController", PushDownParameters(),
      screen: """
        private final class PreviewScreen: UIViewController, PushDownScreen {
            let isPushedDown = true
        }
        """,
      remarks: ["Screens that are pushed from above conform to `PushDownScreen`; others have the system's transition."],
      differences: [.earlyRelease, .delegate])
  )

  private static let pushDownParameters: [Parameter<MarkedPushDownParameters>] =
    [
      .toggle(
        "marked", "Marked screens", \.marksScreens, in: .motion,
        help: "Whether screens are marked for the push from above; unmarked ones have the system's push and pop."),
      .duration(\.transition.duration).when(isMarked),
      Parameter.number(
        "release.rate", "Settling rate", \.transition.completionRate, 0.2...10, .times, in: .release,
        help: "The progress per second after the release."
      ).when(isMarked),
      Parameter.toggle(
        "systemEdge", "System's swipe", \.transition.hasSystemEdgeSwipe, in: .gesture,
        help: "Whether the system's swipe from the edge pops these screens too, with the system's animation."
      ).when(isMarked),
    ]
    + (Parameter.shadow(\.transition.shadow) + Parameter.dimming(\.transition.dimming)
    + Parameter.drag(\.transition.drag, DragTraits(hasCurve: false, hasSpeed: false))).map { $0.when(also: isMarked) }

  private static let isMarked = ParameterCondition.isOn("marked")
}

/// The transition's parameters, and the mark of the demo's screens.
struct MarkedPushDownParameters {
  var transition = PushDownParameters()
  var marksScreens = true
}

extension PushDownNavigationController {
  /// Reads the top screen's mark again; during a transition that happens at its end anyway.
  fileprivate func readMark() {
    guard transitionCoordinator == nil, let top = topViewController else { return }
    navigationController(self, didShow: top, animated: false)
  }
}

extension PushDownAnimator: RebuiltAnimator {}

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

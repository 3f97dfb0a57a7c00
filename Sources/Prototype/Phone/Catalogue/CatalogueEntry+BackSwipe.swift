import Motion
import Transitions
import UIKit

extension CatalogueEntry {
  static let backSwipe = CatalogueEntry(
    "back-swipe", "Back swipe", in: .backSwipe, words: "slides, drags anywhere",
    "A drag to the right from any point pops a screen; the one beneath follows from the left and brightens.",
    BackSwipeParameters(), backSwipeParameters + [push], .from(.published(.tutorials)), release: .parameters(\.drag)
  ) { setting, parameters in
    let navigation = UINavigationController()
    let swipe = BackSwipe(navigation)
    return StackDemo(navigation, parameters, setting) { swipe.parameters = $0 }
  }.exported(
    .onNavigation("BackSwipe", BackSwipeParameters(), differences: [.catching, .mirrored])
  ).mirrored()

  static let systemSwipe = CatalogueEntry(
    "system-swipe", "iOS", in: .backSwipe, words: "the system's own swipe",
    "The system's recogniser pops with the system's animation, from the edge or from anywhere.",
    SystemSwipeParameters(),
    [
      .regionChoice(\.region)
    ], .from(.published(.tutorials)),
    release: .system
  ) { setting, parameters in
    let navigation = SystemSwipeNavigationController()
    return StackDemo(navigation, parameters, setting) { [unowned navigation] in navigation.parameters = $0 }
  }.exported(
    .navigation(
      "SystemSwipeNavigationController", SystemSwipeParameters(),
      remarks: ["Before iOS 26 a swipe begins at the edge only."], differences: [])
  ).version("system").mirrored()

  static let swipeDismiss = CatalogueEntry(
    "swipe-dismiss", "Swipe to dismiss", in: .backSwipe, words: "presented, drags off",
    "A presented screen enters from the right and is dragged away like a popped one.", BackSwipeParameters(),
    backSwipeParameters, .from(.published(.tutorials)), release: .parameters(\.drag)
  ) { setting, parameters in
    PresentDemo(
      parameters, setting,
      prepare: { screen, parameters, _ in screen.retained = BackSwipePresentation(screen, parameters: parameters) },
      take: { ($0.retained as? BackSwipePresentation)?.parameters = $1 })
  }.exported(
    .onScreen("BackSwipePresentation", BackSwipeParameters(), differences: [.catching, .upright])
  ).mirrored()

  static let swipeTabs = CatalogueEntry(
    "swipe-tabs", "Swipe between tabs", in: .backSwipe, words: "tabs slide side by side",
    "A drag to the right goes to the previous tab, a drag to the left to the next one.",
    BackSwipeParameters(), backSwipeParameters, .from(.published(.tutorials)), release: .parameters(\.drag)
  ) { setting, parameters in
    TabsDemo(parameters, setting) {
      BackSwipeTabs($0)
    } take: {
      $0.parameters = $1
    }
  }.dragged(forward: .left).exported(
    .init(
      base: BackSwipeParameters(), attaching: "let transition = BackSwipeTabs(tabs)  // keep a reference",
      preview: """
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        transition = BackSwipeTabs(tabs)
        return tabs
        """, differences: [.catching, .mirrored])
  ).mirrored()

  private static let push = Parameter<BackSwipeParameters>.choice(
    "push", "Push", \.push, [(.system, "system", "System's"), (.same, "same", "Same as the pop")], in: .motion,
    help: "Whether a push has the system's animation, or the same parameters as a pop.")

  private static let backSwipeParameters: [Parameter<BackSwipeParameters>] =
    [.duration(\.duration)] + Parameter.parallax(\.parallax) + Parameter.shadow(\.shadow)
    + Parameter.dimming(\.dimming) + Parameter.drag(\.drag)
}

extension BackSwipeAnimator: RebuiltAnimator {}

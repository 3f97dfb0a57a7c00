import Motion
import Transitions
import UIKit

extension CatalogueEntry {
  /// A navigation whose screens are dragged away.
  static let backSwipe = CatalogueEntry(
    "back-swipe", "Back swipe", in: .backSwipe,
    "A drag to the right from any point pops a screen; the one beneath follows from the left and brightens.",
    BackSwipeFigures(), backSwipeParameters + [push], release: .figures(\.drag)
  ) { setting, figures in
    let navigation = UINavigationController()
    let swipe = BackSwipe(navigation)
    return StackDemo(navigation, figures, setting) { swipe.figures = $0 }
  }.exported(
    .onNavigation("BackSwipe", BackSwipeFigures())
  )

  /// The system's swipe and animation.
  static let systemSwipe = CatalogueEntry(
    "system-swipe", "System swipe", in: .backSwipe,
    "The system's recogniser pops with the system's animation, from the edge or from anywhere.",
    SystemSwipeFigures(),
    [
      .regionChoice(\.region)
    ],
    // The rule of UIKit's own pop, which has no figures.
    release: .fixed(.reactNavigation)
  ) { setting, figures in
    let navigation = SystemSwipeNavigationController()
    return StackDemo(navigation, figures, setting) { [unowned navigation] in navigation.figures = $0 }
  }.exported(
    .navigation(
      "SystemSwipeNavigationController", SystemSwipeFigures(),
      remarks: ["Before iOS 26 a swipe begins at the edge only."], differences: [])
  )

  /// The back swipe on presented screens.
  static let swipeDismiss = CatalogueEntry(
    "swipe-dismiss", "Swipe to dismiss", in: .backSwipe,
    "A presented screen enters from the right and is dragged away like a popped one.", BackSwipeFigures(),
    backSwipeParameters, release: .figures(\.drag)
  ) { setting, figures in
    PresentDemo(
      figures, setting,
      prepare: { screen, figures, _ in screen.retained = BackSwipePresentation(screen, figures: figures) },
      take: { ($0.retained as? BackSwipePresentation)?.figures = $1 })
  }.exported(
    .onScreen("BackSwipePresentation", BackSwipeFigures())
  )

  /// The back swipe between tabs.
  static let swipeTabs = CatalogueEntry(
    "swipe-tabs", "Swipe between tabs", in: .backSwipe,
    "A drag to the right goes to the previous tab, a drag to the left to the next one.",
    BackSwipeFigures(), backSwipeParameters, release: .figures(\.drag)
  ) { setting, figures in
    TabsDemo(figures, setting) {
      BackSwipeTabs($0)
    } take: {
      $0.figures = $1
    }
  }.dragged(forward: .left).exported(
    .init(
      base: BackSwipeFigures(), attaching: "let transition = BackSwipeTabs(tabs)  // keep a reference",
      preview: """
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        transition = BackSwipeTabs(tabs)
        return tabs
        """, differences: ExportPlan.dragged)
  )

  private static let push = Parameter<BackSwipeFigures>.choice(
    "push", "Push", \.push, [(.system, "system", "System's"), (.same, "same", "Same as the pop")], in: .motion,
    help: "Whether a push has the system's animation, or the same figures as a pop.")

  private static let backSwipeParameters: [Parameter<BackSwipeFigures>] =
    [.duration(\.duration)] + Parameter.parallax(\.parallax) + Parameter.shadow(\.shadow)
    + Parameter.dimming(\.dimming) + Parameter.drag(\.drag)
}

extension BackSwipeAnimator: Retunable {
  func retuned(with figures: BackSwipeFigures) -> any UIViewControllerAnimatedTransitioning {
    BackSwipeAnimator(isOpening: isOpening, figures: figures)
  }
}

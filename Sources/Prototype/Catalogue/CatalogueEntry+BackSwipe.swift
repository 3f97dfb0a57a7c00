import Transitions
import UIKit

extension CatalogueEntry {
  /// System A: a navigation whose screens are dragged away.
  static let backSwipe = CatalogueEntry(
    "back-swipe", "Back swipe", in: .backSwipe,
    "A screen is dragged away to the right from any point; the one beneath follows from the left and brightens.",
    BackSwipeFigures(), backSwipeParameters
  ) { setting, figures in
    let navigation = BackSwipeNavigationController()
    return StackDemo(navigation, figures, setting) { [unowned navigation] in navigation.figures = $0 }
  }

  /// System A: the system's own swipe.
  static let systemSwipe = CatalogueEntry(
    "system-swipe", "System swipe", in: .backSwipe,
    "The system's own recogniser pops with the system's animation, from the edge or from anywhere.",
    SystemSwipeFigures(),
    [
      .choice(
        "region", "Drag from", \.region, [(.anywhere, "anywhere", "Anywhere"), (.edge, "edge", "Left edge")],
        in: .gesture, help: "Where a drag may begin.")
    ]
  ) { setting, figures in
    let navigation = SystemSwipeNavigationController()
    return StackDemo(navigation, figures, setting) { [unowned navigation] in navigation.figures = $0 }
  }

  /// System A: over a presentation.
  static let swipeDismiss = CatalogueEntry(
    "swipe-dismiss", "Swipe to dismiss", in: .backSwipe,
    "The back swipe over a presented screen: it comes in from the right and is dragged away.", BackSwipeFigures(),
    backSwipeParameters
  ) { setting, figures in
    PresentDemo(figures, setting) { screen, figures, _ in
      let presentation = BackSwipePresentation()
      presentation.figures = figures
      presentation.prepare(screen)
      screen.keeper = presentation
    } take: { screen, figures in
      (screen.keeper as? BackSwipePresentation)?.figures = figures
    }
  }

  /// System A: over tabs.
  static let swipeTabs = CatalogueEntry(
    "swipe-tabs", "Swipe between tabs", in: .backSwipe,
    "The back swipe between tabs: a drag to the right goes to the previous one, a drag to the left to the next.",
    BackSwipeFigures(), backSwipeParameters
  ) { setting, figures in
    TabsDemo(figures, setting, BackSwipeTabs()) {
      $0.attach(to: $1)
    } take: {
      $0.figures = $1
    }
  }

  private static let backSwipeParameters: [Parameter<BackSwipeFigures>] =
    [.duration(\.duration)] + Parameter.parallax(\.parallax) + Parameter.shadow(\.shadow)
    + Parameter.dimming(\.dimming) + Parameter.drag(\.drag)
}

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

  private static let backSwipeParameters: [Parameter<BackSwipeFigures>] =
    [.duration(\.duration)] + Parameter.parallax(\.parallax) + Parameter.shadow(\.shadow)
    + Parameter.dimming(\.dimming) + Parameter.drag(\.drag)
}

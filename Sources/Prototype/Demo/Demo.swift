import Transitions
import UIKit

/// Screens that show one transition, and what goes on to the next of them and back.
@MainActor protocol Demo: AnyObject {
  /// What fills the phone.
  var root: UIViewController { get }
  /// How the screens move; what is under way goes on with changed figures from where it is.
  var figures: any FigureSet { get }
  /// How many screens there are, also those beneath.
  var depth: Int { get }
  /// Goes on to another screen, after what is under way.
  func push()
  /// Goes back; from the first screen there is no way.
  func pop()
}

/// What a demo is made for.
struct DemoSetting {
  /// The backgrounds of the screens, the top one's first; those beneath go on from the beginning.
  let colors: [UIColor]
  /// How many screens there are at first, 1 at least.
  let depth: Int
  /// Where a drag may begin; nil for where the transition has it begin.
  let region: DragFigures.Region?

  /// A demo screen in the colour of `place`, or else of the place it has on its stack when it is first shown.
  @MainActor func screen(at place: Int? = nil) -> DemoScreen {
    DemoScreen(place: place) { place in
      let fromTop = (depth - place) % colors.count
      return colors[fromTop < 0 ? fromTop + colors.count : fromTop]
    }
  }
}

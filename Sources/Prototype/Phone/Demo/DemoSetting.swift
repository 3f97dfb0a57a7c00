import Transitions
import UIKit

/// The colours, the depth and the region that a demo starts with.
struct DemoSetting {
  /// The backgrounds of the screens from the top one down; they repeat from the first one.
  let colors: [UIColor]
  /// The number of screens at first, at least 1.
  let depth: Int
  /// Where a drag may begin; nil for the transition's default.
  let region: DragParameters.Region?
  /// The user's own pictures.
  var pictures: ScreenPictures?
  /// Whether nothing is forgiven that goes wrong on iOS.
  var isStrict = false
  /// Returns whether screens are marked for the push from above.
  var mark: () -> Bool = { true }

  /// The default colours: orange over green over blue.
  @MainActor static var defaultColors: [UIColor] { [0xE2853B, 0x2F9E64, 0x2E5BBA].map(UIColor.init(hex:)) }

  /// Returns a demo screen with the number and colour of `position`, counted from 1; nil for its position on the stack
  /// when it first appears.
  @MainActor func screen(at position: Int? = nil) -> DemoScreen {
    let screen = DemoScreen(position: position) { position in
      let fromTop = (depth - position) % colors.count
      return colors[fromTop < 0 ? fromTop + colors.count : fromTop]
    }
    screen.picture = { [pictures] position in pictures?.picture(fromTop: depth - position) }
    screen.fitsPicture = { [pictures] in pictures?.fits ?? false }
    screen.mark = mark
    pictures?.add(screen)
    return screen
  }
}

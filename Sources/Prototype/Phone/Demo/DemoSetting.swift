import Transitions
import UIKit

struct DemoSetting {
  /// From the top screen down; they repeat.
  let colors: [UIColor]
  /// At least 1.
  let depth: Int
  /// Nil means the transition's default.
  let region: DragParameters.Region?
  var pictures: ScreenPictures?
  /// The app that shows the transition best.
  var fitting = DemoApp.journeys
  /// Whether nothing is forgiven that goes wrong on iOS.
  var isStrict = false
  /// Whether screens are marked for the push from above.
  var mark: () -> Bool = { true }

  @MainActor static var defaultColors: [UIColor] { [0xE2853B, 0x2F9E64, 0x2E5BBA].map(UIColor.init(hex:)) }

  /// Positions count from 1; nil means the position on the stack when the screen first appears.
  @MainActor func screen(at position: Int? = nil) -> DemoScreen {
    let screen = DemoScreen(position: position) { position in
      let fromTop = (depth - position) % colors.count
      return colors[fromTop < 0 ? fromTop + colors.count : fromTop]
    }
    screen.picture = { [pictures] position in pictures?.picture(fromTop: depth - position) }
    screen.fitsPicture = { [pictures] in pictures?.fits ?? false }
    screen.app = { [pictures, fitting] in
      let app = pictures?.app ?? .cards
      return app == .fitting ? fitting : app
    }
    screen.cornerRadius = { [pictures] in pictures?.cornerRadius ?? 0 }
    screen.mark = mark
    pictures?.add(screen)
    screen.showContent()
    return screen
  }
}

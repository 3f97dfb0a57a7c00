import CoreGraphics
import Stage
import UIKit

extension CataloguePhone {
  /// Returns another phone on a stage of its own that shows the same: the transition with its figures, the device, and
  /// the user's pictures.
  ///
  /// `scale` is its number of pixels to a point; nil for the same.
  func twin(scale: CGFloat? = nil) -> CataloguePhone {
    var setting = setting
    if let shown = setting.pictures {
      let pictures = ScreenPictures()
      pictures.pictures = shown.pictures
      setting.pictures = pictures
    }
    let twin = CataloguePhone(entry, setting, scale: scale ?? stage.screenScale)
    twin.set(phone)
    twin.stage.userInterfaceStyle = stage.userInterfaceStyle
    let figures = demo.figures
    twin.stage.perform {
      twin.demo.figures.set(
        figures.descriptions.compactMap { each in figures[each.key].map { (each.key, $0.current) } })
    }
    return twin
  }
}

/// What moved screens: an action, and what is shown before and after it.
struct Movement {
  /// What begins the movement.
  let action: Performance.Action
  /// What is shown at first.
  let start: DemoState
  /// What code pushed or popped to; nil for the next screen, or the one before.
  var goal: DemoState?
  /// Whether it is the phone's last movement, with everything that happened in it.
  var isLast = false
  /// Whether the last release comes a little after the last movement of the finger, so that there is an instant between.
  var isReleaseApart = false
}

import CoreGraphics
import Stage
import UIKit

extension CataloguePhone {
  /// Returns another phone on a stage of its own that shows the same: the transition with its figures, the device, and
  /// the user's pictures.
  func twin() -> CataloguePhone {
    var setting = setting
    if let shown = setting.pictures {
      let pictures = ScreenPictures()
      pictures.pictures = shown.pictures
      setting.pictures = pictures
    }
    let twin = CataloguePhone(entry, setting, scale: stage.screenScale)
    twin.set(phone)
    let figures = demo.figures
    twin.stage.perform {
      twin.demo.figures.set(
        figures.descriptions.compactMap { each in figures[each.key].map { (each.key, $0.current) } })
    }
    return twin
  }

  /// Returns a replay of a movement on a twin of the phone.
  func replay(_ movement: Movement) throws(StartFault) -> Replay {
    var setup = ReplaySetup(entry)
    (setup.action, setup.start, setup.goal) = (movement.action, movement.start, movement.goal)
    setup.faults = faultSettings
    return try Replay(setup, on: twin(), showsTouch: true)
  }
}

/// What moved screens: an action, and what is shown before and after it.
struct Movement {
  /// What begins the movement.
  let action: ReplaySetup.Action
  /// What is shown at first.
  let start: DemoState
  /// What code pushed or popped to; nil for the next screen, or the one before.
  var goal: DemoState?
}

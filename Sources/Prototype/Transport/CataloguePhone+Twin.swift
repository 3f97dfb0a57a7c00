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

  /// Returns a replay of an action on a twin of the phone that begins with a number of screens.
  func replay(_ action: ReplaySetup.Action, depth: Int) throws(StartFault) -> Replay {
    var setup = ReplaySetup(entry)
    (setup.action, setup.depth) = (action, depth)
    return try Replay(setup, on: twin(), depth: depth, showsTouch: true)
  }
}

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

import CoreGraphics
import Stage
import UIKit

extension CataloguePhone {
  /// Returns another phone, on a stage of its own, with the same transition, parameters, device and pictures.
  ///
  /// `scale` is in pixels per point; nil means the same scale.
  func twin(scale: CGFloat? = nil) -> CataloguePhone {
    var setting = setting
    if let shown = setting.pictures {
      let pictures = ScreenPictures()
      (pictures.first, pictures.pictures) = (shown.first, shown.pictures)
      setting.pictures = pictures
    }
    let twin = CataloguePhone(entry, setting, scale: scale ?? stage.screenScale)
    twin.set(phone)
    twin.stage.userInterfaceStyle = stage.userInterfaceStyle
    let parameters = demo.parameters
    twin.stage.perform {
      twin.demo.parameters.set(
        parameters.descriptions.compactMap { each in parameters[each.key].map { (each.key, $0.current) } })
    }
    return twin
  }
}

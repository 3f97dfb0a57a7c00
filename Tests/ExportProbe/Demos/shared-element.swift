import UIKit

@testable import Prototype

struct Figures {}

extension PictureList: SharedElementScreen {}
extension PictureScreen: SharedElementScreen {}

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  GalleryDemo(SharedElementNavigationController(), live, setting) { _ in }
}

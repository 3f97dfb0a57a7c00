import UIKit

@testable import Prototype

extension PictureList: SharedElementScreen {}
extension PictureScreen: SharedElementScreen {}

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  GalleryDemo(SharedElementNavigationController(), live, setting) { _ in }
}

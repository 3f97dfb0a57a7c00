import UIKit

@testable import Prototype

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  let navigation = UINavigationController()
  navigation.addCustomTransitioning()
  let background = UIImageView(image: DemoPicture.image(0))
  background.contentMode = .scaleAspectFill
  return StackDemo(navigation, live, setting, over: background) { _ in }
}

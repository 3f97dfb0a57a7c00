import UIKit

@testable import Prototype

struct Figures {}

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  let navigation = UINavigationController()
  navigation.addCustomTransitioning()
  let background = UIImageView(image: DemoPicture.image(0))
  background.contentMode = .scaleAspectFill
  return StackDemo(navigation, live, setting, over: background) { _ in }
}

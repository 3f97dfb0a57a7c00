import UIKit

@testable import Prototype

struct Figures {}

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  let navigation = UINavigationController()
  let swipe = BackSwipe(navigation)
  return StackDemo(navigation, live, setting) { [swipe] _ in _ = swipe }
}

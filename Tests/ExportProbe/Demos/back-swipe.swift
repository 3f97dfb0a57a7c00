import UIKit

@testable import Prototype

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  let navigation = UINavigationController()
  let swipe = BackSwipe(navigation)
  return StackDemo(navigation, live, setting) { [swipe] _ in _ = swipe }
}

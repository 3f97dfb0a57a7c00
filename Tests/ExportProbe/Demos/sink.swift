import UIKit

@testable import Prototype

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  let navigation = UINavigationController()
  let sink = Sink(navigation)
  return StackDemo(navigation, live, setting) { [sink] _ in _ = sink }
}

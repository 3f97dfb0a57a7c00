import UIKit

@testable import Prototype

extension DemoScreen: PushDownScreen {}

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  StackDemo(PushDownNavigationController(), live, setting) { _ in }
}

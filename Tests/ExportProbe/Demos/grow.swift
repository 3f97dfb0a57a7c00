import UIKit

@testable import Prototype

extension DemoScreen: GrowingScreen {}

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  StackDemo(GrowNavigationController(), live, setting) { _ in }
}

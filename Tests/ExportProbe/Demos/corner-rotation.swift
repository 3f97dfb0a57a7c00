import UIKit

@testable import Prototype

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  StackDemo(RetainingNavigationController(retaining: CornerRotationNavigationDelegate()), live, setting) { _ in }
}

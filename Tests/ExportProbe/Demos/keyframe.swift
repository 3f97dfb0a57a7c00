import UIKit

@testable import Prototype

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  StackDemo(RetainingNavigationController(retaining: KeyframeNavigationDelegate()), live, setting) { _ in }
}

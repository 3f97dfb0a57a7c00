import UIKit

@testable import Prototype

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  StackDemo(PredictiveBackNavigationController(), live, setting) { _ in }
}

import UIKit

@testable import Prototype

struct Figures {}

extension DemoScreen: PushDownScreen {}

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  StackDemo(PushDownNavigationController(), live, setting) { _ in }
}

import UIKit

@testable import Prototype

extension DemoScreen: GrowingScreen {}

struct Figures {}

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  StackDemo(GrowNavigationController(), live, setting) { _ in }
}

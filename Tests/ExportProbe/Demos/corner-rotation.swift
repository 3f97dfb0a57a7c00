import UIKit

@testable import Prototype

struct Figures {}

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  StackDemo(RetainingNavigationController(retaining: CornerRotationNavigationDelegate()), live, setting) { _ in }
}

import UIKit

@testable import Prototype

typealias Figures = CornerRotationFigures

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  StackDemo(RetainingNavigationController(retaining: CornerRotationNavigationDelegate()), live, setting) { _ in }
}

import UIKit

@testable import Prototype

typealias Figures = PushDownFigures

extension DemoScreen: PushDownScreen {}

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  StackDemo(PushDownNavigationController(), live, setting) { _ in }
}

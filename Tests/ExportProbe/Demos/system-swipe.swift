import UIKit

@testable import Prototype

typealias Figures = SystemSwipeFigures

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  StackDemo(SystemSwipeNavigationController(), live, setting) { _ in }
}

import UIKit

@testable import Prototype

typealias Figures = BackSwipeFigures

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  StackDemo(BackSwipeNavigationController(), live, setting) { _ in }
}

import UIKit

@testable import Prototype

typealias Figures = SinkFigures

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  StackDemo(SinkNavigationController(), live, setting) { _ in }
}

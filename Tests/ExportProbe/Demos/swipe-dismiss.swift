import UIKit

@testable import Prototype

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  PresentDemo(live, setting, prepare: { screen, _, _ in screen.retained = BackSwipePresentation(screen) })
}

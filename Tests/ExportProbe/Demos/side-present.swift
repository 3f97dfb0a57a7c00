import UIKit

@testable import Prototype

struct Figures {}

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  PresentDemo(
    live, setting,
    prepare: { screen, _, _ in screen.retained = SidePresentation(screen) })
}

import UIKit

@testable import Prototype

typealias Figures = SidePresentFigures

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  PresentDemo(
    live, setting,
    prepare: { screen, _, _ in
      let presentation = SidePresentation()
      presentation.prepare(screen)
      screen.retained = presentation
    })
}

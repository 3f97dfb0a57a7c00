import UIKit

@testable import Prototype

typealias Figures = BackSwipeFigures

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  PresentDemo(
    live, setting,
    prepare: { screen, _, _ in
      let presentation = BackSwipePresentation()
      presentation.prepare(screen)
      screen.retained = presentation
    })
}

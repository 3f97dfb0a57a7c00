import UIKit

@testable import Prototype

typealias Figures = RiseFigures

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  PresentDemo(live, setting) { source, _, next in
    let rise = RiseTransitioning()
    rise.addPresentationDrag(to: source, presenting: next)
    source.retained = rise
  } present: { screen, source in
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = source.retained as? RiseTransitioning
    source.present(screen, animated: true)
  }
}

import UIKit

@testable import Prototype

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  PresentDemo(live, setting) { source, _, next in
    source.retained = Rise(on: source, next: next)
  } present: { screen, source in
    (source.retained as? Rise)?.prepare(screen)
    source.present(screen, animated: true)
  }
}

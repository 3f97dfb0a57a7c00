import UIKit

@testable import Prototype

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  PresentDemo(
    live, setting,
    present: { screen, source in RiseSegue(identifier: nil, source: source, destination: screen).perform() },
    dismiss: { top in
      guard let below = top.presentingViewController else { return }
      RiseUnwindSegue(identifier: nil, source: top, destination: below).perform()
    })
}

import UIKit

@testable import Prototype

struct Figures {}

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  let navigation = UINavigationController()
  let sink = Sink(navigation)
  return StackDemo(navigation, live, setting) { [sink] _ in _ = sink }
}

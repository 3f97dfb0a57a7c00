import UIKit

@testable import Prototype

struct Figures {}

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  TabsDemo(live, setting) {
    BackSwipeTabs($0)
  } take: { _, _ in
  }
}

import UIKit

@testable import Prototype

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  TabsDemo(live, setting) {
    BackSwipeTabs($0)
  } take: { _, _ in
  }
}

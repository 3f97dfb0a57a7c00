import UIKit

@testable import Prototype

typealias Figures = BackSwipeFigures

@MainActor func demo(_ setting: DemoSetting, _ live: LiveFigures<Figures>) -> any Demo {
  TabsDemo(live, setting, BackSwipeTabs()) {
    $0.attach(to: $1)
  } take: { _, _ in
  }
}

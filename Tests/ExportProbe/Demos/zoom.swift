import UIKit

@testable import Prototype

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  let grid = ThumbnailGrid(color: setting.colors[0])
  return GalleryDemo(UINavigationController(), live, setting, from: grid) { screen, _ in
    _ = Zoom(screen) { [weak grid, weak screen] in screen.flatMap { grid?.thumbnail($0.number) } }
  } take: { _ in
  }
}

import UIKit

@testable import Prototype

/// The window's demo, whose viewer is the catalogue's, with the exported viewer.
@MainActor final class ViewerDemo: Demo {
  private let grid: ThumbnailGrid
  private let live: LiveParameters<Parameters>

  init(_ live: LiveParameters<Parameters>, _ setting: DemoSetting) {
    self.live = live
    grid = ThumbnailGrid(color: setting.colors[0])
  }

  var root: UIViewController { grid }
  var parameters: any ParameterSet { live }
  private var viewer: PhotoViewerController? { grid.presentedViewController as? PhotoViewerController }
  var depth: Int { viewer == nil ? 1 : 2 }

  func push() {
    guard viewer == nil else { return }
    let number = grid.selection.picture
    let picture = UIImageView(image: DemoPicture.image(number))
    grid.present(PhotoViewerController(picture: picture) { [weak grid] in grid?.thumbnail(number) }, animated: true)
  }

  func pop() { viewer?.dismiss(animated: true) }
}

@MainActor func demo(_ setting: DemoSetting, _ live: LiveParameters<Parameters>) -> any Demo {
  ViewerDemo(live, setting)
}

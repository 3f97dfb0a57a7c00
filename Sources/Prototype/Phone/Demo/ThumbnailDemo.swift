import Transitions
import UIKit

/// A grid of thumbnails; a click opens one of them.
@MainActor final class ThumbnailDemo: NSObject, Demo {
  private let grid: ThumbnailGrid
  private let live: LiveParameters<PhotoViewerParameters>
  private var opened = 0

  init(_ live: LiveParameters<PhotoViewerParameters>, _ setting: DemoSetting) {
    self.live = live
    grid = ThumbnailGrid(color: setting.colors[0])
    super.init()
    live.apply(to: { [weak grid] in grid }, take: { [weak self] in self?.viewer?.parameters = $0 })
    grid.selection.changed = { [unowned self] in open($0) }
  }

  var root: UIViewController { grid }
  var parameters: any ParameterSet { live }
  var words: DemoWords { DemoWords(forward: "Open", back: "Close", click: "click a picture") }

  private var viewer: PhotoViewerController? { grid.presentedViewController as? PhotoViewerController }

  var depth: Int { viewer == nil ? 1 : 2 }
  var choices: [Int?] { viewer == nil ? [] : [opened] }

  func push() { push(choosing: nil) }

  func push(choosing choice: Int?) { open(grid.number(choice)) }

  func pop() { viewer?.dismiss(animated: true) }

  private func open(_ number: Int) {
    guard viewer == nil else { return }
    let picture = UIImageView(image: DemoPicture.image(number))
    let viewer = PhotoViewerController(picture: picture) { [weak grid] in grid?.thumbnail(number) }
    viewer.parameters = live.values
    opened = number
    grid.present(viewer, animated: true)
  }
}

import CoreGraphics
import Transitions
import UIKit

/// Thumbnails that scroll; a click on one opens its picture.
@MainActor final class ThumbnailDemo: NSObject, Demo {
  private let grid: ThumbnailGrid
  private let box: Figures<PhotoViewerFigures>

  init(_ box: Figures<PhotoViewerFigures>, _ setting: DemoSetting) {
    self.box = box
    grid = ThumbnailGrid(color: setting.colors[0])
    super.init()
    box.changed = { [unowned self] figures in
      viewer?.transitioning.figures = figures
      Retuning.retune(grid, with: figures)
    }
    grid.chosen = { [unowned self] in open($0) }
  }

  var root: UIViewController { grid }
  var figures: any FigureSet { box }

  private var viewer: PhotoViewerController? { grid.presentedViewController as? PhotoViewerController }

  var depth: Int { viewer == nil ? 1 : 2 }

  func push() { open(grid.picked) }

  func pop() { viewer?.dismiss(animated: true) }

  private func open(_ number: Int) {
    guard viewer == nil else { return }
    let picture = UIImageView(image: DemoPicture.image(number))
    let viewer = PhotoViewerController(picture: picture) { [weak grid] in grid?.thumbnail(number) }
    viewer.transitioning.figures = box.values
    grid.present(viewer, animated: true)
  }
}

/// Two columns of pictures, more than there is room for.
@MainActor final class ThumbnailGrid: UIViewController {
  /// Called with the number of the picture that is chosen.
  var chosen: (Int) -> Void = { _ in }
  /// The picture that was chosen last.
  private(set) var picked = 0
  private let color: UIColor
  private let scroller = UIScrollView()
  private let tiles = (0..<2 * DemoPicture.count).map { ThumbnailTile($0) }
  private static let gap: CGFloat = 12

  init(color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color.mixed(with: .white, DemoFigures.rowTone)
    for tile in tiles {
      tile.addAction(UIAction { [unowned self] _ in pick(tile.number) }, for: .touchUpInside)
      scroller.addSubview(tile)
    }
    view.addSubview(scroller)
  }

  private func pick(_ number: Int) {
    picked = number
    chosen(number)
  }

  /// The view that shows the picture with this number.
  func thumbnail(_ number: Int) -> UIView? { tiles.first { $0.number == number }?.picture }

  override func viewWillLayoutSubviews() {
    scroller.frame = view.bounds
    let side = (view.bounds.width - 3 * Self.gap) / 2
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: Self.gap + CGFloat(index % 2) * (side + Self.gap), y: Self.gap + CGFloat(index / 2) * (side + Self.gap),
        width: side, height: side)
    }
    let rows = CGFloat((tiles.count + 1) / 2)
    scroller.contentSize = CGSize(width: view.bounds.width, height: rows * (side + Self.gap) + Self.gap)
  }
}

/// A picture to be clicked.
@MainActor final class ThumbnailTile: UIControl {
  let number: Int
  let picture = UIImageView()

  init(_ number: Int) {
    self.number = number
    super.init(frame: .zero)
    picture.image = DemoPicture.image(number)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 10
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }
}

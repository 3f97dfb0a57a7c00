import CoreGraphics
import UIKit

/// A scrolling grid of pictures in two columns; a click chooses one.
@MainActor final class ThumbnailGrid: UIViewController, PictureChooser {
  let selection = PictureSelection()
  private let color: UIColor
  private let scroller = UIScrollView()
  private let tiles = (0..<2 * DemoPicture.count).map { ThumbnailTile($0) }
  private static let gap: CGFloat = 12

  init(color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func number(_ choice: Int?) -> Int {
    choice.flatMap { choice in tiles.contains { $0.number == choice } ? choice : nil } ?? selection.picture
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color.rowTone
    for tile in tiles {
      tile.addAction(UIAction { [unowned self] _ in selection.choose(tile.number) }, for: .touchUpInside)
      scroller.addSubview(tile)
    }
    view.addSubview(scroller)
  }

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

/// Remembers which of several pictures was clicked last.
@MainActor final class PictureSelection {
  private(set) var picture = 0
  var changed: (Int) -> Void = { _ in }

  func choose(_ number: Int) {
    picture = number
    changed(number)
  }
}

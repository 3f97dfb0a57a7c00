import CoreGraphics
import Foundation
import UIKit

/// A scrolling grid of pictures in two columns; a click chooses one.
@MainActor final class ThumbnailGrid: UICollectionViewController, PictureChooser {
  let selection = PictureSelection()
  private let color: UIColor
  private let layout = UICollectionViewFlowLayout()
  private let count = 2 * DemoPicture.count
  private let tile = UICollectionView.CellRegistration<ThumbnailCell, Int> { cell, _, number in
    cell.picture.image = DemoPicture.image(number)
  }
  private static let gap: CGFloat = 12

  init(color: UIColor) {
    self.color = color
    super.init(collectionViewLayout: layout)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (Self.gap, Self.gap)
    layout.sectionInset = UIEdgeInsets(top: Self.gap, left: Self.gap, bottom: Self.gap, right: Self.gap)
  }

  required init?(coder: NSCoder) { nil }

  func number(_ choice: Int?) -> Int {
    choice.flatMap { (0..<count).contains($0) ? $0 : nil } ?? selection.picture
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color.rowTone
  }

  override func viewWillLayoutSubviews() {
    let side = max(0, (view.bounds.width - 3 * Self.gap) / 2)
    if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
  }

  /// Nil while the picture is not on the screen.
  func thumbnail(_ number: Int) -> UIView? {
    collectionView.layoutIfNeeded()
    return (collectionView.cellForItem(at: IndexPath(item: number, section: 0)) as? ThumbnailCell)?.picture
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: indexPath.item)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    selection.choose(indexPath.item)
  }
}

@MainActor final class ThumbnailCell: UICollectionViewCell {
  let picture = UIImageView()

  required init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 10
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
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

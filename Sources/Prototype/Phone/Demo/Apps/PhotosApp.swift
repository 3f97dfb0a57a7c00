import UIKit

/// Photos: albums in two columns, an album in three, and a photo.
@MainActor enum PhotosApp {
  static func page(_ position: Int, _ number: Int?) -> DemoPage {
    switch DemoLevel(position) {
    case .first:
      return DemoPage("Albums") { _ in
        AppGrid(columns: 2, gap: 16, margin: 16, count: DemoPicture.count) { DemoPicture.name($0) }
      }
    case .list:
      return DemoPage(DemoPicture.name(number ?? position)) { _ in
        AppGrid(columns: 3, gap: 2, margin: 0, count: 27) { _ in nil }
      }
    case .detail:
      return DemoPage("14 July") { _ in
        let picture = UIImageView(image: DemoPicture.image(number ?? position))
        (picture.contentMode, picture.clipsToBounds) = (.scaleAspectFill, true)
        return AppColumn(
          on: .systemBackground, margin: 0,
          [
            (picture, 470), (AppColumn.text("Dunes, late in the evening", 20, .semibold, .label, .center), nil),
            (AppColumn.text("Taken at 21:48 · 26 mm · f 1.8", 15, .regular, .secondaryLabel, .center), nil),
          ])
      }
    }
  }
}

/// A grid of pictures, with names below them.
@MainActor private final class AppGrid: UICollectionView, DemoContent, UICollectionViewDataSource {
  let ground: UIColor? = .systemBackground
  private let count: Int
  private let name: (Int) -> String?
  private let flow = UICollectionViewFlowLayout()
  private let columns: CGFloat
  private let gap: CGFloat
  private let margin: CGFloat
  private let tile = CellRegistration<AppTile, Int> { cell, _, number in cell.picture.image = DemoPicture.image(number)
  }

  init(columns: CGFloat, gap: CGFloat, margin: CGFloat, count: Int, name: @escaping (Int) -> String?) {
    (self.columns, self.gap, self.margin, self.count, self.name) = (columns, gap, margin, count, name)
    super.init(frame: .zero, collectionViewLayout: flow)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (gap, gap)
    dataSource = self
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    backgroundColor = ground
  }

  required init?(coder: NSCoder) { nil }

  var rows: [UIView] { visibleCells }

  func layOut(beneath top: CGFloat) {
    let side = max(1, ((bounds.width - 2 * margin - (columns - 1) * gap) / columns).rounded(.down))
    let size = CGSize(width: side, height: side + (name(0) == nil ? 0 : 34))
    if flow.itemSize != size { flow.itemSize = size }
    let inset = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    if flow.sectionInset != inset { flow.sectionInset = inset }
    begin(beneath: top)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeueConfiguredReusableCell(using: tile, for: indexPath, item: indexPath.item)
    cell.show(name(indexPath.item))
    return cell
  }
}

@MainActor private final class AppTile: UICollectionViewCell {
  let picture = UIImageView()
  private let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    (picture.contentMode, picture.clipsToBounds) = (.scaleAspectFill, true)
    label.font = .systemFont(ofSize: 15, weight: .medium)
    for view in [picture, label] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String?) {
    label.text = name
    picture.layer.cornerRadius = name == nil ? 0 : 14
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let below: CGFloat = label.text == nil ? 0 : 34
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - below)
    label.frame = CGRect(x: 2, y: bounds.height - below + 4, width: bounds.width - 4, height: max(0, below - 8))
  }
}

import UIKit

/// A collection of numbers on colors: a grid with headers, groups of rows, or shelves that scroll across.
@MainActor final class GalleryCollection: UICollectionViewController {
  enum Kind {
    case grid, rows, shelves
  }

  private let kind: Kind
  private let counts: [Int]
  private let tile = UICollectionView.CellRegistration<GalleryTile, IndexPath> { cell, path, _ in cell.show(path) }
  private let row = UICollectionView.CellRegistration<GalleryListRow, IndexPath> { cell, path, _ in cell.show(path) }
  private let header = UICollectionView.SupplementaryRegistration<GalleryHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, path in view.show(path) }

  init(_ kind: Kind) {
    self.kind = kind
    counts = kind == .rows ? [3, 1, 5] : [8, 30, 12]
    super.init(collectionViewLayout: Self.layout(kind))
  }

  required init?(coder: NSCoder) { nil }

  private static func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .grid:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 108, height: 108)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (9, 9)
      layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
      layout.headerReferenceSize = CGSize(width: 0, height: 34)
      layout.sectionHeadersPinToVisibleBounds = true
      return layout
    case .rows: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    case .shelves: return UICollectionViewCompositionalLayout { section, _ in shelf(section) }
    }
  }

  private static func shelf(_ section: Int) -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let sizes: [(NSCollectionLayoutDimension, CGFloat)] = [
      (.fractionalWidth(0.85), 200), (.absolute(90), 90), (.fractionalWidth(0.4), 130),
    ]
    let size = NSCollectionLayoutSize(widthDimension: sizes[section].0, heightDimension: .absolute(sizes[section].1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let made = NSCollectionLayoutSection(group: group)
    made.interGroupSpacing = 10
    made.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 20, trailing: 16)
    made.orthogonalScrollingBehavior = section == 0 ? .groupPagingCentered : .continuous
    made.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(34)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return made
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if kind == .rows { collectionView.backgroundColor = .systemGroupedBackground }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    kind == .rows
      ? collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: indexPath)
      : collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }
}

@MainActor private final class GalleryTile: UICollectionViewCell {
  private let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    label.font = .systemFont(ofSize: 22, weight: .semibold)
    (label.textAlignment, label.textColor) = (.center, .white)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ path: IndexPath) {
    let colors: [UIColor] = [.systemBlue, .systemTeal, .systemGreen, .systemOrange, .systemPink, .systemPurple]
    contentView.backgroundColor = colors[(path.item + 2 * path.section) % colors.count]
    label.text = "\(path.item + 1)"
  }
}

@MainActor private final class GalleryListRow: UICollectionViewListCell {
  private let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ path: IndexPath) {
    label.text =
      path.item == 2
      ? "A row that is as high as its text, which goes on over two lines and a bit more" : "Row \(path.item + 1)"
  }
}

@MainActor private final class GalleryHeader: UICollectionReusableView {
  private let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { nil }

  func show(_ path: IndexPath) { label.text = "Section \(path.section + 1)" }
}

import Stage
import Testing
import UIKit

@MainActor @Suite("Compositional layouts")
struct CompositionalLayoutTests {
  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Three columns of squares with 6 points between them.
  private func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(6)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 12, bottom: 7, trailing: 12)
    return section
  }

  @Test("Groups of three share their width, between insets and spaces")
  func columns() {
    let scene = CollectionScene([Array(0..<7)], UICollectionViewCompositionalLayout(section: grid()))
    // (300 - 24 - 12) / 3.
    #expect(scene.frame(0) == CGRect(x: 12, y: 5, width: 88, height: 80))
    #expect(scene.frame(2) == CGRect(x: 200, y: 5, width: 88, height: 80))
    #expect(scene.frame(4) == CGRect(x: 106, y: 95, width: 88, height: 80))
    #expect(scene.view.contentSize == CGSize(width: 300, height: 5 + 3 * 90 - 10 + 7))
    #expect(scene.cell(6)?.frame == CGRect(x: 12, y: 185, width: 88, height: 80))
  }

  @Test("Nested groups and fractions take parts of what contains them")
  func nested() {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(2 / 3), .fractionalHeight(1)))
    large.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [large, column])
    let section = NSCollectionLayoutSection(group: group)
    let scene = CollectionScene([Array(0..<6)], UICollectionViewCompositionalLayout(section: section))
    #expect(scene.frame(0) == CGRect(x: 2, y: 1, width: 194, height: 116))
    #expect(scene.frame(1) == CGRect(x: 200, y: 0, width: 100, height: 60))
    #expect(scene.frame(2) == CGRect(x: 200, y: 60, width: 100, height: 60))
    #expect(scene.frame(3) == CGRect(x: 2, y: 121, width: 194, height: 116))
  }

  @Test("A header lies before the groups and their insets, and stays if it is pinned")
  func header() {
    let section = grid()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let scene = CollectionScene([Array(0..<60)], UICollectionViewCompositionalLayout(section: section))
    func frame() -> CGRect? {
      scene.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame
    }
    #expect(frame() == CGRect(x: 12, y: 0, width: 276, height: 40) && scene.frame(0)?.minY == 45)
    scene.scroll(to: 333)
    #expect(frame()?.minY == 333)
  }

  @Test("An orthogonal section scrolls across, and its cells with it")
  func orthogonal() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .groupPaging
    let scene = CollectionScene([Array(0..<50)], UICollectionViewCompositionalLayout(section: section))
    #expect(scene.visible == [0, 1] && scene.view.contentSize == CGSize(width: 300, height: 100))
    let scroller = try #require(scene.cell(0)?.superview as? UIScrollView)
    #expect(scroller.contentSize == CGSize(width: 50 * 210 - 10, height: 100))
    scene.stage.send(.down(CGPoint(x: 300, y: 150)))
    for step in 1...10 {
      scene.stage.advance(by: 1 / 120, framesPerSecond: 120)
      scene.stage.send(.move(CGPoint(x: 300 - 15 * step, y: 150)))
    }
    scene.stage.send(.up(CGPoint(x: 150, y: 150)))
    try scene.stage.settle()
    #expect(scroller.contentOffset.x == 210 && scene.visible == [1, 2])
    let cell = try #require(scene.cell(1))
    #expect(cell.convert(cell.bounds, to: nil) == CGRect(x: 40, y: 100, width: 200, height: 100))
  }

  @Test(
    "A list has the background of its appearance, also in a controller, or its own; a clear one shows the collection's",
    arguments: [
      (UICollectionLayoutListConfiguration.Appearance.plain, nil, UIColor.systemBackground),
      (.insetGrouped, nil, .systemGroupedBackground), (.insetGrouped, UIColor.brown, .brown), (.plain, .clear, .purple),
    ])
  func background(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ color: UIColor?, _ shown: UIColor
  ) throws {
    let stage = Stage()
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.backgroundColor = color
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let source = NumberSource([[0, 1]])
    stage.window.rootViewController = controller
    let collection = try #require(controller.collectionView)
    collection.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    collection.dataSource = source
    if color == .clear { collection.backgroundColor = .purple }
    try stage.settle()
    #expect(collection.backgroundColor == shown)
  }

  @Test("Rows of a list are as high as their cells want, and what follows moves")
  func list() {
    final class Tall: NumberCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 60 + 10 * CGFloat(layoutAttributes.indexPath.item % 2)
        return layoutAttributes
      }
    }
    let scene = CollectionScene(
      [[]], UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
    scene.view.register(Tall.self, forCellWithReuseIdentifier: "number")
    scene.source.sections = [Array(0..<100)]
    scene.view.reloadData()
    scene.stage.advance(by: 1 / 60)
    #expect(scene.frame(1) == CGRect(x: 0, y: 60, width: 300, height: 70))
    #expect(scene.cell(2)?.frame == CGRect(x: 0, y: 130, width: 300, height: 60))
    // 400 points show seven rows; the others are estimates.
    #expect(scene.visible == Array(0...6) && scene.view.contentSize.height < 100 * 60)
  }
}

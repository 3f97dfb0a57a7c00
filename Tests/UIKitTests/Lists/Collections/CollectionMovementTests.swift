import Stage
import Testing
import UIKit

@MainActor @Suite("Items that are moved by hand, and items ahead")
struct CollectionMovementTests {
  /// Items of 100 × 100 points, three in a row, without gaps.
  private func scene(_ sections: [[Int]]) -> CollectionScene {
    let layout = flow { $0.itemSize = CGSize(width: 100, height: 100) }
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return CollectionScene(sections, layout)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("The cell follows, the others make room, and the data source hears of it at the end")
  func movement() throws {
    let scene = scene([Array(0..<9)])
    let cell = try scene.cell(number: 1)
    #expect(scene.view.beginInteractiveMovementForItem(at: path(1)))
    #expect(!scene.view.beginInteractiveMovementForItem(at: path(2)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 70))
    #expect(cell.center == CGPoint(x: 160, y: 70) && scene.shown() == Array(0..<9))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 130, y: 150))
    try scene.stage.settle()
    #expect(cell.center == CGPoint(x: 130, y: 150) && scene.shown() == [0, 2, 3, 4, 1, 5, 6, 7, 8])
    #expect(try scene.cell(number: 2).center == CGPoint(x: 150, y: 50) && scene.source.moves == [])
    #expect(cell.layer.zPosition > 0)
    scene.view.endInteractiveMovement()
    try scene.stage.settle()
    #expect(scene.source.moves == ["[0, 1] to [0, 4]"] && scene.source.sections == [[0, 2, 3, 4, 1, 5, 6, 7, 8]])
    #expect(cell.center == CGPoint(x: 150, y: 150) && cell.layer.zPosition == 0)
    scene.view.reloadData()
    try scene.stage.settle()
    #expect(scene.shown() == [0, 2, 3, 4, 1, 5, 6, 7, 8] && scene.stage.diagnostics == [])
  }

  @Test("A cancelled movement puts everything back and tells no one")
  func cancelled() throws {
    let scene = scene([Array(0..<9)])
    scene.view.beginInteractiveMovementForItem(at: path(8))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    try scene.stage.settle()
    #expect(scene.shown().first == 8)
    scene.view.cancelInteractiveMovement()
    try scene.stage.settle()
    #expect(scene.shown() == Array(0..<9) && scene.source.moves == [])
    #expect(try scene.cell(number: 8).center == CGPoint(x: 250, y: 250))
  }

  @Test("An item moves to another section, and cells that appear meanwhile have the right items")
  func sections() throws {
    let scene = scene([Array(0..<3), Array(3..<30)])
    scene.view.beginInteractiveMovementForItem(at: path(0))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    try scene.stage.settle()
    #expect(scene.shown(0) == [1, 2] && scene.shown(1).prefix(3) == [3, 0, 4])
    scene.stage.perform { scene.view.contentOffset.y = 400 }
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 450))
    try scene.stage.settle()
    let visible = scene.view.indexPathsForVisibleItems.filter { $0.section == 1 }.map { path in
      scene.view.cellForItem(at: path)?.tag ?? -1
    }
    scene.view.endInteractiveMovement()
    #expect(scene.source.sections[0] == [1, 2] && scene.source.sections[1].count == 28)
    let first = try #require(scene.view.indexPathsForVisibleItems.first { $0.section == 1 })
    #expect(Array(scene.source.sections[1][first.item...].prefix(visible.count)) == visible)
  }

  @Test("Data source and delegate decide what moves, and where to")
  func questions() throws {
    let scene = scene([Array(0..<9)])
    scene.source.fixed = [0]
    #expect(!scene.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(scene.view.beginInteractiveMovementForItem(at: path(4)))
    scene.source.wanted = path(3)
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 250))
    #expect(scene.shown() == [0, 1, 2, 4, 3, 5, 6, 7, 8])
    scene.source.wanted = path(70)
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 260))
    scene.view.endInteractiveMovement()
    #expect(scene.source.moves == ["[0, 4] to [0, 3]"])
  }

  @Test("A collection controller moves items by a long press, if it installs that", arguments: [true, false])
  func press(_ installs: Bool) throws {
    let stage = Stage(scale: 1)
    let controller = stage.perform { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) }
    controller.installsStandardGestureForInteractiveMovement = installs
    let source = NumberSource([Array(0..<9)])
    source.fixed = [8]
    stage.window.rootViewController = controller
    let view = try #require(controller.collectionView)
    stage.perform {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 130, height: 100)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      view.contentInsetAdjustmentBehavior = .never
      view.setCollectionViewLayout(layout, animated: false)
      view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
      (view.dataSource, view.delegate) = (source, source)
    }
    stage.advance(by: 0.1)
    for x in [300, 60] as [CGFloat] {
      stage.send(.down(CGPoint(x: x, y: x == 300 ? 250 : 50)))
      stage.advance(by: 0.7)
      for step in 1...10 {
        stage.send(.move(CGPoint(x: x, y: 50 + CGFloat(step) * 10)))
        stage.advance(by: 1 / 60)
      }
      stage.send(.up(CGPoint(x: x, y: 150)))
      try stage.settle()
    }
    #expect(source.moves == (installs ? ["[0, 0] to [0, 3]"] : []))
  }

  @Test("While the finger rests near an end, the collection scrolls and the item goes along")
  func scrolling() throws {
    let scene = scene([Array(0..<60)])
    let controller = scene.stage.perform { UICollectionViewController(collectionViewLayout: flow()) }
    scene.view.addGestureRecognizer(try #require(controller.collectionView.gestureRecognizers?.last))
    scene.stage.send(.down(CGPoint(x: 190, y: 450)))
    scene.stage.advance(by: 0.7)
    for y in [470, 490] as [CGFloat] {
      scene.stage.send(.move(CGPoint(x: 190, y: y)))
      scene.stage.advance(by: 1 / 60)
    }
    scene.stage.advance(by: 1)
    let offset = scene.view.contentOffset.y
    #expect(offset > 200 && offset < 600)
    #expect(try abs(scene.cell(number: 10).center.y - offset - 390) < 1)
    scene.stage.advance(by: 5)
    #expect(scene.view.contentOffset.y == 1600)
    scene.stage.send(.up(CGPoint(x: 190, y: 490)))
    try scene.stage.settle()
    #expect(scene.source.moves == ["[0, 10] to [0, 58]"])
  }

  @Test("A diffable data source lets items move that its handlers allow, and tells what became of them")
  func handlers() throws {
    let scene = scene([])
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: scene.view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      cell.tag = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<4))
    data.apply(snapshot, animatingDifferences: false)
    try scene.stage.settle()
    #expect(!scene.view.beginInteractiveMovementForItem(at: path(1)))
    var told: [[Int]] = []
    data.reorderingHandlers.canReorderItem = { $0 > 0 }
    data.reorderingHandlers.willReorder = { told.append($0.initialSnapshot.itemIdentifiers) }
    data.reorderingHandlers.didReorder = {
      told += [$0.finalSnapshot.itemIdentifiers, Array(repeating: $0.difference.count, count: 1)]
    }
    #expect(!scene.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(scene.view.beginInteractiveMovementForItem(at: path(1)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    scene.view.endInteractiveMovement()
    #expect(told == [[0, 1, 2, 3], [0, 2, 3, 1], [2]])
    #expect(data.snapshot().itemIdentifiers == [0, 2, 3, 1])
  }

  // MARK: Items ahead

  private final class Ahead: NSObject, UICollectionViewDataSourcePrefetching {
    var log: [String] = []

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    private func text(_ paths: [IndexPath]) -> String { "\(paths.first?.item ?? -1)-\(paths.last?.item ?? -1)" }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      log.append("prefetch \(text(indexPaths))")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      log.append("cancel \(text(indexPaths))")
    }
  }

  @Test("The prefetching data source is told of the items within a screen, once, and of those that leave unseen")
  func prefetching() {
    let (scene, ahead) = (scene([Array(0..<300)]), Ahead())
    scene.view.prefetchDataSource = ahead
    scene.view.reloadData()
    scene.stage.advance(by: 0.1)
    #expect(ahead.take() == ["prefetch 12-26"])
    for y in [100, 200, 300, 350] as [CGFloat] {
      scene.stage.perform { scene.view.contentOffset.y = y }
      scene.stage.advance(by: 0.1)
    }
    #expect(ahead.take() == [])
    scene.stage.perform { scene.view.contentOffset.y = 450 }
    scene.stage.advance(by: 0.1)
    #expect(ahead.take() == ["prefetch 27-38"])
    scene.stage.perform { scene.view.contentOffset.y = 5_000 }
    scene.stage.advance(by: 0.1)
    #expect(ahead.take() == ["cancel 27-38", "prefetch 135-176"])
    scene.view.isPrefetchingEnabled = false
    scene.stage.perform { scene.view.contentOffset.y = 0 }
    scene.stage.advance(by: 0.1)
    #expect(ahead.take() == [])
  }
}

extension CollectionScene {
  /// The numbers of the cells at the positions of the section's items.
  fileprivate func shown(_ section: Int = 0) -> [Int] {
    (0..<view.numberOfItems(inSection: section)).compactMap { cell($0, section)?.tag }
  }

  fileprivate func cell(number: Int) throws -> UICollectionViewCell {
    try #require(view.visibleCells.first { $0.tag == number })
  }
}

import Stage
import Testing
import UIKit

@MainActor @Suite("Items that are moved by hand, and items ahead")
struct CollectionMovementTests {
  /// Numbers in sections that can be moved, except those in `fixed`.
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[Int]]
    var fixed: Set<Int> = []
    var log: [String] = []
    var wanted: IndexPath?

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      !fixed.contains(sections[indexPath.section][indexPath.item])
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      log.append("\(sourceIndexPath) to \(destinationIndexPath)")
      let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { wanted ?? proposedIndexPath }
  }

  /// Items of 100 × 100 points, three in a row, without gaps.
  @MainActor private struct Scene {
    let stage = Stage(scale: 1)
    let view: UICollectionView
    let source: Source

    init(_ sections: [[Int]], controller: UICollectionViewController? = nil) {
      let (stage, source) = (stage, Source(sections))
      view = stage.perform {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let view =
          controller?.collectionView
          ?? UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.setCollectionViewLayout(layout, animated: false)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (source, source)
        stage.window.addSubview(view)
        return view
      }
      self.source = source
      stage.advance(by: 0.1)
    }

    /// The numbers of the cells at the positions of the section's items.
    func shown(_ section: Int = 0) -> [Int] {
      (0..<view.numberOfItems(inSection: section)).compactMap {
        view.cellForItem(at: IndexPath(item: $0, section: section))?.tag
      }
    }

    func cell(_ number: Int) throws -> UICollectionViewCell {
      try #require(view.visibleCells.first { $0.tag == number })
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("The cell follows, the others make room, and the data source hears of it at the end")
  func movement() throws {
    let scene = Scene([Array(0..<9)])
    let cell = try scene.cell(1)
    #expect(scene.view.beginInteractiveMovementForItem(at: path(1)))
    #expect(!scene.view.beginInteractiveMovementForItem(at: path(2)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 70))
    #expect(cell.center == CGPoint(x: 160, y: 70) && scene.shown() == Array(0..<9))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 130, y: 150))
    try scene.stage.settle()
    #expect(cell.center == CGPoint(x: 130, y: 150) && scene.shown() == [0, 2, 3, 4, 1, 5, 6, 7, 8])
    #expect(try scene.cell(2).center == CGPoint(x: 150, y: 50) && scene.source.log == [])
    #expect(cell.layer.zPosition > 0)
    scene.view.endInteractiveMovement()
    try scene.stage.settle()
    #expect(scene.source.log == ["[0, 1] to [0, 4]"] && scene.source.sections == [[0, 2, 3, 4, 1, 5, 6, 7, 8]])
    #expect(cell.center == CGPoint(x: 150, y: 150) && cell.layer.zPosition == 0)
    scene.view.reloadData()
    try scene.stage.settle()
    #expect(scene.shown() == [0, 2, 3, 4, 1, 5, 6, 7, 8] && scene.stage.diagnostics == [])
  }

  @Test("A cancelled movement puts everything back and tells no one")
  func cancelled() throws {
    let scene = Scene([Array(0..<9)])
    scene.view.beginInteractiveMovementForItem(at: path(8))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    try scene.stage.settle()
    #expect(scene.shown().first == 8)
    scene.view.cancelInteractiveMovement()
    try scene.stage.settle()
    #expect(scene.shown() == Array(0..<9) && scene.source.log == [])
    #expect(try scene.cell(8).center == CGPoint(x: 250, y: 250))
  }

  @Test("An item moves to another section, and cells that appear meanwhile have the right items")
  func sections() throws {
    let scene = Scene([Array(0..<3), Array(3..<30)])
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
    let scene = Scene([Array(0..<9)])
    scene.source.fixed = [0]
    #expect(!scene.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(scene.view.beginInteractiveMovementForItem(at: path(4)))
    scene.source.wanted = path(3)
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 250))
    #expect(scene.shown() == [0, 1, 2, 4, 3, 5, 6, 7, 8])
    scene.source.wanted = path(70)
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 260))
    scene.view.endInteractiveMovement()
    #expect(scene.source.log == ["[0, 4] to [0, 3]"])
  }

  @Test("Other changes end a movement first")
  func changes() throws {
    let scene = Scene([Array(0..<9)])
    scene.view.beginInteractiveMovementForItem(at: path(0))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    scene.source.sections[0].removeLast()
    scene.view.deleteItems(at: [path(8)])
    try scene.stage.settle()
    #expect(scene.shown() == Array(0..<8) && scene.source.log == [] && scene.stage.diagnostics == [])
    scene.view.endInteractiveMovement()
    #expect(scene.source.log == [])
  }

  @Test("A collection controller moves items by a long press, if it installs that", arguments: [true, false])
  func press(_ installs: Bool) throws {
    let stage = Stage(scale: 1)
    let controller = stage.perform { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) }
    controller.installsStandardGestureForInteractiveMovement = installs
    let source = Source([Array(0..<9)])
    source.fixed = [8]
    stage.window.rootViewController = controller
    let view = try #require(controller.collectionView)
    stage.perform {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 130, height: 100)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      view.contentInsetAdjustmentBehavior = .never
      view.setCollectionViewLayout(layout, animated: false)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
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
    #expect(source.log == (installs ? ["[0, 0] to [0, 3]"] : []))
  }

  @Test("While the finger rests near an end, the collection scrolls and the item goes along")
  func scrolling() throws {
    let stage = Stage(scale: 1)
    let controller = stage.perform { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) }
    let scene = Scene([Array(0..<60)], controller: controller)
    scene.view.addGestureRecognizer(try #require(controller.collectionView.gestureRecognizers?.last))
    scene.stage.send(.down(CGPoint(x: 150, y: 350)))
    scene.stage.advance(by: 0.7)
    for y in [370, 390] as [CGFloat] {
      scene.stage.send(.move(CGPoint(x: 150, y: y)))
      scene.stage.advance(by: 1 / 60)
    }
    scene.stage.advance(by: 1)
    let offset = scene.view.contentOffset.y
    #expect(offset > 200 && offset < 600)
    #expect(try abs(scene.cell(10).center.y - offset - 390) < 1)
    scene.stage.advance(by: 5)
    #expect(scene.view.contentOffset.y == 1600)
    scene.stage.send(.up(CGPoint(x: 150, y: 390)))
    try scene.stage.settle()
    #expect(scene.source.log == ["[0, 10] to [0, 58]"])
  }

  @Test("A diffable data source lets items move that its handlers allow, and tells what became of them")
  func handlers() throws {
    let scene = Scene([])
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: scene.view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
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
    let (scene, ahead) = (Scene([Array(0..<300)]), Ahead())
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
    #expect(ahead.take() == ["cancel 27-38", "prefetch 138-176"])
    scene.view.isPrefetchingEnabled = false
    scene.stage.perform { scene.view.contentOffset.y = 0 }
    scene.stage.advance(by: 0.1)
    #expect(ahead.take() == [])
  }
}

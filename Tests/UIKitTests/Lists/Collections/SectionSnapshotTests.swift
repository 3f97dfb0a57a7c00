import Stage
import Testing
import UIKit

@MainActor @Suite("Section snapshots and outlines")
struct SectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  /// Two roots; the first one has two children, of which one has a child.
  private var tree: Snapshot {
    var tree = Snapshot()
    tree.append(["A", "B"])
    tree.append(["A1", "A2"], to: "A")
    tree.append(["A1a"], to: "A1")
    return tree
  }

  @Test("Items follow their parents, and are visible while all above them are expanded")
  func contents() {
    var tree = tree
    #expect(tree.items == ["A", "A1", "A1a", "A2", "B"] && tree.rootItems == ["A", "B"])
    #expect(tree.visibleItems == ["A", "B"] && !tree.isVisible("A1"))
    #expect(tree.level(of: "A1a") == 2 && tree.parent(of: "A1a") == "A1" && tree.parent(of: "A") == nil)
    tree.expand(["A1"])
    #expect(tree.visibleItems == ["A", "B"] && tree.isExpanded("A1") && !tree.isVisible("A1a"))
    tree.expand(["A", "nothing"])
    #expect(tree.visibleItems == ["A", "A1", "A1a", "A2", "B"] && tree.isVisible("A1a"))
    tree.collapse(["A"])
    #expect(tree.visibleItems == ["A", "B"] && tree.isExpanded("A1") && tree.index(of: "A2") == 3)
  }

  @Test("Items are inserted beside others and replaced, and deleted with their children")
  func changes() {
    var tree = tree
    tree.insert(["C"], before: "B")
    tree.insert(["A3"], after: "A2")
    #expect(tree.items == ["A", "A1", "A1a", "A2", "A3", "C", "B"] && tree.parent(of: "A3") == "A")
    tree.delete(["A1"])
    #expect(tree.items == ["A", "A2", "A3", "C", "B"] && !tree.contains("A1a"))
    var other = Snapshot()
    other.append(["X"])
    other.append(["Y"], to: "X")
    other.expand(["X"])
    tree.replace(childrenOf: "A", using: other)
    #expect(tree.items == ["A", "X", "Y", "C", "B"] && tree.isExpanded("X"))
    #expect(tree.snapshot(of: "A").items == ["X", "Y"] && tree.snapshot(of: "A").isExpanded("X"))
    #expect(tree.snapshot(of: "A", includingParent: true).level(of: "Y") == 2)
    tree.deleteAll()
    #expect(tree == Snapshot())
    tree.insert(other, before: "nothing")
    #expect(tree.items.isEmpty)
  }

  @Test("An item that is there already is left out")
  func twice() {
    var tree = tree
    tree.append(["A1", "D"], to: "B")
    #expect(tree.items == ["A", "A1", "A1a", "A2", "B", "D"])
  }

  // MARK: In a collection

  /// A list of one section whose rows can be expanded.
  @MainActor private final class Scene: NSObject, UICollectionViewDelegate {
    let stage = Stage()
    let view: UICollectionView
    let source: Source
    var log: [String] = []

    init(_ style: UICellAccessory.OutlineDisclosureOptions.Style) {
      let stage = stage
      let view = stage.perform {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        stage.window.addSubview(view)
        return view
      }
      self.view = view
      source = stage.perform {
        Source(collectionView: view) { view, path, item in
          let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          var content = UIListContentConfiguration.cell()
          content.text = item
          cell.contentConfiguration = content
          (cell as? UICollectionViewListCell)?.accessories = [.outlineDisclosure(options: .init(style: style))]
          return cell
        }
      }
      super.init()
      view.delegate = self
    }

    func apply(_ tree: NSDiffableDataSourceSectionSnapshot<String>) throws {
      stage.perform { source.apply(tree, to: 0) }
      try stage.settle()
    }

    var items: [String] { source.snapshot().itemIdentifiers }

    func cell(_ item: String) throws -> UICollectionViewListCell {
      let path = try #require(source.indexPath(for: item))
      return try #require(view.cellForItem(at: path) as? UICollectionViewListCell)
    }

    func tap(_ item: String, x: CGFloat) throws {
      let middle = try cell(item).convert(CGPoint(x: x, y: 20), to: nil)
      stage.send(.down(middle))
      stage.advance(by: 0.2)
      stage.send(.up(middle))
      try stage.settle()
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
  }

  @Test("The accessory expands and collapses an item, whose children are indented")
  func accessory() throws {
    let scene = Scene(.cell)
    try scene.apply(tree)
    #expect(scene.items == ["A", "B"])
    try scene.tap("A", x: 390 - 16 - 11)
    #expect(scene.items == ["A", "A1", "A2", "B"] && scene.log == [])
    #expect(try scene.cell("A1").indentationLevel == 1)
    #expect(try scene.cell("B").indentationLevel == 0)
    #expect(try scene.cell("A").configurationState.isExpanded)
    #expect(try !scene.cell("A1").configurationState.isExpanded)
    try scene.tap("A1", x: 390 - 16 - 11)
    #expect(scene.items == ["A", "A1", "A1a", "A2", "B"])
    try scene.tap("B", x: 100)
    #expect(scene.log == ["select 4"])
    try scene.tap("A", x: 390 - 16 - 11)
    #expect(scene.items == ["A", "B"] && scene.source.snapshot(for: 0).isExpanded("A1"))
    #expect(try !scene.cell("A").configurationState.isExpanded)
    #expect(scene.stage.diagnostics == [])
  }

  @Test("A header expands wherever it is tapped, if the handlers allow it, with the children they give")
  func handlers() throws {
    let scene = Scene(.header)
    try scene.apply(tree)
    var log: [String] = []
    scene.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "B" }
    scene.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    scene.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    scene.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, known in
      var children = Snapshot()
      children.append(["\(item) of \(known.rootItems.count)"])
      return children
    }
    try scene.tap("B", x: 100)
    #expect(scene.items == ["A", "B"] && log == [] && scene.log == [])
    try scene.tap("A", x: 100)
    #expect(scene.items == ["A", "A of 2", "B"])
    try scene.tap("A", x: 100)
    #expect(scene.items == ["A", "B"] && log == ["expand A", "collapse A"])
  }

  @Test("A snapshot of everything ends the outlines that it does not have")
  func everything() throws {
    let scene = Scene(.cell)
    try scene.apply(tree)
    var all = scene.source.snapshot()
    all.appendSections([1])
    scene.stage.perform { scene.source.apply(all) }
    #expect(scene.source.snapshot(for: 0) == tree)
    all.appendItems(["C"], toSection: 0)
    scene.stage.perform { scene.source.apply(all) }
    #expect(scene.source.snapshot(for: 0).rootItems == ["A", "B", "C"] && scene.source.snapshot(for: 1).items.isEmpty)
  }
}

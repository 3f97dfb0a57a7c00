import Stage
import Testing
import UIKit

@MainActor @Suite("Section snapshots")
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

  @Test("Items follow their parents, and all are shown")
  func contents() {
    var tree = tree
    tree.collapse(["A"])
    #expect(tree.items == ["A", "A1", "A1a", "A2", "B"] && tree.rootItems == ["A", "B"])
    #expect(tree.visibleItems == tree.items && tree.isVisible("A1a") && !tree.isVisible("C"))
    #expect(tree.level(of: "A1a") == 2 && tree.parent(of: "A1a") == "A1" && tree.parent(of: "A2") == "A")
    #expect(tree.parent(of: "A") == nil && tree.index(of: "A2") == 3)
  }

  @Test("Items are inserted beside others, and deleted with their children; one that is there already is left out")
  func changes() {
    var tree = tree
    tree.insert(["C"], before: "B")
    tree.insert(["A3"], after: "A1")
    #expect(tree.items == ["A", "A1", "A1a", "A3", "A2", "C", "B"] && tree.parent(of: "A3") == "A")
    tree.append(["A1", "D", "D"], to: "B")
    #expect(tree.items == ["A", "A1", "A1a", "A3", "A2", "C", "B", "D"] && tree.level(of: "D") == 1)
    tree.insert(["E"], before: "nothing")
    tree.delete(["A1", "A1a", "A1", "nothing"])
    #expect(tree.items == ["A", "A3", "A2", "C", "B", "D"])
    tree.deleteAll()
    #expect(tree == Snapshot())
  }

  @Test("A collection shows all items of a section, and says once that outlines stay open")
  func collection() throws {
    let scene = CollectionScene([])
    let source = Source(collectionView: scene.view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
    }
    var flat = Snapshot()
    flat.append(["X", "Y"])
    scene.stage.perform { source.apply(flat, to: 1) }
    #expect(source.snapshot(for: 1) == flat && scene.stage.diagnostics == [])
    scene.stage.perform { source.apply(tree, to: 0) }
    try scene.stage.settle()
    #expect(source.snapshot().sectionIdentifiers == [1, 0] && source.snapshot(for: 0).items == tree.items)
    #expect(scene.view.visibleCells.count == 7 && scene.stage.diagnostics.count == 1)
  }
}

import Stage
import Testing
import UIKit

@MainActor @Suite("Updates of collections")
struct CollectionUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// Rows of 90 points at every 100 points.
  private func rows(_ numbers: [Int]) -> CollectionScene {
    CollectionScene([numbers], flow { $0.itemSize = CGSize(width: 300, height: 90) })
  }

  private func shownCenter(_ view: UIView?) -> CGFloat? { (view?.layer.presentation()?.position.y).map { CGFloat($0) } }

  @Test("A deleted cell fades where it is, and is used again afterwards")
  func deletion() throws {
    let scene = rows([0, 1, 2, 3, 4])
    let deleted = scene.cell(1)
    scene.stage.perform {
      scene.source.sections[0].remove(at: 1)
      scene.view.deleteItems(at: [path(1)])
    }
    scene.stage.advance(by: 0.1)
    #expect(shownCenter(deleted) == 145 && (deleted?.layer.presentation()?.opacity ?? 1) < 0.7)
    #expect(scene.visible == [0, 1, 2, 3] && scene.cell(3)?.label.text == "4")
    // It comes from below.
    #expect((shownCenter(scene.cell(3)) ?? 0) > 345)
    try scene.stage.settle()
    #expect(deleted?.isHidden == true)
  }

  @Test("Positions before and after a batch of changes are Apple's")
  func batch() throws {
    let scene = rows([0, 1, 2, 3])
    let (zero, three) = (scene.cell(0), scene.cell(3))
    scene.stage.perform {
      scene.view.performBatchUpdates {
        scene.source.sections[0] = [3, 7, 0, 2]
        scene.view.deleteItems(at: [path(1)])
        scene.view.moveItem(at: path(3), to: path(0))
        scene.view.insertItems(at: [path(1)])
      }
    }
    scene.stage.advance(by: 0.1)
    #expect((scene.cell(1)?.layer.presentation()?.opacity ?? 1) < 0.8 && scene.cell(1)?.alpha == 1)
    try scene.stage.settle()
    #expect(scene.cell(0) === three && scene.cell(2) === zero)
    #expect((0..<4).compactMap { scene.cell($0)?.label.text } == ["3", "7", "0", "2"])
    #expect(zero?.frame.minY == 200)
  }

  @Test("Sections are inserted, deleted and moved with their cells")
  func sections() throws {
    let scene = CollectionScene([[0], [1], [2]], flow { $0.itemSize = CGSize(width: 300, height: 90) })
    let two = scene.cell(0, 2)
    scene.stage.perform {
      scene.view.performBatchUpdates {
        scene.source.sections = [[2], [8], [1]]
        scene.view.deleteSections([0])
        scene.view.insertSections([1])
        scene.view.moveSection(2, toSection: 0)
      }
    }
    try scene.stage.settle()
    #expect(scene.cell(0, 0) === two)
    #expect((0..<3).compactMap { scene.cell(0, $0)?.label.text } == ["2", "8", "1"])
  }

  @Test("Another layout moves the cells along the spring")
  func otherLayout() throws {
    let scene = rows([0, 1, 2])
    let cells = (0..<3).map { scene.cell($0) }
    scene.stage.perform {
      scene.view.setCollectionViewLayout(flow { $0.itemSize = CGSize(width: 90, height: 90) }, animated: true)
    }
    #expect(cells[2]?.center == CGPoint(x: 255, y: 45))
    scene.stage.advance(by: 0.1)
    let shown = try #require(shownCenter(cells[2]))
    #expect(shown > 45 && shown < 245)
    try scene.stage.settle()
    #expect((0..<3).map { scene.cell($0) } == cells)
  }
}

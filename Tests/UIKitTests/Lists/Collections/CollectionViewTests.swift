import Stage
import Testing
import UIKit

@MainActor @Suite("Collections")
struct CollectionViewTests {
  @Test("Only visible cells exist, and cells that leave are used again")
  func reuse() {
    let scene = CollectionScene([Array(0..<100_000)], flow { $0.itemSize = CGSize(width: 300, height: 90) })
    // Rows begin at 0, 100, 200 and 300 in 400 points.
    #expect(scene.visible == [0, 1, 2, 3] && scene.source.made == 4)
    let first = scene.cell(0)
    scene.scroll(to: 95)
    #expect(scene.visible == [1, 2, 3, 4])
    #expect(scene.cell(4) === first && first?.reuses == 1 && first?.label.text == "4")
    scene.scroll(to: 5_000_000)
    #expect(scene.visible == [50_000, 50_001, 50_002, 50_003])
    #expect(scene.view.subviews.compactMap { $0 as? NumberCell }.count == 4)
    #expect(scene.cell(50_000)?.label.text == "50000")
  }

  @Test("Cells, attributes and converted frames agree while the content scrolls")
  func scrolling() throws {
    let scene = CollectionScene([Array(0..<200)])
    let point = CGPoint(x: 200, y: 400)
    scene.stage.send(.down(point))
    for step in 1...20 {
      scene.stage.advance(by: 1 / 120, framesPerSecond: 120)
      scene.stage.send(.move(CGPoint(x: 200, y: 400 - 10 * step)))
    }
    scene.stage.send(.up(CGPoint(x: 200, y: 200)))
    for _ in 0..<10 {
      scene.stage.advance(by: 1 / 60)
      #expect(scene.view.isDecelerating)
      for path in scene.view.indexPathsForVisibleItems {
        let cell = try #require(scene.view.cellForItem(at: path))
        let frame = try #require(scene.view.layoutAttributesForItem(at: path)?.frame)
        #expect(cell.frame == frame)
        #expect(cell.convert(cell.bounds, to: nil) == frame.offsetBy(dx: 40, dy: 100 - scene.view.contentOffset.y))
        #expect(scene.view.indexPathForItem(at: CGPoint(x: frame.midX, y: frame.midY)) == path)
        #expect(scene.view.indexPath(for: cell) == path)
      }
    }
    #expect(scene.view.contentOffset.y > 200)
  }

  @Test("A tap highlights, selects and tells in Apple's order")
  func selection() {
    let scene = CollectionScene([Array(0..<9)])
    scene.tap(1)
    #expect(
      scene.source.take() == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
      ])
    #expect(scene.cell(1)?.isSelected == true)
    scene.tap(2)
    #expect(
      scene.source.take() == [
        "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2", "didUnhighlight 2",
      ])
    #expect(scene.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(scene.cell(1)?.isSelected == false)
  }

  @Test("A pressed item is followed by changes, and an item that is gone is not chosen")
  func pressed() throws {
    let scene = CollectionScene([Array(0..<9)])
    for inserts in [true, false] {
      let cell = try #require(scene.cell(4))
      let middle = cell.convert(CGPoint(x: 25, y: 25), to: nil)
      scene.stage.send(.down(middle))
      scene.stage.advance(by: 0.2)
      scene.stage.perform {
        if inserts {
          scene.source.sections[0].insert(9, at: 0)
          scene.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        } else {
          scene.source.sections = [[7]]
          scene.view.reloadData()
        }
      }
      scene.stage.advance(by: 0.1)
      scene.stage.send(.up(middle))
      let expected = inserts ? ["shouldSelect 5", "didSelect 5", "didUnhighlight 5"] : []
      #expect(scene.source.take().dropFirst(2) == expected[...])
      try scene.stage.settle()
    }
  }

  @Test("Several items can be selected, and a second tap deselects")
  func several() {
    let scene = CollectionScene([Array(0..<9)])
    scene.view.allowsMultipleSelection = true
    scene.tap(1)
    scene.tap(2)
    _ = scene.source.take()
    scene.tap(1)
    #expect(
      scene.source.take() == [
        "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1", "didUnhighlight 1",
      ])
    #expect(scene.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    scene.source.answers["shouldHighlight"] = false
    scene.tap(3)
    #expect(scene.source.take() == ["shouldHighlight 3"])
  }

  @Test("Scrolling to an item puts it where it is asked for, within the limits")
  func scrollTo() {
    let scene = CollectionScene([Array(0..<100)], flow { $0.itemSize = CGSize(width: 300, height: 90) })
    for (position, y): (UICollectionView.ScrollPosition, CGFloat) in [
      (.top, 5_000), (.centeredVertically, 5_000 + 45 - 200), (.bottom, 5_000 + 90 - 400),
    ] {
      scene.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: position, animated: false)
      #expect(scene.view.contentOffset.y == y)
    }
    scene.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: false)
    #expect(scene.view.contentOffset.y == CGFloat(9_590))
    scene.view.layoutIfNeeded()
    #expect(scene.visible.last == 99)
  }

  @Test("Sizes and frames of a layout of one's own reach the cells, with its own attributes")
  func ownLayout() {
    final class Turned: UICollectionViewLayoutAttributes {
      var angle: CGFloat = 0
    }
    final class Circle: UICollectionViewLayout {
      override class var layoutAttributesClass: AnyClass { Turned.self }
      var prepared = 0
      override func prepare() { prepared += 1 }
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 1_000) }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let made = Turned(forCellWith: indexPath)
        made.size = CGSize(width: 40, height: 40)
        made.center = CGPoint(x: 150, y: 30 + 50 * CGFloat(indexPath.item) + (collectionView?.contentOffset.y ?? 0))
        (made.alpha, made.angle) = (0.5, 1)
        return made
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
          layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
      }
    }
    final class TurnedCell: NumberCell {
      var angle: CGFloat = 0
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        angle = (layoutAttributes as? Turned)?.angle ?? 0
      }
    }
    let layout = Circle()
    let scene = CollectionScene([[]], layout)
    scene.view.register(TurnedCell.self, forCellWithReuseIdentifier: "number")
    scene.source.sections = [[0, 1, 2]]
    scene.view.reloadData()
    scene.stage.advance(by: 1 / 60)
    #expect(scene.cell(1)?.center == CGPoint(x: 150, y: 80) && scene.cell(1)?.alpha == 0.5)
    #expect((scene.cell(2) as? TurnedCell)?.angle == 1)
    let prepared = layout.prepared
    scene.scroll(to: 70)
    #expect(scene.cell(1)?.center == CGPoint(x: 150, y: 150) && layout.prepared == prepared + 1)
  }

  @Test("A layout is asked about new bounds while the old ones hold, and once before the next layout")
  func invalidation() {
    final class Asked: UICollectionViewFlowLayout {
      var lines: [String] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        lines.append("should \(collectionView?.bounds.minY.native ?? -1) \(newBounds.minY.native)")
        return true
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        lines.append("invalidate \(collectionView?.bounds.minY.native ?? -1)")
        super.invalidateLayout(with: context)
      }
    }
    let layout = Asked()
    let scene = CollectionScene([Array(0..<200)], layout)
    layout.lines = []
    scene.view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(layout.lines == ["should 0.0 10.0", "invalidate 0.0"])
    scene.view.contentOffset.y = 20
    #expect(layout.lines.count == 2)
    scene.stage.advance(by: 1 / 60)
    layout.lines = []
    scene.view.contentOffset.y = 30
    #expect(layout.lines == ["should 20.0 30.0", "invalidate 30.0"])
  }

  @Test("A layout's offset replaces the one where the content would come to rest")
  func target() throws {
    final class Paged: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 300).rounded() * 300) }
    }
    let scene = CollectionScene([Array(0..<400)], Paged())
    scene.stage.send(.down(CGPoint(x: 200, y: 400)))
    for step in 1...20 {
      scene.stage.advance(by: 1 / 120, framesPerSecond: 120)
      scene.stage.send(.move(CGPoint(x: 200, y: 400 - 10 * step)))
    }
    scene.stage.send(.up(CGPoint(x: 200, y: 200)))
    try scene.stage.settle()
    let y = scene.view.contentOffset.y
    #expect(y >= 300 && y.truncatingRemainder(dividingBy: 300) == 0)
  }
}

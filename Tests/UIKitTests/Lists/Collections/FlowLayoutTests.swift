import Stage
import Testing
import UIKit

@MainActor @Suite("Flow layouts")
struct FlowLayoutTests {
  @Test("Items of one size are spread over their line, and the last line keeps the columns")
  func grid() {
    let scene = CollectionScene([Array(0..<7)], flow { $0.itemSize = CGSize(width: 60, height: 50) })
    // Four fit: (300 - 4 · 60) / 3.
    let step: CGFloat = 60 + 20
    for item in 0..<7 {
      let expected = CGRect(x: CGFloat(item % 4) * step, y: CGFloat(item / 4) * 60, width: 60, height: 50)
      #expect(scene.frame(item) == expected)
      #expect(scene.cell(item)?.frame == expected)
    }
    #expect(scene.view.contentSize == CGSize(width: 300, height: 110))
  }

  @Test("Items of several sizes fill their lines and are centered in them; the last line is filled by its last item")
  func sizes() {
    let scene = CollectionScene([[0, 1, 2, 3]], flow())
    scene.source.sizes = {
      [
        CGSize(width: 100, height: 40), CGSize(width: 120, height: 60),
        CGSize(width: 150, height: 30), CGSize(width: 40, height: 30),
      ][$0.item]
    }
    scene.view.collectionViewLayout.invalidateLayout()
    scene.stage.advance(by: 1 / 60)
    #expect(scene.frame(0) == CGRect(x: 0, y: 10, width: 100, height: 40))
    #expect(scene.frame(1) == CGRect(x: 180, y: 0, width: 120, height: 60))
    // Two more of 40 points would fit: the spaces between the four share 300 - 150 - 3 · 40.
    #expect(scene.frame(2) == CGRect(x: 0, y: 70, width: 150, height: 30))
    #expect(scene.frame(3) == CGRect(x: 160, y: 70, width: 40, height: 30))
  }

  @Test("A single item lies in the middle of its line")
  func single() {
    let scene = CollectionScene([[0, 1]], flow { $0.itemSize = CGSize(width: 200, height: 20) })
    #expect(scene.frame(0)?.minX == 50 && scene.frame(1) == CGRect(x: 50, y: 30, width: 200, height: 20))
  }

  @Test("Insets, headers and footers add up in both directions", arguments: [true, false])
  func sections(isVertical: Bool) {
    let layout = flow {
      $0.scrollDirection = isVertical ? .vertical : .horizontal
      $0.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      ($0.headerReferenceSize, $0.footerReferenceSize) = (CGSize(width: 20, height: 30), CGSize(width: 2, height: 3))
    }
    let scene = CollectionScene([[0], [1]], layout)
    let header = scene.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    if isVertical {
      #expect(header?.frame == CGRect(x: 0, y: 30 + 5 + 50 + 7 + 3, width: 300, height: 30))
      #expect(scene.view.contentSize == CGSize(width: 300, height: 190))
      #expect(scene.frame(0, 1)?.minY == CGFloat(130))
    } else {
      #expect(header?.frame == CGRect(x: 20 + 6 + 50 + 8 + 2, y: 0, width: 20, height: 400))
      #expect(scene.view.contentSize == CGSize(width: 172, height: 400))
      #expect(scene.frame(0, 1)?.minX == CGFloat(112))
    }
    #expect(scene.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).count == 2)
  }

  @Test("A pinned header stays at the top until its section ends, in front of the cells")
  func pinned() {
    let layout = flow {
      $0.sectionHeadersPinToVisibleBounds = true
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
    }
    let scene = CollectionScene([Array(0..<40), Array(0..<40)], layout)
    func header() -> UIView? {
      scene.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    }
    scene.scroll(to: 100)
    #expect(header()?.frame.minY == 100 && header()?.layer.zPosition == 10)
    // The section ends at 30 + 8 · 60 - 10.
    scene.scroll(to: 490)
    #expect(header()?.frame.minY == CGFloat(470))
  }

  @Test("Cells have the sizes that their constraints want if sizes are estimated")
  func estimates() {
    final class Wide: NumberCell {
      required init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          label.widthAnchor.constraint(equalToConstant: 120), label.heightAnchor.constraint(equalToConstant: 33),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          label.topAnchor.constraint(equalTo: contentView.topAnchor),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let scene = CollectionScene([[]], flow { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize })
    scene.view.register(Wide.self, forCellWithReuseIdentifier: "number")
    scene.source.sections = [[0, 1, 2]]
    scene.view.reloadData()
    scene.stage.advance(by: 1 / 60)
    #expect(scene.frame(1) == CGRect(x: 180, y: 0, width: 120, height: 33))
    #expect(scene.cell(2)?.frame == CGRect(x: 0, y: 43, width: 120, height: 33))
    scene.source.sections = [Array(0..<10_000), [0]]
    scene.view.reloadData()
    scene.stage.advance(by: 1 / 60)
    // A cell that corrects its size does not lay everything out again.
    scene.source.spacings = 0
    for y in [300, 600, 900, 700] as [CGFloat] { scene.scroll(to: y) }
    let visible = scene.view.indexPathsForVisibleItems
    #expect(scene.source.spacings == 0 && visible.count > 8)
    #expect(
      visible.allSatisfy { path in
        scene.cell(path.item)?.frame == CGRect(x: path.item % 2 * 180, y: path.item / 2 * 43, width: 120, height: 33)
      })
  }

  @Test("A narrower collection is laid out again")
  func resize() {
    let scene = CollectionScene([Array(0..<6)], flow { $0.itemSize = CGSize(width: 60, height: 50) })
    scene.view.frame.size.width = 130
    scene.stage.advance(by: 1 / 60)
    #expect(scene.frame(2) == CGRect(x: 0, y: 60, width: 60, height: 50))
    #expect(scene.cell(3)?.frame == CGRect(x: 70, y: 60, width: 60, height: 50))
  }
}

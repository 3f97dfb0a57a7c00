import CAllocations
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("What collections allocate")
struct CollectionAllocationTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test("A layout in which no cell appears or disappears allocates nothing")
  func scrolling() {
    let stage = Stage()
    let source = Source()
    let view = stage.perform {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      stage.window.addSubview(view)
      return view
    }
    stage.advance(by: 1 / 60)
    var counts: [UInt64] = []
    for step in 1...95 {
      view.contentOffset.y = CGFloat(step)
      let before = allocations_count()
      view.layoutSubviews()
      counts.append(allocations_count() - before)
    }
    // Rows begin at every 110 points: the ninth appears once 80 of the 800 points are scrolled.
    let changes = counts.indices.filter { counts[$0] > 0 }
    #expect(changes == [80])
  }
}

import Stage
import Testing
import UIKit

@MainActor @Suite("Items ahead") struct CollectionPrefetchTests {
  /// Items of 100 × 100 points, three in a row, without gaps.
  private func scene(_ sections: [[Int]]) -> CollectionScene {
    let layout = flow { $0.itemSize = CGSize(width: 100, height: 100) }
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return CollectionScene(sections, layout)
  }

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

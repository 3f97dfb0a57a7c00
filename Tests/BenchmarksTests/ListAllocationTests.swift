import CAllocations
import Stage
import Testing
import UIKit

@MainActor @Suite("The heap under a list that scrolls")
struct ListAllocationTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var made = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      if let cell = tableView.dequeueReusableCell(withIdentifier: "cell") { return cell }
      made += 1
      return UITableViewCell(style: .default, reuseIdentifier: "cell")
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private let stage = Stage(scale: 1)
  private let source = Source()

  private func table() -> UITableView {
    stage.perform {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
      (table.rowHeight, table.dataSource) = (50, source)
      stage.window.addSubview(table)
      return table
    }
  }

  /// Returns the number of allocations in the layout at each of some offsets.
  private func allocations(_ view: UIScrollView, at offsets: [CGFloat]) -> [UInt64] {
    offsets.map { offset in
      view.contentOffset.y = offset
      let before = allocations_count()
      view.layoutSubviews()
      return allocations_count() - before
    }
  }

  /// Scrolls by 10 points in each of some frames.
  private func scroll(_ view: UIScrollView, _ frames: Int) {
    for _ in 0..<frames {
      stage.perform { view.contentOffset.y += 10 }
      stage.advance(by: 1 / 60)
    }
  }

  @Test("A layout of a collection in which no cell appears or disappears allocates nothing")
  func collection() {
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
    // Rows begin at every 110 points: the ninth appears once 80 of the 800 points are scrolled.
    let counts = allocations(view, at: (1...95).map { CGFloat($0) })
    #expect(counts.indices.filter { counts[$0] > 0 } == [80])
  }

  @Test("A table that scrolls on over 100,000 rows keeps as many blocks as it had, and creates no cell")
  func live() {
    let table = table()
    scroll(table, 1_000)
    let (before, made) = (allocations_live(), source.made)
    for _ in 0..<5 {
      scroll(table, 1_000)
      // A row more or less may lie around the visible part.
      #expect(abs(allocations_live() - before) <= 2)
    }
    #expect(source.made == made && made <= 18 && table.contentOffset.y == 60_000)
  }

  @Test("A layout of a table in which no row comes or leaves allocates nothing")
  func layout() {
    let table = table()
    scroll(table, 10)
    let counts = allocations(table, at: (1...49).map { 1_000 + CGFloat($0) })
    // The first layout comes from far away.
    #expect(counts.dropFirst().allSatisfy { $0 == 0 }, "\(counts)")
  }
}

import CAllocations
import CoreGraphics
import Foundation
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
      table.rowHeight = 50
      table.dataSource = source
      stage.window.addSubview(table)
      return table
    }
  }

  /// Scrolls by 10 points in each of some frames.
  private func scroll(_ view: UIScrollView, _ frames: Int) {
    for _ in 0..<frames {
      stage.perform { view.contentOffset.y += 10 }
      stage.advance(by: 1 / 60)
    }
  }

  @Test("A table that scrolls on over 100,000 rows keeps as many blocks as it had, and creates no cell")
  func live() {
    let table = table()
    scroll(table, 1_000)
    let (before, made) = (allocations_live(), source.made)
    for _ in 0..<5 {
      scroll(table, 1_000)
      #expect(allocations_live() == before)
    }
    #expect(source.made == made && made <= 18 && table.contentOffset.y == 60_000)
  }

  @Test("A layout of a table in which no row comes or leaves allocates nothing")
  func layout() {
    let table = table()
    scroll(table, 10)
    var counts: [UInt64] = []
    for step in 1...49 {
      table.contentOffset.y = 1_000 + CGFloat(step)
      let before = allocations_count()
      table.layoutSubviews()
      counts.append(allocations_count() - before)
    }
    // The first layout comes from far away.
    #expect(counts.dropFirst().allSatisfy { $0 == 0 }, "\(counts)")
  }
}

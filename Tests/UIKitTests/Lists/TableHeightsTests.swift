import Testing

@testable import UIKit

@Suite("Heights of rows") @MainActor struct TableHeightsTests {
  @Test(
    "Positions agree with the sums of the heights, whichever rows were measured", arguments: [1, 63, 64, 65, 1_000])
  func sums(count: Int) {
    var heights = ItemLengths(count: count, estimate: 44)
    var plain = [CGFloat](repeating: 44, count: count)
    for step in 0..<count {
      let row = (step * 37 + 11) % count
      plain[row] = CGFloat(10 + step % 91)
      heights.measure(row, plain[row])
    }
    var top: CGFloat = 0
    for row in 0..<count {
      #expect(heights.offset(of: row) == top)
      #expect(heights.item(at: top) == row && heights.item(at: top + plain[row] - 1) == row)
      top += plain[row]
    }
    #expect(heights.total == top && heights.item(at: top + 9) == count - 1)
  }

  @Test("Rows that were not measured have the estimate") func estimate() {
    var heights = ItemLengths(count: 100_000, estimate: 44)
    #expect(heights.total == 4_400_000 && heights.item(at: 4_399_999) == 99_999)
    #expect(heights.measure(50_000, 50) == 6)
    #expect(heights.measured(49_999) == nil && heights.measured(50_000) == 50)
    #expect(heights.offset(of: 50_001) == 2_200_050 && heights.total == 4_400_006)
  }
}

import Testing
import UIKit

@MainActor @Suite("Page controls")
struct PageControlTests {
  let world = TouchWorld()
  private let told = Counter()

  private func dots(_ pages: UIPageControl) -> [CALayer] { Array((pages.layer.sublayers ?? []).dropFirst()) }

  private func control() -> UIPageControl {
    let pages = world.show(UIPageControl(), at: CGRect(x: 50, y: 100, width: 200, height: 26))
    pages.numberOfPages = 3
    pages.addTarget(told, action: Selector(Counter.hear(from:)), for: .valueChanged)
    world.wait(1 / 60)
    return pages
  }

  @Test("There is a dot for each page, in the middle, and the current one differs")
  func shows() {
    let pages = control()
    #expect(dots(pages).map(\.position.x) == [84, 100, 116] && dots(pages).allSatisfy { $0.position.y == 13 })
    #expect(dots(pages)[0].backgroundColor == UIColor.white.cgColor)
    #expect(dots(pages)[1].backgroundColor != dots(pages)[0].backgroundColor)
    pages.currentPageIndicatorTintColor = .red
    pages.currentPage = 2
    #expect(dots(pages).map { $0.backgroundColor == UIColor.red.cgColor } == [false, false, true])
    #expect(told.senders.isEmpty)
  }

  @Test("The natural size grows with the number of pages")
  func size() {
    let pages = control()
    #expect(pages.intrinsicContentSize == CGSize(width: 3 * 7 + 2 * 9 + 2 * 16, height: 26))
    #expect(pages.size(forNumberOfPages: 0).width == 0)
    pages.numberOfPages = 2_000_000_000
    world.wait(1 / 60)
    #expect(pages.numberOfPages == 2_000_000_000 && dots(pages).count == 1000)
  }

  @Test("A tap beside the middle goes on or back by one page, and tells only of a change")
  func taps() {
    let pages = control()
    world.tap(230, 112)
    #expect(pages.currentPage == 1 && told.senders.count == 1)
    world.play("w1 t60,112 w1 t60,112")
    #expect(pages.currentPage == 0 && told.senders.count == 2)
  }

  @Test("From right to left the first dot is the rightmost, and a tap on the left goes on")
  func rightToLeft() {
    let pages = control()
    pages.semanticContentAttribute = .forceRightToLeft
    pages.setNeedsLayout()
    world.wait(1 / 60)
    #expect(dots(pages).map(\.position.x) == [116, 100, 84])
    world.tap(60, 112)
    #expect(pages.currentPage == 1)
  }

  @Test("A page beyond the last one is the last one, and a single page can be shown without dots")
  func limits() {
    let pages = control()
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0 && dots(pages).count == 1)
    pages.hidesForSinglePage = true
    #expect(dots(pages).isEmpty)
    pages.numberOfPages = -4
    #expect(pages.numberOfPages == 0)
  }
}

import Testing
import UIKit

@testable import Stage

/// A touchpad drags what no view scrolls.
@MainActor @Suite("The finger of a touchpad")
struct ScrollFingerTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300))
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  init() {
    stage.scrollFinger = ScrollFinger(clock: stage) { [weak stage, log] event, instant in
      let point = event.point.map { "\($0.x), \($0.y)" } ?? ""
      let word = "\(event)".prefix { $0 != "(" }
      log.lines.append("\(word) \(point) at \((instant * 1000).rounded() / 1000)")
      stage?.send(event, pointer: ScrollFinger.pointer, at: instant)
    }
  }

  private func scroll(_ dx: CGFloat, _ dy: CGFloat = 0) -> Bool {
    stage.wheel(by: CGVector(dx: dx, dy: dy), at: CGPoint(x: 40, y: 60))
  }

  /// Fills the window with a scroll view of this content.
  private func scroller(_ width: CGFloat) -> UIScrollView {
    let scroller = stage.perform { UIScrollView(frame: stage.window.bounds) }
    scroller.contentSize = CGSize(width: width, height: 900)
    stage.window.addSubview(scroller)
    stage.advance(by: 0.2)
    return scroller
  }

  @Test("A horizontal scroll presses at the pointer, moves, and lets go after a silence as if at its last movement")
  func drag() {
    #expect(scroll(40))
    stage.advance(by: 0.1)
    #expect(scroll(40, 8) && stage.isIdle == false)
    stage.advance(by: 0.1)
    #expect(scroll(-8))
    stage.advance(by: 0.14)
    #expect(log.lines.count == 4)
    stage.advance(by: 0.02)
    #expect(
      log.lines == [
        "down 40.0, 60.0 at 0.0", "move 50.0, 60.0 at 0.0", "move 60.0, 62.0 at 0.1", "move 58.0, 62.0 at 0.2",
        "up 58.0, 62.0 at 0.2",
      ])
    #expect(scroll(4) && log.lines.suffix(2) == ["down 40.0, 60.0 at 0.36", "move 41.0, 60.0 at 0.36"])
  }

  @Test("A vertical scroll drags nothing, and neither does one while another finger is down")
  func nothing() {
    #expect(!scroll(8, 40))
    stage.send(.down(CGPoint(x: 10, y: 10)))
    #expect(!scroll(40))
    stage.send(.up(CGPoint(x: 10, y: 10)))
    stage.advance(by: 0.2)
    #expect(log.lines.isEmpty && scroll(40) && log.lines.count == 2)
  }

  @Test("A scroll view that scrolls that way keeps the scroll to its silence, also at its end")
  func views() {
    let scroller = scroller(260)
    for _ in 0..<4 {
      #expect(scroll(-40))
      stage.advance(by: 0.1)
    }
    #expect(scroller.contentOffset.x == 60 && log.lines.isEmpty)
    stage.advance(by: 0.2)
    #expect(scroll(-40) && log.lines.count == 2, "it cannot scroll any further, so this is a drag")
  }

  @Test("A view that only scrolls up and down leaves a horizontal scroll to the finger, and scrolls not at all")
  func across() {
    let scroller = scroller(200)
    #expect(scroll(40, -10) && log.lines.count == 2 && scroller.contentOffset == .zero)
    stage.advance(by: 0.2)
    #expect(scroll(10, -40) && scroller.contentOffset.y == 40 && log.lines.count == 3)
  }
}

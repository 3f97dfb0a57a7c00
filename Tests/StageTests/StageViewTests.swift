import Raster
import Testing
import UIKit

@testable import Stage

/// A gray stage that shows another one, on which a square moves for a second.
@MainActor struct NestedStages {
  let inner: Stage
  let outer: Stage
  let view: StageView

  init(_ size: CGSize = CGSize(width: 100, height: 60), scale: CGFloat = 1, frame: CGRect? = nil) {
    inner = movingStage(scale: scale)
    inner.window.backgroundColor = .white
    outer = Stage(size: size, scale: scale)
    outer.window.backgroundColor = .gray
    view = StageView(stage: inner)
    view.frame = frame ?? CGRect(x: 20, y: 10, width: 60, height: 40)
    outer.window.addSubview(view)
  }
}

/// A view that records the touches that it receives.
final class TouchLog: UIView {
  var events: [(phase: String, point: CGPoint, timestamp: TimeInterval, now: TimeInterval)] = []
  var lines: [String] { events.map { "\($0.phase) \($0.point.x), \($0.point.y) at \($0.timestamp)" } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    for touch in touches { events.append((phase, touch.location(in: nil), touch.timestamp, CACurrentMediaTime())) }
  }
}

@MainActor @Suite("A stage embedded in another one")
struct StageViewTests {
  @Test("At its own size the inner stage has the same pixels as on its own", arguments: [1, 2] as [CGFloat])
  func same(scale: CGFloat) {
    let scene = NestedStages(scale: scale)
    for _ in 0..<5 {
      scene.outer.advance(by: 0.13)
      let (alone, embedded) = (scene.inner.render(), scene.outer.render())
      #expect(scene.inner.now == scene.outer.now)
      let (x, y) = (Int(20 * scale), Int(10 * scale))
      for row in 0..<alone.height {
        for column in 0..<alone.width where alone[column, row] != embedded[column + x, row + y] {
          Issue.record("(\(column), \(row)) at \(scene.outer.now) s")
          return
        }
      }
      #expect(embedded[0, 0] == .gray)
    }
  }

  @Test("In a larger view the inner stage is scaled to fit, centred and clipped to its screen")
  func fitted() {
    let scene = NestedStages(CGSize(width: 200, height: 200), frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    scene.outer.advance(by: 0.1)
    #expect(scene.view.pictureFrame == CGRect(x: 10, y: 0, width: 180, height: 120))
    let picture = scene.outer.render()
    #expect(picture[9, 5] == .gray && picture[10, 5] == .white)
    #expect(picture[189, 119] == .white && picture[190, 119] == .gray && picture[100, 120] == .gray)
  }

  @Test("Drawing the damage gives the same pixels as drawing everything, and covers only the moving part")
  func damage() throws {
    let (partial, complete) = (NestedStages(), NestedStages())
    let some = try #require(PixelBuffer(width: 100, height: 60))
    let all = try #require(PixelBuffer(width: 100, height: 60))
    for frame in 0..<70 {
      for scene in [partial, complete] { scene.outer.step(to: Double(frame) / 60, interval: 1 / 60) }
      let damage = try partial.outer.draw(into: some)
      _ = try complete.outer.draw(into: all, everything: true)
      #expect(Bitmap(SharedPixels(some)) == Bitmap(SharedPixels(all)), "frame \(frame)")
      if frame > 0 {
        let area = try #require(damage).area
        // In the last frame the box jumps, and the places where it was and is are joined.
        #expect(frame < 61 ? area > 0 && area < (frame < 60 ? 1000 : 1400) : area == 0, "frame \(frame): \(area) pt²")
      }
    }
  }

  @Test("Half opaque, the inner stage fades as one picture, with group opacity or without", arguments: [true, false])
  func halfOpaque(isGroup: Bool) {
    let scene = NestedStages()
    scene.view.layer.allowsGroupOpacity = isGroup
    scene.view.alpha = 0.5
    scene.outer.advance(by: 0.1)
    let picture = scene.outer.render()
    let white = picture[75, 45]
    #expect(abs(Int(white.r) - 192) <= 1 && white.r == white.b && picture[10, 5] == .gray)
  }

  @Test("Touches arrive at the corresponding point with their timestamps, and continue outside the picture")
  func touches() {
    let scene = NestedStages(CGSize(width: 200, height: 200), frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    let target = scene.inner.perform { TouchLog(frame: scene.inner.window.bounds) }
    scene.inner.perform { scene.inner.window.addSubview(target) }
    scene.outer.advance(by: 0.1)
    scene.outer.send(.down(CGPoint(x: 5, y: 5)), pointer: 0, at: 7)
    scene.outer.send(.up(CGPoint(x: 5, y: 5)), pointer: 0, at: 7.1)
    #expect(target.lines == [])
    scene.outer.send(.down(CGPoint(x: 100, y: 60)), pointer: 0, at: 8)
    scene.outer.send(.move(CGPoint(x: 1, y: 90)), pointer: 0, at: 8.5)
    scene.outer.send(.up(CGPoint(x: 13, y: 90)), pointer: 0, at: 9)
    #expect(target.lines == ["began 30.0, 20.0 at 8.0", "moved -3.0, 30.0 at 8.5", "ended 1.0, 30.0 at 9.0"])
    scene.outer.send(.down(CGPoint(x: 100, y: 60)), pointer: 3, at: 10)
    scene.outer.send(.cancel, pointer: 0, at: 10.5)
    #expect(target.lines.suffix(1) == ["cancelled 30.0, 20.0 at 10.5"])
  }

  @Test("A wheel scrolls the inner stage over its picture, and the outer stage beside it")
  func wheel() {
    let scene = NestedStages(CGSize(width: 200, height: 200), frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    let surrounding = scene.outer.perform { UIScrollView(frame: scene.outer.window.bounds) }
    surrounding.contentSize.height = 900
    scene.outer.perform {
      scene.outer.window.addSubview(surrounding)
      surrounding.addSubview(scene.view)
    }
    let inner = scene.inner.perform { UIScrollView(frame: scene.inner.window.bounds) }
    inner.contentSize.height = 500
    scene.inner.perform { scene.inner.window.addSubview(inner) }
    scene.outer.advance(by: 0.1)
    scene.outer.wheel(by: CGVector(dx: 0, dy: -30), at: CGPoint(x: 100, y: 60))
    #expect(inner.contentOffset.y == 10 && surrounding.contentOffset.y == 0)
    scene.outer.wheel(by: CGVector(dx: 0, dy: -30), at: CGPoint(x: 5, y: 60))
    #expect(inner.contentOffset.y == 10 && surrounding.contentOffset.y == 30)
  }

  @Test("The outer stage is idle when both are, and has to be drawn when either moves")
  func rest() throws {
    let scene = NestedStages()
    scene.outer.advance(by: 0.1)
    #expect(scene.outer.outlook == .moving && !scene.outer.isIdle)
    try scene.outer.settle()
    #expect(scene.outer.outlook == .still && scene.inner.isIdle && scene.outer.now >= 1)
    var done = -1.0
    scene.inner.application.after(0.5) { done = scene.inner.now }
    let start = scene.outer.now
    #expect(scene.outer.outlook == .waiting(until: start + 0.5))
    scene.outer.advance(by: 0.6)
    #expect(abs(done - (start + 0.5)) <= 1 / 60)
  }

  @Test("A new time scale takes effect from the current time on")
  func slow() {
    let scene = NestedStages()
    scene.outer.advance(by: 0.5)
    scene.view.timeScale = 0.1
    scene.outer.advance(by: 1)
    #expect(abs(scene.inner.now - 0.6) < 1e-9)
    scene.view.timeScale = 0
    scene.outer.advance(by: 1)
    #expect(abs(scene.inner.now - 0.6) < 1e-9 && scene.outer.outlook == .still)
  }
}

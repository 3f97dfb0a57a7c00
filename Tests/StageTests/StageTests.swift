import Raster
import SeededRandom
import Testing
import UIKit

@testable import Stage

/// Records the instants of the frames of the current stage.
@MainActor final class FrameCounter {
  private(set) var instants: [Double] = []
  private var link: CADisplayLink?

  init() {
    let newLink = CADisplayLink(target: self, selector: Selector(Self.tick(_:)))
    newLink.add(to: .main, forMode: .common)
    link = newLink
  }

  func tick(_ link: CADisplayLink) { instants.append(link.timestamp) }

  func stop() { link?.invalidate() }
}

/// Creates a stage with a square that moves to the right for a second.
@MainActor func movingStage(_ size: CGSize = CGSize(width: 60, height: 40), scale: CGFloat = 1) -> Stage {
  let stage = Stage(size: size, scale: scale)
  let square = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
  square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  stage.window.addSubview(square)
  let animation = CABasicAnimation(keyPath: "position.x")
  (animation.fromValue, animation.toValue, animation.duration) = (10, 50, 1)
  square.layer.add(animation, forKey: "move")
  return stage
}

@MainActor @Suite("A stage")
struct StageTests {
  @Test("An empty stage is black, and its bitmap has the size times the scale", arguments: [1, 1.5, 2, 3] as [CGFloat])
  func black(scale: CGFloat) {
    let bitmap = Stage(size: CGSize(width: 31, height: 17), scale: scale).render()
    #expect(bitmap.width == Int((31 * scale).rounded()))
    #expect(bitmap.height == Int((17 * scale).rounded()))
    #expect(bitmap[0, 0] == RGBA(r: 0, g: 0, b: 0, a: 255))
  }

  @Test("Several steps give the same frames, time and picture as one step of their sum")
  func additive() {
    let (inSteps, atOnce) = (movingStage(), movingStage())
    inSteps.window.isUserInteractionEnabled = true
    let counted = FrameCounter()
    for step in [0.1, 0.033, 0.2, 0.0001, 0.07] { inSteps.advance(by: step) }
    atOnce.window.isUserInteractionEnabled = true
    let expected = FrameCounter()
    atOnce.advance(by: 0.4031)
    #expect(counted.instants == expected.instants && counted.instants.count == 24)
    #expect(inSteps.now == atOnce.now && inSteps.render().digest == atOnce.render().digest)
  }

  @Test("Rendering changes nothing: a script with pictures in between ends with the same frame as one without")
  func rendering() {
    let (rendered, unrendered) = (movingStage(), movingStage())
    for _ in 0..<10 {
      rendered.advance(by: 0.013)
      _ = rendered.render()
      unrendered.advance(by: 0.013)
    }
    #expect(rendered.render() == unrendered.render())
  }

  @Test("Drawing only the damage gives the same pixels as drawing the whole frame")
  func damage() throws {
    for seed in UInt64(1)...3 {
      var generator = SeededGenerator(seed: seed)
      let stage = Stage(size: CGSize(width: 60, height: 40), scale: 1.5)
      let views = (0..<12).map { _ in UIView() }
      for view in views { stage.window.addSubview(view) }
      for _ in 0..<10 {
        for view in views where Bool.random(using: &generator) { scatter(view, &generator) }
        stage.advance(by: 0.02)
        let seen = stage.render()
        let buffer = try #require(PixelBuffer(width: 90, height: 60))
        _ = try stage.draw(into: buffer, everything: true)
        #expect(seen == Bitmap(SharedPixels(buffer)), "seed \(seed)")
      }
    }
  }

  private func scatter(_ view: UIView, _ generator: inout SeededGenerator) {
    func value(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
    view.frame = CGRect(x: value(-10...70), y: value(-10...50), width: value(1...40), height: value(1...40))
    view.backgroundColor = UIColor(red: value(0...1), green: value(0...1), blue: value(0...1), alpha: value(0.2...1))
    view.layer.cornerRadius = value(0...8)
    view.layer.shadowOpacity = value(0...1) < 0.2 ? 0.5 : 0
  }

  @Test("A host learns which part of its memory was drawn, and that nothing was if nothing changed")
  func hostDamage() throws {
    let stage = movingStage()
    let buffer = try #require(PixelBuffer(width: 60, height: 40))
    #expect(try stage.draw(into: buffer) == nil)
    #expect(try stage.draw(into: buffer)?.isEmpty == true)
    stage.advance(by: 0.1)
    _ = stage.render()
    let drawn = try #require(try stage.draw(into: buffer))
    #expect(!drawn.isEmpty && drawn.area < 60 * 40)
    #expect(Bitmap(SharedPixels(buffer)) == stage.render())
  }

  @Test("Resizing a stage resizes its screen and window and draws everything again")
  func resizing() {
    let stage = Stage(size: CGSize(width: 20, height: 10))
    stage.window.backgroundColor = UIColor(white: 1, alpha: 1)
    _ = stage.render()
    stage.resize(to: CGSize(width: 30, height: 40), scale: 2)
    let bitmap = stage.render()
    #expect((bitmap.width, bitmap.height) == (60, 80) && bitmap[59, 79] == RGBA.white)
    #expect(stage.window.bounds.size == CGSize(width: 30, height: 40))
  }

  @Test("The outlook says when a host has to draw")
  func outlook() {
    let stage = movingStage()
    #expect(stage.outlook == .moving)
    stage.advance(by: 1.1)
    #expect(stage.outlook == .still)
    stage.application.after(2) {}
    #expect(stage.outlook == .waiting(until: stage.now + 2))
  }

  @Test(
    "Advancing by an invalid time changes nothing and adds a diagnostic",
    arguments: [-1, .nan, .infinity, -.infinity, 1e15] as [Double])
  func nonsense(seconds: Double) {
    let stage = Stage(size: CGSize(width: 4, height: 4))
    stage.advance(by: 0.25)
    stage.advance(by: seconds)
    #expect(stage.now == 0.25 && stage.diagnostics.count == 1)
  }

  @Test(
    "An impossible screen size falls back to the default size and adds a diagnostic",
    arguments: [0, -5, .nan, .infinity, 1e9] as [CGFloat])
  func impossibleScreen(side: CGFloat) {
    let stage = Stage(size: CGSize(width: side, height: 10))
    #expect(stage.render().width == 390 && stage.diagnostics.count == 1)
  }
}

@MainActor @Suite("Settling a stage")
struct SettleTests {
  @Test("settle ends with the first frame at which nothing moves")
  func settles() throws {
    let stage = movingStage()
    try stage.settle()
    #expect(stage.isIdle && stage.now == 1)
    try stage.settle()
    #expect(stage.now == 1)
  }

  @Test("The error of settle names a display link that never stops")
  func displayLink() throws {
    let stage = Stage(size: CGSize(width: 4, height: 4))
    stage.application.enter()
    let counter = FrameCounter()
    let error = #expect(throws: SettleError.self) { try stage.settle(timeout: 0.5) }
    #expect(error?.reasons == ["a display link is running"] && stage.now == 0.5)
    counter.stop()
    try stage.settle()
  }

  @Test("The error of settle names pending work and its instant")
  func work() throws {
    let stage = Stage(size: CGSize(width: 4, height: 4))
    stage.application.after(3) {}
    let error = #expect(throws: SettleError.self) { try stage.settle(timeout: 1) }
    #expect(error?.reasons == ["work waits, next at 3.0 s"])
    try stage.settle()
    #expect(stage.now == 3)
  }

  @Test("The error of settle names a long animation and its key path")
  func animation() {
    let stage = movingStage()
    let error = #expect(throws: SettleError.self) { try stage.settle(timeout: 0.5) }
    #expect(error?.reasons == ["animations of position.x of UIView are under way"])
    #expect(error?.description.contains("did not settle within 0.5 s, by 0.5 s") == true)
  }

  @Test("Advancing or settling from work that runs while the stage advances fails with a diagnostic or an error")
  func reentry() {
    let stage = Stage(size: CGSize(width: 4, height: 4))
    var failure: (any Error)?
    stage.application.after(0.1) {
      stage.advance(by: 1)
      do { try stage.settle() } catch { failure = error }
    }
    stage.advance(by: 0.2)
    #expect(stage.now == 0.2 && failure is SettleError)
    #expect(stage.diagnostics.count == 1)
  }
}

@MainActor @Suite("Several stages in one process")
struct SeparateStagesTests {
  @Test("While a stage runs, the screen, application and clock are its own")
  func separate() {
    let (a, b) = (Stage(size: CGSize(width: 10, height: 10)), Stage(size: CGSize(width: 20, height: 20), scale: 2))
    var log: [String] = []
    func note(_ name: String) { log.append("\(name) \(UIScreen.main.bounds.width) \(CACurrentMediaTime())") }
    a.application.after(0.25) { note("a") }
    b.application.after(0.125) { note("b") }
    a.advance(by: 0.5)
    b.advance(by: 0.25)
    #expect(log == ["a 10.0 0.25", "b 20.0 0.125"] && (a.now, b.now) == (0.5, 0.25))
  }

  @Test("Using a stage in another one's work leaves the other one current")
  func nested() {
    let (outer, inner) = (Stage(size: CGSize(width: 10, height: 10)), Stage(size: CGSize(width: 20, height: 20)))
    var widths: [CGFloat] = []
    inner.application.after(0.1) { widths.append(UIScreen.main.bounds.width) }
    outer.application.after(0.1) {
      inner.advance(by: 0.2)
      inner.window.backgroundColor = UIColor(white: 1, alpha: 1)
      _ = inner.render()
      _ = Stage(size: CGSize(width: 30, height: 30))
      widths.append(UIScreen.main.bounds.width)
    }
    outer.advance(by: 0.2)
    #expect(widths == [20, 10] && UIApplication.shared === outer.application)
    #expect(inner.render()[0, 0] == RGBA.white && outer.render()[0, 0] == RGBA(r: 0, g: 0, b: 0))
  }

  @Test("A stage that is released releases its application and views")
  func release() {
    weak var application: UIApplication?
    weak var view: UIView?
    do {
      let stage = movingStage()
      stage.advance(by: 0.1)
      _ = stage.render()
      (application, view) = (stage.application, stage.window.subviews.first)
      #expect(view != nil)
    }
    _ = Stage(size: CGSize(width: 4, height: 4))
    #expect(application == nil && view == nil)
  }
}

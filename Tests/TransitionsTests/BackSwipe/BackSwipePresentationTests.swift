import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Back swipe of presented screens")
struct BackSwipePresentationTests {
  let stage = Stage()
  let base = ColourScreen("A", UIColor(red: 0.18, green: 0.37, blue: 0.73, alpha: 1))
  let presented = ColourScreen("P", UIColor(red: 0.89, green: 0.52, blue: 0.23, alpha: 1))
  let presentation: BackSwipePresentation

  init() throws {
    stage.window.rootViewController = base
    let (stage, presented) = (stage, presented)
    presentation = stage.perform { BackSwipePresentation(presented) }
    stage.catchTransitions()
    try stage.settle()
  }

  private func present() throws {
    stage.perform { base.present(presented, animated: true) }
    try stage.settle()
  }

  private func drag(from x: CGFloat = 100, to progress: CGFloat) {
    stage.send(.down(CGPoint(x: x, y: 400)))
    move(from: x, to: progress)
  }

  private func move(from x: CGFloat = 100, to progress: CGFloat) {
    for _ in 0..<2 {
      stage.advance(by: 1 / 60)
      stage.send(.move(CGPoint(x: x + 10 + 390 * progress, y: 400)))
    }
  }

  private func release(from x: CGFloat = 100, at progress: CGFloat) {
    stage.advance(by: 0.2)
    stage.send(.up(CGPoint(x: x + 10 + 390 * progress, y: 400)))
  }

  private func add(_ progress: Double, to trace: inout Trace) {
    trace.add(
      progress,
      [
        "upper": Double(presented.view.seenCenter.x), "lower": Double(base.view.seenCenter.x),
        "alpha": base.view.seenAlpha, "shadow": presented.view.seenShadow,
        "radius": Double(presented.view.layer.shadowRadius),
        "offset": Double(presented.view.layer.shadowOffset.height),
      ])
  }

  private func expect(away: Double, in trace: inout Trace) {
    trace.add(
      away,
      [
        "upper": 195 + 390 * away, "lower": 195 - 390 / 3.33 * (1 - away), "alpha": 0.9 + 0.1 * away,
        "shadow": 1 - 0.9 * away, "radius": 5, "offset": -3,
      ])
  }

  @Test(
    "From code it enters from the right at a constant speed in 0.3 s, and leaves to the right",
    arguments: [true, false])
  func fromCode(_ isOpening: Bool) throws {
    if isOpening {
      stage.perform { base.present(presented, animated: true) }
    } else {
      try present()
      stage.perform { base.dismiss(animated: true) }
    }
    var (seen, expected) = (Trace(), Trace())
    for tenth in 1..<10 {
      stage.advance(by: 0.03, framesPerSecond: 200)
      let away = isOpening ? 1 - Double(tenth) / 10 : Double(tenth) / 10
      add(away, to: &seen)
      expect(away: away, in: &expected)
    }
    #expect(seen == expected)
    try stage.settle()
    #expect((base.presentedViewController == nil) != isOpening)
    #expect(presented.view.center.x == 195 && base.view.center.x == 195 && base.view.alpha == 1)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test("Under the finger every value is the published one, and a release at 0 restores everything")
  func parameters() throws {
    try present()
    let before = stage.render().digest
    var (seen, expected) = (Trace(), Trace())
    drag(to: 0.001)
    for tenth in 0...10 {
      move(to: CGFloat(tenth) / 10)
      add(Double(tenth) / 10, to: &seen)
      expect(away: Double(tenth) / 10, in: &expected)
    }
    #expect(seen == expected)
    move(to: 0)
    release(at: 0)
    try stage.settle()
    #expect(base.presentedViewController === presented && stage.render().digest == before)
    #expect(presented.view.layer.shadowOpacity == 0 && base.view.alpha == 1)
  }

  @Test(
    "A drag dismisses past the middle, and a cancelled touch cancels",
    arguments: [(0.498, false), (0.502, true)])
  func release(_ progress: Double, _ dismisses: Bool) throws {
    try present()
    drag(to: 0.7)
    stage.send(.cancel)
    try stage.settle()
    #expect(base.presentedViewController === presented)
    drag(to: progress)
    release(at: progress)
    try stage.settle()
    #expect((base.presentedViewController == nil) == dismisses)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test("With the region edge, a drag begins at the edge only", arguments: [(19.9, true), (20.1, false)])
  func edge(_ x: Double, _ begins: Bool) throws {
    presentation.parameters.drag.region = .edge
    try present()
    drag(from: x, to: 0.7)
    release(from: x, at: 0.7)
    try stage.settle()
    #expect((base.presentedViewController == nil) == begins)
  }

  @Test("A press catches a presentation, and a drag reverses it")
  func caught() throws {
    let before = stage.render().digest
    stage.perform { base.present(presented, animated: true) }
    stage.advance(by: 0.15)
    let seen = presented.view.seenCenter.x
    stage.send(.down(CGPoint(x: 380, y: 300)))
    stage.advance(by: 0.2)
    #expect(abs(presented.view.seenCenter.x - seen) < 0.5)
    stage.send(.move(CGPoint(x: 390, y: 300)))
    stage.send(.move(CGPoint(x: 490, y: 300)))
    stage.advance(by: 0.2)
    #expect(abs(presented.view.seenCenter.x - (seen + 100)) < 0.5)
    stage.send(.up(CGPoint(x: 490, y: 300)))
    try stage.settle()
    #expect(base.presentedViewController == nil && stage.render().digest == before)
  }

  @Test("A screen that presents another one is not dragged away")
  func covered() throws {
    try present()
    let other = ColourScreen("Q", .black)
    other.modalPresentationStyle = .overFullScreen
    stage.perform { presented.present(other, animated: false) }
    try stage.settle()
    other.view.isHidden = true
    drag(to: 0.7)
    release(at: 0.7)
    try stage.settle()
    #expect(base.presentedViewController === presented && presented.presentedViewController === other)
  }
}

import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Back swipe of presented screens")
struct BackSwipePresentationTests {
  private func scene(isOpen: Bool = true) throws -> PresentedScene<BackSwipePresentation> {
    try PresentedScene(isOpen: isOpen) { BackSwipePresentation($0) }
  }

  private func seen(_ scene: PresentedScene<BackSwipePresentation>) -> Values {
    let (upper, lower): (UIView, UIView) = (scene.presented.view, scene.base.view)
    return [
      "upper": Double(upper.seenCenter.x), "lower": Double(lower.seenCenter.x), "alpha": lower.seenAlpha,
      "shadow": upper.seenShadow, "radius": Double(upper.layer.shadowRadius),
      "offset": Double(upper.layer.shadowOffset.height),
    ]
  }

  private func published(_ away: Double) -> Values {
    [
      "upper": 195 + 390 * away, "lower": 195 - 390 / 3.33 * (1 - away), "alpha": 0.9 + 0.1 * away,
      "shadow": 1 - 0.9 * away, "radius": 5, "offset": -3,
    ]
  }

  @Test(
    "From code it enters from the right at a constant speed in 0.3 s, and leaves to the right",
    arguments: [true, false])
  func fromCode(_ isOpening: Bool) throws {
    let scene = try scene(isOpen: !isOpening)
    try scene.expectPlayed(in: 0.3, { seen(scene) }, { published(isOpening ? 1 - $0 : $0) })
  }

  @Test("Under the finger every value is the published one, and a release at 0 restores everything")
  func parameters() throws {
    let scene = try scene()
    let before = scene.stage.render().digest
    var (trace, wanted) = (Trace(), Trace())
    scene.drag(to: 0.001)
    for tenth in 0...10 {
      scene.move(start: 0.5, to: CGFloat(tenth) / 10)
      trace.add(Double(tenth) / 10, seen(scene))
      wanted.add(Double(tenth) / 10, published(Double(tenth) / 10))
    }
    #expect(trace == wanted)
    scene.move(start: 1, to: 0)
    scene.release(at: 0)
    try scene.stage.settle()
    #expect(scene.isOpen && scene.stage.render().digest == before)
    #expect(scene.presented.view.layer.shadowOpacity == 0 && scene.base.view.alpha == 1)
  }

  @Test("A drag dismisses past the middle", arguments: [(0.498, false), (0.502, true)])
  func release(_ progress: Double, _ dismisses: Bool) throws {
    let scene = try scene()
    try scene.swipe(to: progress)
    #expect(scene.isOpen != dismisses && scene.stage.diagnostics.isEmpty)
  }

  @Test("With the region edge, a drag begins at the edge only", arguments: [(19.9, true), (20.1, false)])
  func edge(_ x: Double, _ begins: Bool) throws {
    let scene = try scene()
    scene.presentation.parameters.drag.region = .edge
    try scene.swipe(from: x, to: 0.7)
    #expect(scene.isOpen != begins)
  }

  @Test("A press catches a presentation, and a drag reverses it")
  func caught() throws {
    let scene = try scene(isOpen: false)
    let (stage, before) = (scene.stage, scene.stage.render().digest)
    scene.present()
    stage.advance(by: 0.15)
    let seen = scene.presented.view.seenCenter.x
    stage.send(.down(CGPoint(x: 380, y: 300)))
    stage.advance(by: 0.2)
    #expect(abs(scene.presented.view.seenCenter.x - seen) < 0.5)
    stage.send(.move(CGPoint(x: 390, y: 300)))
    stage.send(.move(CGPoint(x: 490, y: 300)))
    stage.advance(by: 0.2)
    #expect(abs(scene.presented.view.seenCenter.x - (seen + 100)) < 0.5)
    stage.send(.up(CGPoint(x: 490, y: 300)))
    try stage.settle()
    #expect(!scene.isOpen && stage.render().digest == before)
  }

  @Test("A screen that presents another one is not dragged away")
  func covered() throws {
    let scene = try scene()
    let other = ColourScreen("Q", .black)
    other.modalPresentationStyle = .overFullScreen
    scene.stage.perform { scene.presented.present(other, animated: false) }
    try scene.stage.settle()
    other.view.isHidden = true
    try scene.swipe(to: 0.7)
    #expect(scene.isOpen && scene.presented.presentedViewController === other)
  }
}

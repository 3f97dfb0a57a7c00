import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Restaging a transition")
struct TransitionRestagingTests {
  private func scene() throws -> (NavigationScene, UIPercentDrivenInteractiveTransition) {
    let scene = try NavigationScene()
    let interaction = scene.drag(SlideAnimator(scene.log), to: 0.4)
    scene.stage.advance(by: 1 / 60)
    _ = scene.log.take()
    return (scene, interaction)
  }

  private func shift(_ scene: NavigationScene) -> Double {
    Double(scene.screens[1].view.layer.presentation()?.affineTransform().tx ?? .nan)
  }

  @Test("A held transition keeps its progress with the new figures, without callbacks", arguments: [0.2, 0.4, 2.0])
  func held(_ duration: Double) throws {
    let (scene, interaction) = try scene()
    let other = SlideAnimator(scene.log)
    other.duration = duration
    scene.navigation.restage(with: other)
    scene.stage.advance(by: 1 / 60)
    #expect(abs(shift(scene) - 0.4 * 390) < 1e-6)
    #expect(scene.log.take() == ["animateTransition"])
    interaction.update(0.5)
    scene.stage.advance(by: 1 / 60)
    #expect(abs(shift(scene) - 0.5 * 390) < 1e-6)
    interaction.finish()
    scene.stage.advance(by: 0.5 * duration + 0.1)
    #expect(
      scene.log.take() == [
        "completion true", "B.viewDidDisappear", "A.viewDidAppear", "didShow A", "animationEnded true",
      ])
    #expect(scene.names == "A")
    try scene.stage.settle()
  }

  @Test("A settling transition goes on at the same speed", arguments: [true, false])
  func settling(_ finishes: Bool) throws {
    let (scene, interaction) = try scene()
    if finishes { interaction.finish() } else { interaction.cancel() }
    scene.stage.advance(by: 4.0 / 60)
    var path: [Double] = []
    for step in 0..<6 {
      if step == 3 {
        let other = SlideAnimator(scene.log)
        other.duration = 1
        scene.navigation.restage(with: other)
      }
      path.append(shift(scene))
      scene.stage.advance(by: 0.5 / 60, framesPerSecond: 120)
    }
    let steps = zip(path.dropFirst(), path).map { $0 - $1 }
    // Steps differ from their neighbours by no more than the curve's bend.
    for (one, next) in zip(steps, steps.dropFirst()) { #expect(abs(one - next) < 0.25 * abs(one) + 0.5) }
    try scene.stage.settle()
    #expect(scene.names == (finishes ? "A" : "AB"))
    #expect(scene.log.lines.filter { $0.hasPrefix("completion") }.count == 1)
  }

  @Test("A transition that is cancelled after restaging ends where it began")
  func cancelled() throws {
    let (scene, interaction) = try scene()
    scene.navigation.restage(with: SlideAnimator(scene.log))
    scene.navigation.restage(with: SlideAnimator(scene.log))
    interaction.cancel()
    try scene.stage.settle()
    let fresh = try NavigationScene()
    #expect(scene.stage.render().digest == fresh.stage.render().digest)
    #expect(scene.screens[1].view.transform == .identity)
    #expect(scene.screens[1].view.superview?.subviews.count == 1)
  }

  @Test("A running transition goes on from its progress")
  func byItself() throws {
    let scene = try NavigationScene()
    scene.delegate.animator = SlideAnimator(scene.log)
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.2)
    #expect(abs(shift(scene) - 195) < 1e-6)
    let other = SlideAnimator(scene.log)
    other.duration = 0.8
    scene.navigation.restage(with: other)
    scene.stage.advance(by: 0.2)
    #expect(abs(shift(scene) - 0.75 * 390) < 1e-6)
    scene.stage.advance(by: 0.25)
    #expect(scene.names == "A")
    #expect(scene.log.lines.filter { $0.hasPrefix("completion") }.count == 1)
    try scene.stage.settle()
  }

  @Test("A resize during a drag keeps the progress and applies the new size")
  func resized() throws {
    let (scene, interaction) = try scene()
    scene.stage.resize(to: CGSize(width: 500, height: 600), scale: 1)
    scene.stage.advance(by: 1 / 60)
    #expect(abs(shift(scene) - 0.4 * 500) < 1e-6)
    #expect(scene.screens[0].view.bounds.size == CGSize(width: 500, height: 600))
    interaction.update(0.6)
    scene.stage.advance(by: 1 / 60)
    #expect(abs(shift(scene) - 0.6 * 500) < 1e-6)
    interaction.cancel()
    try scene.stage.settle()
    #expect(scene.screens[1].view.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
    #expect(scene.names == "AB")
  }
}

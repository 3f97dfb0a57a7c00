import Foundation
import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Signal's photo")
struct SignalPhotoTests {
  private func opened() throws -> TwoScreenScene {
    let scene = try TwoScreenScene(.photoViewer)
    (scene.second as? PhotoViewerController)?.parameters = .signal
    scene.open()
    try scene.stage.settle()
    return scene
  }

  /// Drags from the middle by some points after the slop, which the pan takes along the vertical.
  private func drag(_ scene: TwoScreenScene, by distance: CGPoint, releases: Bool = true) {
    let slop: CGFloat = distance.y < 0 ? -10 : 10
    scene.stage.send(.down(CGPoint(x: 195, y: 422)))
    for step in 0...10 {
      scene.stage.advance(by: 1 / 60)
      let part = CGFloat(step) / 10
      scene.stage.send(.move(CGPoint(x: 195 + distance.x * part, y: 422 + slop + distance.y * part)))
    }
    scene.stage.advance(by: 0.2)
    if releases { scene.stage.send(.up(CGPoint(x: 195 + distance.x, y: 422 + slop + distance.y))) }
  }

  private func isOpen(_ scene: TwoScreenScene) -> Bool { scene.first.presentedViewController != nil }

  @Test(
    "Only a drag of 88 points closes it, up or down, counted in any direction",
    arguments: [
      (CGPoint(x: 0, y: 87), false), (CGPoint(x: 0, y: 89), true), (CGPoint(x: 0, y: -87), false),
      (CGPoint(x: 0, y: -89), true), (CGPoint(x: 70, y: 52), false), (CGPoint(x: 70, y: 54), true),
    ])
  func decision(_ distance: CGPoint, _ closes: Bool) throws {
    let scene = try opened()
    drag(scene, by: distance)
    try scene.stage.settle()
    #expect(isOpen(scene) == !closes && scene.stage.diagnostics.isEmpty)
  }

  @Test("Under the finger the picture shrinks to 80 %, and the backdrop fades to 40 %", arguments: [22.0, 44, 200])
  func dragged(_ distance: Double) throws {
    let scene = try opened()
    drag(scene, by: CGPoint(x: 0, y: -distance), releases: false)
    let progress = min(distance / 88, 1)
    let picture = try #require(scene.second.view.superview?.subviews.last)
    #expect(abs(picture.transform.a - (1 - 0.2 * progress)) < 1e-9)
    #expect(abs(picture.center.y - (422 - distance)) < 1e-6)
    let backdrop = (scene.second as? PhotoViewerController)?.backdropView.alpha ?? -1
    #expect(abs(backdrop - (1 - 0.6 * progress)) < 1e-6)
  }

  @Test("A critically damped spring with a period of 0.3 s returns the picture", arguments: [0.05, 0.1, 0.2])
  func spring(_ seconds: Double) throws {
    let scene = try opened()
    drag(scene, by: CGPoint(x: 0, y: 60))
    scene.stage.advance(by: seconds, framesPerSecond: 200)
    let frequency = 2 * Double.pi / 0.3
    let rest = 60 * (1 + frequency * seconds) * exp(-frequency * seconds)
    let picture = try #require(scene.second.view.superview?.subviews.last)
    #expect(abs(Double(picture.seenCenter.y) - (422 + rest)) < 1e-3)
  }
}

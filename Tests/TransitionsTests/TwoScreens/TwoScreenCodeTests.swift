import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Opening and closing a second screen from code")
struct TwoScreenCodeTests {
  @Test("A screen opens and closes, which restores everything", arguments: TwoScreenTransition.allCases, [false, true])
  func opensAndCloses(_ transition: TwoScreenTransition, _ looks: Bool) throws {
    let scene = try TwoScreenScene(transition, looks: looks)
    let before = (scene.stage.render().digest, Model(scene))
    scene.open()
    scene.stage.advance(by: 0.1)
    #expect(scene.coordinator?.initiallyInteractive == false)
    try scene.stage.settle()
    #expect(scene.isOpen)
    let opened = scene.stage.render().digest
    #expect(opened != before.0)
    _ = scene.takeLog()
    scene.close()
    try scene.stage.settle()
    #expect(scene.takeLog() == TwoScreenDragTests.calls(transition, finished: true))
    #expect(scene.stage.render().digest == before.0 && Model(scene) == before.1)
    scene.open()
    try scene.stage.settle()
    #expect(scene.stage.render().digest == opened && scene.stage.diagnostics.isEmpty)
  }

  @Test("The duration is the published one", arguments: zip(TwoScreenTransition.allCases, [0.5, 0.6, 0.6, 0.4]))
  func duration(_ transition: TwoScreenTransition, _ seconds: Double) throws {
    for isOpening in [true, false] {
      let scene = isOpening ? try TwoScreenScene(transition) : try TwoScreenScene.opened(transition)
      if isOpening { scene.open() } else { scene.close() }
      scene.stage.advance(by: seconds * 0.995, framesPerSecond: 1000)
      #expect(scene.coordinator != nil)
      scene.stage.advance(by: seconds * 0.01, framesPerSecond: 1000)
      #expect(scene.coordinator == nil)
    }
  }

  @Test("Changed parameters during a drag apply at the same progress, without duplicate views", arguments: [0.2, 0.7])
  func retuned(_ progress: Double) throws {
    for transition in TwoScreenTransition.allCases where transition != .photoViewer {
      let plain = try TwoScreenScene.opened(transition)
      plain.drag(to: progress)
      let looks = try TwoScreenScene.opened(transition, looks: true)
      looks.drag(to: progress)
      restage(plain, like: looks)
      plain.stage.advance(by: 1 / 60)
      looks.stage.advance(by: 1 / 60)
      #expect(plain.stage.render().digest == looks.stage.render().digest, "\(transition)")
      restage(plain, like: looks)
      plain.move(from: progress, to: 0.9)
      plain.release(at: 0.9)
      try plain.stage.settle()
      #expect(plain.takeLog() == TwoScreenDragTests.calls(transition, finished: true), "\(transition)")
      let clean = try TwoScreenScene(transition)
      #expect(Model(plain) == Model(clean), "\(transition)")
    }
  }

  private func restage(_ scene: TwoScreenScene, like other: TwoScreenScene) {
    switch other.delegate {
    case let rise as Rise:
      scene.second.restage(with: RiseAnimator(isOpening: false, parameters: rise.parameters))
    case let keyframe as KeyframeNavigationDelegate:
      scene.navigation?.restage(with: KeyframeAnimator(isOpening: false, parameters: keyframe.parameters))
    case let corner as CornerRotationNavigationDelegate:
      scene.navigation?.restage(with: CornerRotationAnimator(isOpening: false, parameters: corner.parameters))
    default: break
    }
  }

  @Test("Both screens and the delegate are released", arguments: TwoScreenTransition.allCases)
  func leaks(_ transition: TwoScreenTransition) throws {
    weak var second: UIViewController?
    weak var delegate: NSObject?
    weak var first: UIViewController?
    do {
      let scene = try TwoScreenScene.opened(transition, looks: true)
      (second, delegate, first) = (scene.second, scene.delegate, scene.first)
      scene.drag(to: 0.3)
      scene.release(at: 0.3 - 0.1)
      try scene.stage.settle()
      try scene.swipe(to: 0.8)
    }
    #expect(second == nil && delegate == nil && first == nil)
  }
}

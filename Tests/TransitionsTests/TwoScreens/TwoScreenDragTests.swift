import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Dragging a second screen away")
struct TwoScreenDragTests {
  nonisolated static let all = TwoScreenTransition.allCases
  /// The appearance calls of a drag that finishes, and of one that is cancelled.
  static func calls(_ transition: TwoScreenTransition, finished: Bool) -> [String] {
    switch (transition, finished) {
    case (.photoViewer, true): ["2.viewWillDisappear", "2.viewDidDisappear"]
    case (.photoViewer, false): ["2.viewWillDisappear", "2.viewWillAppear", "2.viewDidAppear"]
    case (.rise, true): ["2.viewWillDisappear", "1.viewWillAppear", "1.viewDidAppear", "2.viewDidDisappear"]
    case (_, true): ["2.viewWillDisappear", "1.viewWillAppear", "2.viewDidDisappear", "1.viewDidAppear"]
    case (_, false):
      [
        "2.viewWillDisappear", "1.viewWillAppear", "1.viewWillDisappear", "1.viewDidDisappear", "2.viewWillAppear",
        "2.viewDidAppear",
      ]
    }
  }

  @Test("An early release, and one where the drag began, restore all but what scrolled", arguments: all, [false, true])
  func cancelled(_ transition: TwoScreenTransition, _ looks: Bool) throws {
    for (farthest, end) in [(0.25, 0.25), (0.8, 0)] {
      let scene = try TwoScreenScene.opened(transition, looks: looks)
      let before = (scene.stage.render().digest, Model(scene))
      scene.drag(to: farthest)
      #expect(scene.stage.render().digest != before.0)
      scene.move(from: farthest, to: end)
      scene.release(at: end)
      try scene.stage.settle()
      #expect(scene.isOpen && scene.stage.render().digest == before.0)
      #expect(Model(scene) == before.1 && scene.takeLog() == Self.calls(transition, finished: false))
      #expect(scene.stage.diagnostics.isEmpty)
      scene.drag(to: 0.25)
      scene.stage.perform { scene.second.view.bounds.origin.y = 52 }
      scene.release(at: 0.25)
      try scene.stage.settle()
      #expect(scene.isOpen && scene.second.view.bounds.origin.y == 52)
    }
  }

  @Test("A late release closes once, and makes each appearance call once", arguments: all, [false, true])
  func finished(_ transition: TwoScreenTransition, _ looks: Bool) throws {
    let scene = try TwoScreenScene(transition, looks: looks)
    let before = (scene.stage.render().digest, Model(scene))
    scene.open()
    try scene.stage.settle()
    _ = scene.takeLog()
    try scene.swipe(to: 0.8)
    #expect(!scene.isOpen && scene.stage.render().digest == before.0)
    #expect(Model(scene) == before.1 && scene.takeLog() == Self.calls(transition, finished: true))
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("Only the photo viewer closes by a flick", arguments: all, [992.0, 1008.0])
  func flick(_ transition: TwoScreenTransition, _ pointsPerSecond: Double) throws {
    let scene = try TwoScreenScene.opened(transition)
    scene.drag(to: 0.02)
    scene.flick(from: 0.02, at: pointsPerSecond)
    try scene.stage.settle()
    #expect(scene.isOpen == !(transition == .photoViewer && pointsPerSecond > 1000))
  }

  @Test("A press catches a settling screen without a jump, and its release decides again", arguments: all, [0.2, 0.6])
  func caught(_ transition: TwoScreenTransition, _ progress: Double) throws {
    let scene = try TwoScreenScene.opened(transition, looks: true)
    let before = scene.stage.render().digest
    scene.drag(to: progress)
    scene.release(at: progress)
    let released = scene.stage.render().digest
    scene.stage.advance(by: 0.05)
    let seen = scene.stage.render().digest
    #expect(seen != released)
    scene.stage.send(.down(scene.pressPoint))
    scene.stage.advance(by: 0.3)
    #expect(scene.coordinator?.isInteractive == true && scene.stage.render().digest == seen)
    // Back to where the screen is open.
    for step in 0...20 {
      scene.stage.advance(by: 1 / 60)
      let distance = scene.length * CGFloat(step) / 20
      let start = scene.pressPoint
      scene.stage.send(
        .move(
          transition.isNavigation
            ? CGPoint(x: start.x - distance, y: start.y) : CGPoint(x: start.x, y: start.y - distance)))
    }
    scene.stage.advance(by: 0.2)
    scene.stage.send(.cancel)
    try scene.stage.settle()
    #expect(scene.isOpen && scene.stage.render().digest == before)
    #expect(scene.takeLog() == Self.calls(transition, finished: false))
  }

  @Test("After a press without a drag a settling screen continues to the same end", arguments: all)
  func pressed(_ transition: TwoScreenTransition) throws {
    let scene = try TwoScreenScene.opened(transition)
    scene.drag(to: 0.8)
    scene.release(at: 0.8)
    scene.stage.advance(by: 0.02)
    scene.stage.send(.down(scene.pressPoint))
    scene.stage.advance(by: 1)
    #expect(scene.coordinator?.isInteractive == true)
    scene.stage.send(.up(scene.pressPoint))
    try scene.stage.settle()
    #expect(!scene.isOpen && scene.takeLog() == Self.calls(transition, finished: true))
  }

  @Test("A gesture that ends before its transition starts still decides it", arguments: all, 1...3)
  func inOneFrame(_ transition: TwoScreenTransition, _ steps: Int) throws {
    let scene = try TwoScreenScene.opened(transition)
    scene.stage.send(.down(scene.point(at: -TwoScreenScene.slop / scene.length)))
    for step in 1...steps { scene.stage.send(.move(scene.point(at: CGFloat(step) * 0.02))) }
    scene.stage.send(.up(scene.point(at: CGFloat(steps) * 0.02)))
    try scene.stage.settle(timeout: 2)
    #expect(scene.isOpen && scene.coordinator == nil)
  }

  @Test("A resize during a drag gives the same picture as that size from the beginning", arguments: all, [false, true])
  func resized(_ transition: TwoScreenTransition, _ finishes: Bool) throws {
    let size = CGSize(width: 500, height: 600)
    let fresh = try TwoScreenScene.opened(transition, looks: true, size: size)
    fresh.drag(to: 0.5)
    fresh.stage.advance(by: 0.1)
    let scene = try TwoScreenScene.opened(transition, looks: true)
    scene.drag(to: 0.5)
    scene.stage.resize(to: size, scale: 1)
    scene.move(from: 0.5, to: 0.5, steps: 1)
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.render().digest == fresh.stage.render().digest)
    if !finishes { scene.move(from: 0.5, to: 0.1) }
    scene.release(at: finishes ? 0.6 : 0.1)
    try scene.stage.settle()
    #expect(scene.isOpen == !finishes)
    let top: UIView = finishes ? scene.first.view : scene.second.view
    #expect(top.frame == CGRect(origin: .zero, size: size) && top.transform == .identity)
  }
}

/// The model values that a cancelled transition must restore.
@MainActor struct Model: Equatable {
  let rows: [String]

  init(_ scene: TwoScreenScene) {
    rows =
      Self.rows(of: scene.stage.window) + ["1"] + Self.rows(of: scene.first.view) + ["2"]
      + Self.rows(of: scene.second.view)
  }

  private static func rows(of view: UIView) -> [String] {
    let layer = view.layer
    let own =
      "\(type(of: view)) \(view.bounds) \(view.center) \(layer.anchorPoint) \(view.transform) \(view.alpha) "
      + "\(view.isHidden) \(layer.shadowOpacity) \(layer.shadowRadius) \(layer.shadowOffset) "
      + "\(view.backgroundColor.map { "\($0)" } ?? "nil")"
    return [own] + view.subviews.flatMap { rows(of: $0) }
  }
}

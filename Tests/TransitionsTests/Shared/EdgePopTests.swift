import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Popping from the edge")
struct EdgePopTests {
  nonisolated static let transitions = [TwoScreenTransition.keyframe, .cornerRotation]

  private func edge(of scene: TwoScreenScene) throws -> EdgePop {
    try #require(
      (scene.delegate as? KeyframeNavigationDelegate)?.edgePop
        ?? (scene.delegate as? CornerRotationNavigationDelegate)?.edgePop)
  }

  @Test("A drag pops past a third of the distance", arguments: transitions, [(0.328, false), (0.332, true)])
  func threshold(_ transition: TwoScreenTransition, _ row: (progress: Double, pops: Bool)) throws {
    let scene = try TwoScreenScene.opened(transition)
    let edge = try edge(of: scene)
    #expect(!edge.hasStarted)
    scene.drag(to: row.progress)
    #expect(edge.hasStarted)
    scene.release(at: row.progress)
    #expect(!edge.hasStarted)
    try scene.stage.settle()
    #expect(scene.isOpen != row.pops)
  }

  @Test("Each release settles by the parameters of that moment, although the interaction is the same object")
  func settling() throws {
    let scene = try TwoScreenScene.opened(.keyframe)
    let edge = try edge(of: scene)
    var parameters = EdgePop.publishedParameters
    (parameters.completionCurve, parameters.completionSpeed) = (.linear, 2)
    for settling in [parameters, EdgePop.publishedParameters] {
      edge.parameters = settling
      scene.drag(to: 0.1)
      scene.release(at: 0.1)
      #expect(edge.completionCurve == settling.completionCurve)
      #expect(edge.completionSpeed == settling.completionSpeed)
      try scene.stage.settle()
    }
  }

  @Test(
    "A drag begins at the edge, or where the parameters say",
    arguments: transitions,
    [
      (19.9, nil, 20, true), (20.1, nil, 20, false), (200, nil, 20, false), (200, .anywhere, 20, true),
      (9, nil, 5, false), (50, nil, 60, true),
    ] as [(Double, DragParameters.Region?, CGFloat, Bool)])
  func region(
    _ transition: TwoScreenTransition, _ row: (x: Double, region: DragParameters.Region?, width: CGFloat, begins: Bool)
  ) throws {
    let scene = try TwoScreenScene.opened(transition)
    let edge = try edge(of: scene)
    #expect(edge.parameters.edgeWidth == 20)
    if let region = row.region { edge.parameters.region = region }
    edge.parameters.edgeWidth = row.width
    scene.stage.send(.down(CGPoint(x: row.x, y: 300)))
    for step in 1...10 {
      scene.stage.advance(by: 1 / 60)
      scene.stage.send(.move(CGPoint(x: row.x + 10 + Double(step) * 18, y: 300)))
    }
    scene.stage.advance(by: 0.2)
    scene.stage.send(.up(CGPoint(x: row.x + 190, y: 300)))
    try scene.stage.settle()
    #expect(scene.isOpen != row.begins)
  }

  @Test("A screen gets one edge pan, and its own pan still works")
  func ownPan() throws {
    let scene = try TwoScreenScene(.keyframe)
    let log = PanLog()
    let own = UIPanGestureRecognizer(target: log, action: Selector(PanLog.panned(_:)))
    scene.second.view.addGestureRecognizer(own)
    for _ in 0..<3 {
      scene.open()
      try scene.stage.settle()
      scene.close()
      try scene.stage.settle()
    }
    scene.open()
    try scene.stage.settle()
    let pans = scene.second.view.gestureRecognizers ?? []
    #expect(pans.count { $0 is UIScreenEdgePanGestureRecognizer } == 1)
    #expect(
      (pans.first { $0 is UIScreenEdgePanGestureRecognizer } as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
    scene.stage.send(.down(CGPoint(x: 100, y: 300)))
    scene.stage.advance(by: 1 / 60)
    scene.stage.send(.move(CGPoint(x: 180, y: 300)))
    #expect(own.state == .began || own.state == .changed)
    #expect(scene.coordinator == nil)
    scene.stage.send(.up(CGPoint(x: 180, y: 300)))
    #expect(log.states == [.began, .ended])
    try scene.stage.settle()
    try scene.swipe(to: 0.5)
    #expect(!scene.isOpen && log.states == [.began, .ended])
  }

  @Test("On the root no drag begins, and a push works immediately afterwards")
  func root() throws {
    let scene = try TwoScreenScene(.keyframe)
    scene.drag(to: 0.8)
    scene.release(at: 0.8)
    #expect(try !edge(of: scene).hasStarted)
    scene.open()
    try scene.stage.settle()
    #expect(scene.isOpen && scene.stage.diagnostics.isEmpty)
  }

  @Test("Screens that were set without a push can be dragged too")
  func set() throws {
    let scene = try TwoScreenScene(.keyframe)
    scene.navigation?.setViewControllers([scene.first, scene.second], animated: false)
    try scene.stage.settle()
    try scene.swipe(to: 0.5)
    #expect(!scene.isOpen)
  }
}

/// The target of a pan, which notes the states.
@MainActor private final class PanLog: NSObject {
  private(set) var states: [UIGestureRecognizer.State] = []

  func panned(_ pan: UIPanGestureRecognizer) {
    if states.last != pan.state { states.append(pan.state) }
  }
}

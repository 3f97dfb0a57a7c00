import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("The container transform")
struct ContainerTransformTests {
  private static let card = CGRect(x: 30, y: 500, width: 130, height: 70)
  private static let radius = 12.0

  private func scene(
    depth: Int, _ path: ContainerTransformParameters.Path = .straight
  ) throws -> DragScene<ContainerTransformNavigationController> {
    let navigation = ContainerTransformNavigationController()
    navigation.parameters.path = path
    let scene = try DragScene(navigation, depth: depth, of: GrownScreen.self)
    for screen in scene.screens {
      (screen as? GrownScreen)?.button.frame = Self.card
      (screen as? GrownScreen)?.button.layer.cornerRadius = Self.radius
    }
    return scene
  }

  /// Where a window is in a transition's progress, as Material publishes it.
  struct Windows: Sendable {
    let fade, scale, mask, shape: (Double, Double)
  }

  private nonisolated static let published: [(isOpening: Bool, path: ContainerTransformParameters.Path, Windows)] = [
    (true, .straight, Windows(fade: (0, 0.25), scale: (0, 1), mask: (0, 1), shape: (0, 0.75))),
    (false, .straight, Windows(fade: (0.6, 0.9), scale: (0, 1), mask: (0, 0.9), shape: (0.3, 0.9))),
    (true, .arc, Windows(fade: (0.1, 0.4), scale: (0.1, 1), mask: (0.1, 1), shape: (0.1, 0.9))),
    (false, .arc, Windows(fade: (0.6, 0.9), scale: (0, 0.9), mask: (0, 0.9), shape: (0.2, 0.9))),
  ]

  /// Expects the published values at a progress of the transition.
  private func expect(
    _ windows: Windows, at progress: Double, isOpening: Bool, isArc: Bool, page: UIView, within tolerance: Double
  ) throws {
    func open(_ window: (Double, Double)) -> Double {
      let part = min(max((progress - window.0) / (window.1 - window.0), 0), 1)
      return isOpening ? part : 1 - part
    }
    let clip = try #require(page.superview)
    let frame = clip.layer.presentation()?.frame ?? .null
    let width = 130 + 260 * open(windows.scale)
    #expect(page.bounds.size == CGSize(width: 390, height: 844))
    #expect(abs(page.seenScale - width / 390) < tolerance, "scale at \(progress)")
    let mask = open(windows.mask)
    let height = 70 * width / 130 * (1 - mask) + 844 * width / 390 * mask
    #expect(abs(Double(frame.width) - width) < 260 * tolerance, "width at \(progress)")
    #expect(abs(Double(frame.height) - height) < 844 * tolerance, "height at \(progress)")
    let radius = Double(clip.layer.presentation()?.cornerRadius ?? -1)
    #expect(abs(radius - Self.radius * (1 - open(windows.shape))) < 30 * tolerance, "radius at \(progress)")
    #expect(abs(page.seenAlpha - open(windows.fade)) < 10 * tolerance, "fade at \(progress)")
    let opened = isOpening ? progress : 1 - progress
    let scrim = try #require(clip.siblings(except: [clip]).first { $0.backgroundColor == .black })
    #expect(abs(scrim.seenAlpha - 0.32 * opened) < 2 * tolerance, "scrim at \(progress)")
    if !isArc {
      #expect(abs(Double(frame.midX) - (95 + 100 * opened)) < 200 * tolerance, "x at \(progress)")
      #expect(abs(Double(frame.minY) - 500 * (1 - opened)) < 1000 * tolerance, "y at \(progress)")
    }
  }

  @Test("Without a finger every window is at the emphasized curve's progress, in 0.5 s and 0.4 s", arguments: 0..<4)
  func fromCode(_ index: Int) throws {
    let (isOpening, path, windows) = Self.published[index]
    let scene = try scene(depth: isOpening ? 1 : 2, path)
    let next = GrownScreen("N", .orange)
    if isOpening {
      scene.navigation.pushViewController(next, animated: true)
    } else {
      scene.navigation.popViewController(animated: true)
    }
    let page: UIView = isOpening ? next.view : scene.top
    let duration = isOpening ? 0.5 : 0.4
    scene.stage.advance(by: 0)
    for step in 1..<20 {
      scene.stage.advance(by: duration / 20, framesPerSecond: 2000)
      let time = Double(step) / 20
      // The published path: two Bézier curves that meet at (1/6, 0.4).
      let progress =
        time < 0.166666
        ? bezier((0.05, 0), (0.133333, 0.06), to: (0.166666, 0.4), at: time)
        : bezier(from: (0.166666, 0.4), (0.208333, 0.82), (0.25, 1), at: time)
      try expect(windows, at: progress, isOpening: isOpening, isArc: path == .arc, page: page, within: 0.002)
    }
    try scene.stage.settle()
    #expect(scene.names == (isOpening ? "AN" : "A"))
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("Under the finger every window is at the finger's progress; a short drag puts everything back")
  func dragged() throws {
    let scene = try scene(depth: 2)
    for tenth in 1...9 {
      scene.drag(from: 5, to: Double(tenth) / 10)
      try expect(
        Self.published[1].2, at: Double(tenth) / 10, isOpening: false, isArc: false, page: scene.top, within: 0.002)
      scene.stage.send(.cancel)
      try scene.stage.settle()
    }
    #expect(scene.names == "AB" && scene.top.superview?.subviews.count == 1)
    #expect(scene.top.frame == CGRect(x: 0, y: 0, width: 390, height: 844) && scene.top.alpha == 1)
    #expect((scene.screens[0] as? GrownScreen)?.button.isHidden == false)
  }

  @Test("The arc is a quarter of a curve whose length is covered evenly")
  func arc() {
    // Symmetric about the diagonal, so that half of its length is the middle of its parameter.
    let middle = arcPoint(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 100, y: 100), at: 0.5)
    #expect(abs(middle.x - 25) < 0.01 && abs(middle.y - 75) < 0.01)
    let back = arcPoint(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 0, y: 0), at: 0.5)
    #expect(abs(back.x - 25) < 0.01 && abs(back.y - 75) < 0.01)
  }
}

import Motion
import Stage
import Testing
import UIKit

@MainActor @Suite("The options of a zoom")
struct ZoomOptionsTests {
  private typealias Options = UIViewController.Transition.ZoomOptions

  @Test("The alignment rectangle lies over the source at the small end; nil stands for the whole screen")
  func alignment() throws {
    for part in [CGRect(x: 100, y: 200, width: 200, height: 100), nil] {
      let options = Options()
      var asked: [UIView] = []
      options.alignmentRectProvider = {
        asked.append($0.sourceView)
        return part
      }
      let scene = try ZoomScene(options: options)
      let (home, whole) = (ZoomScene.home, CGRect(origin: .zero, size: ZoomScene.size))
      let shown = part ?? whole
      let scale = max(home.width / shown.width, home.height / shown.height)
      let expected = CGRect(
        x: home.midX - scale * shown.midX, y: home.midY - scale * shown.midY, width: scale * whole.width,
        height: scale * whole.height)
      scene.open()
      scene.stage.advance(by: 1e-6)
      expectClose(scene.frame, expected)
      try scene.stage.settle()
      expectClose(scene.frame, whole)
      scene.drag(CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), speed: 900)
      scene.stage.advance(by: 0.5)
      expectClose(scene.frame, expected, within: 2)
      try scene.stage.settle()
      #expect(asked.count == 2 && asked.allSatisfy { $0 === scene.source } && scene.isTidy)
    }
  }

  private func expectClose(
    _ frame: CGRect, _ expected: CGRect, within tolerance: CGFloat = 0.1, location: SourceLocation = #_sourceLocation
  ) {
    let distances = [
      frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
      frame.height - expected.height,
    ]
    #expect(distances.allSatisfy { abs($0) < tolerance }, "\(frame) \(expected)", sourceLocation: location)
  }

  @Test("The dimming colour and the effect come and go with the screen, between it and the covered one")
  func dimming() throws {
    let options = Options()
    (options.dimmingColor, options.dimmingVisualEffect) = (.systemGreen, UIBlurEffect(style: .dark))
    let scene = try ZoomScene(options: options)
    scene.open()
    for opens in [true, false] {
      if !opens { scene.close() }
      scene.stage.advance(by: 1e-6)
      let views = try #require(scene.grid.view.superview).subviews
      let dimming = try #require(views.first { $0.backgroundColor == .systemGreen })
      let effect = try #require(views.compactMap { $0 as? UIVisualEffectView }.first)
      #expect((effect.effect as? UIBlurEffect) === options.dimmingVisualEffect)
      let order = [scene.grid.view, effect, dimming, scene.zoomed.view.superview?.superview].map { view in
        views.firstIndex { $0 === view }
      }
      #expect(order == [0, 1, 2, 3])
      for _ in 1...10 {
        scene.stage.advance(by: 1 / 60)
        let scale = try #require(scene.grid.view.layer.presentation()?.affineTransform().a)
        let progress = (1 - scale.native) / (1 - 0.914)
        for view in [dimming, effect] {
          #expect(abs(Double(view.layer.presentation()?.opacity ?? -1) - progress) < 1e-3)
        }
      }
      try scene.stage.settle()
      #expect(scene.isOpen == opens && scene.isTidy)
    }
    #expect(scene.grid.view.superview?.subviews.count == 1)
  }

  @Test("The options decide whether a gesture begins, and see the system's answer", arguments: [true, false])
  func shouldBegin(_ begins: Bool) throws {
    let options = Options()
    var seen: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
    options.interactiveDismissShouldBegin = {
      seen.append($0)
      return begins
    }
    let scene = try ZoomScene(options: options).opened()
    scene.drag(CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), speed: 900)
    try scene.stage.settle()
    #expect(scene.isOpen != begins && seen.count == 1)
    let context = try #require(seen.first)
    #expect(context.willBegin && context.location.x == 200 && context.velocity.dy > 500)
  }
}

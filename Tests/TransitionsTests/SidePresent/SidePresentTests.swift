import Stage
import Testing
import Transitions
import UIKit

/// A screen on a stage, and another that is presented over it from the side.
@MainActor final class SideScene {
  let stage = Stage()
  let base = ColourScreen("A", UIColor(red: 0.18, green: 0.37, blue: 0.73, alpha: 1))
  let presented = ColourScreen("P", UIColor(red: 0.89, green: 0.52, blue: 0.23, alpha: 1))
  let presentation: SidePresentation
  private(set) var log: [String] = []

  init(style: UIModalPresentationStyle = .custom) throws {
    presentation = stage.perform { [presented] in SidePresentation(presented) }
    stage.window.rootViewController = base
    stage.catchTransitions()
    for screen in [base, presented] { screen.note = { [weak self] in self?.log.append($0) } }
    presented.modalPresentationStyle = style
    try stage.settle()
    log = []
  }

  func present() { stage.perform { base.present(presented, animated: true) } }
  func dismiss() { stage.perform { base.dismiss(animated: true) } }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Drags the presented screen to the right, beginning at `x`.
  func drag(from x: CGFloat = 100, to progress: CGFloat) {
    stage.send(.down(CGPoint(x: x, y: 400)))
    for step in 1...10 {
      stage.advance(by: 1 / 60)
      stage.send(.move(CGPoint(x: x + 10 + 390 * progress * CGFloat(step) / 10, y: 400)))
    }
  }

  func release(from x: CGFloat = 100, at progress: CGFloat) {
    stage.advance(by: 0.2)
    stage.send(.up(CGPoint(x: x + 10 + 390 * progress, y: 400)))
  }
}

@MainActor @Suite("Presenting from the side")
struct SidePresentTests {
  @Test(
    "From code it enters from the left and leaves to the right, with ease-in-out in 0.4 s", arguments: [true, false])
  func fromCode(_ isOpening: Bool) throws {
    let scene = try SideScene()
    scene.present()
    if !isOpening {
      try scene.stage.settle()
      scene.dismiss()
    }
    var (seen, expected) = (Trace(), Trace())
    for tenth in 1..<10 {
      scene.stage.advance(by: 0.04, framesPerSecond: 200)
      let eased = easeInOut(Double(tenth) / 10)
      let screen: UIView = scene.presented.view
      let others = screen.siblings(except: [screen])
      seen.add(
        eased,
        [
          "x": Double(screen.seenCenter.x), "y": Double(screen.seenCenter.y), "shadow": screen.seenShadow,
          "dimming": others.first?.seenAlpha ?? 0, "base x": Double(scene.base.view.seenCenter.x),
          "base alpha": scene.base.view.seenAlpha,
        ])
      expected.add(
        eased,
        [
          "x": isOpening ? 195 - 390 * (1 - eased) : 195 + 390 * eased, "y": 422, "shadow": 0, "dimming": 0,
          "base x": 195,
          "base alpha": 1,
        ])
    }
    #expect(seen == expected)
    try scene.stage.settle()
    #expect((scene.base.presentedViewController == nil) != isOpening)
    #expect(scene.presented.view.center == CGPoint(x: 195, y: 422))
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("With the style custom the presenting screen is not moved and gets no appearance calls")
  func custom() throws {
    let scene = try SideScene()
    let home = scene.base.view.superview
    scene.present()
    scene.stage.advance(by: 0.2)
    #expect(scene.presented.transitionCoordinator?.view(forKey: .from) == nil)
    #expect(scene.base.view.superview === home)
    try scene.stage.settle()
    #expect(scene.takeLog() == ["P.viewWillAppear", "P.viewDidAppear"])
    scene.dismiss()
    scene.stage.advance(by: 0.2)
    #expect(scene.presented.transitionCoordinator?.view(forKey: .to) == nil)
    try scene.stage.settle()
    #expect(scene.takeLog() == ["P.viewWillDisappear", "P.viewDidDisappear"])
    #expect(scene.base.view.superview === home)
  }

  @Test(
    "With the style full screen, parallax moves the presenting screen in the same direction", arguments: [true, false])
  func parallax(_ isOpening: Bool) throws {
    let scene = try SideScene(style: .fullScreen)
    scene.presentation.parameters.parallax.isOn = true
    scene.present()
    if !isOpening {
      try scene.stage.settle()
      scene.dismiss()
    }
    scene.stage.advance(by: 0.1, framesPerSecond: 200)
    let eased = easeInOut(0.25)
    let distance = 390 / 3.33
    let expected = isOpening ? 195 + distance * eased : 195 - distance * (1 - eased)
    #expect(abs(Double(scene.base.view.seenCenter.x) - expected) < 1e-3)
    try scene.stage.settle()
    #expect(scene.base.view.center.x == 195)
  }

  @Test("A shadow and a dimming that are on are visible without the presenting screen's view")
  func looks() throws {
    let scene = try SideScene()
    scene.presentation.parameters.shadow.isOn = true
    scene.presentation.parameters.dimming.isOn = true
    scene.present()
    try scene.stage.settle()
    scene.drag(to: 0.25)
    let screen: UIView = scene.presented.view
    #expect(abs(screen.seenShadow - 1) < 1e-6)
    #expect(abs((screen.siblings(except: [screen]).first?.seenAlpha ?? 0) - 0.075) < 1e-6)
    #expect(screen.superview?.subviews.last === screen)
  }

  @Test(
    "A drag dismisses past the middle, and otherwise restores everything", arguments: [(0.498, false), (0.502, true)])
  func drag(_ progress: Double, _ dismisses: Bool) throws {
    let scene = try SideScene()
    scene.present()
    try scene.stage.settle()
    let before = scene.stage.render().digest
    _ = scene.takeLog()
    scene.drag(to: progress)
    #expect(abs(Double(scene.presented.view.seenCenter.x) - (195 + 390 * progress)) < 1e-9)
    scene.release(at: progress)
    try scene.stage.settle()
    #expect((scene.base.presentedViewController == nil) == dismisses)
    #expect((scene.stage.render().digest == before) != dismisses)
    let rest =
      dismisses ? ["P.viewDidDisappear"] : ["P.viewWillAppear", "P.viewDidAppear"]
    #expect(scene.takeLog() == ["P.viewWillDisappear"] + rest)
    #expect(scene.presented.view.center.x == 195)
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("A cancelled touch cancels the transition, and a press catches the settling screen")
  func catches() throws {
    let scene = try SideScene()
    scene.present()
    try scene.stage.settle()
    scene.drag(to: 0.8)
    scene.stage.send(.cancel)
    scene.stage.advance(by: 0.1)
    let seen = scene.presented.view.seenCenter.x
    #expect(seen < 195 + 0.8 * 390)
    scene.stage.send(.down(CGPoint(x: 385, y: 500)))
    scene.stage.advance(by: 0.2)
    #expect(abs(scene.presented.view.seenCenter.x - seen) < 0.5)
    scene.stage.send(.move(CGPoint(x: 375, y: 500)))
    scene.stage.send(.move(CGPoint(x: 355, y: 500)))
    scene.stage.advance(by: 0.2)
    #expect(abs(scene.presented.view.seenCenter.x - (seen - 20)) < 0.5)
    scene.stage.send(.cancel)
    try scene.stage.settle()
    #expect(scene.base.presentedViewController === scene.presented)
    #expect(scene.takeLog().last == "P.viewDidAppear")
  }

  @Test("A dismissed screen and its presentation are released")
  func memory() throws {
    weak var presentation: SidePresentation?
    weak var presented: UIViewController?
    weak var dimming: UIView?
    try {
      let scene = try SideScene()
      scene.presentation.parameters.dimming.isOn = true
      scene.present()
      scene.stage.advance(by: 0.1)
      dimming = scene.presented.view.siblings(except: [scene.presented.view]).first
      #expect(dimming != nil)
      try scene.stage.settle()
      scene.drag(to: 0.7)
      scene.release(at: 0.7)
      try scene.stage.settle()
      (presentation, presented) = (scene.presentation, scene.presented)
    }()
    #expect(presentation == nil)
    #expect(presented == nil)
    #expect(dimming == nil)
  }
}

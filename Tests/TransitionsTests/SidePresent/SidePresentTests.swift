import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Presenting from the side")
struct SidePresentTests {
  private func scene(
    isOpen: Bool = true, style: UIModalPresentationStyle = .custom
  ) throws -> PresentedScene<SidePresentation> {
    try PresentedScene(isOpen: isOpen, style: style) { SidePresentation($0) }
  }

  @Test(
    "From code it enters from the left and leaves to the right, with ease-in-out in 0.4 s", arguments: [true, false])
  func fromCode(_ isOpening: Bool) throws {
    let scene = try scene(isOpen: !isOpening)
    let screen: UIView = scene.presented.view
    try scene.expectPlayed(in: 0.4, eased: easeInOut) {
      [
        "x": Double(screen.seenCenter.x), "y": Double(screen.seenCenter.y), "shadow": screen.seenShadow,
        "dimming": screen.siblings(except: [screen]).first?.seenAlpha ?? 0,
        "base x": Double(scene.base.view.seenCenter.x), "base alpha": scene.base.view.seenAlpha,
      ]
    } _: {
      [
        "x": isOpening ? 195 - 390 * (1 - $0) : 195 + 390 * $0, "y": 422, "shadow": (isOpening ? $0 : 1 - $0) / 2,
        "dimming": 0, "base x": 195, "base alpha": 1,
      ]
    }
  }

  @Test("With the style custom the presenting screen is not moved and gets no appearance calls")
  func custom() throws {
    let scene = try scene(isOpen: false)
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
    let scene = try scene(isOpen: !isOpening, style: .fullScreen)
    scene.presentation.parameters.parallax.isOn = true
    if isOpening { scene.present() } else { scene.dismiss() }
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
    let scene = try scene(isOpen: false)
    scene.presentation.parameters.shadow.isOn = true
    scene.presentation.parameters.dimming.isOn = true
    scene.present()
    try scene.stage.settle()
    scene.drag(to: 0.25)
    let screen: UIView = scene.presented.view
    #expect(abs(screen.seenShadow - 0.375) < 1e-6)
    #expect(abs((screen.siblings(except: [screen]).first?.seenAlpha ?? 0) - 0.075) < 1e-6)
    #expect(screen.superview?.subviews.last === screen)
  }

  @Test(
    "A drag dismisses past the middle, and otherwise restores everything", arguments: [(0.498, false), (0.502, true)])
  func drag(_ progress: Double, _ dismisses: Bool) throws {
    let scene = try scene()
    let before = scene.stage.render().digest
    scene.drag(to: progress)
    #expect(abs(Double(scene.presented.view.seenCenter.x) - (195 + 390 * progress)) < 1e-9)
    scene.release(at: progress)
    try scene.stage.settle()
    #expect(scene.isOpen != dismisses && (scene.stage.render().digest == before) != dismisses)
    let rest =
      dismisses ? ["P.viewDidDisappear"] : ["P.viewWillAppear", "P.viewDidAppear"]
    #expect(scene.takeLog() == ["P.viewWillDisappear"] + rest)
    #expect(scene.presented.view.center.x == 195 && scene.stage.diagnostics.isEmpty)
  }

  @Test("A cancelled touch cancels the transition, and a press catches the settling screen")
  func catches() throws {
    let scene = try scene()
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
    #expect(scene.isOpen)
    #expect(scene.takeLog().last == "P.viewDidAppear")
  }

  @Test("A dismissed screen and its presentation are released")
  func memory() throws {
    weak var presentation: SidePresentation?
    weak var presented: UIViewController?
    weak var dimming: UIView?
    try {
      let scene = try scene(isOpen: false)
      scene.presentation.parameters.dimming.isOn = true
      scene.present()
      scene.stage.advance(by: 0.1)
      dimming = scene.presented.view.siblings(except: [scene.presented.view]).first
      #expect(dimming != nil)
      try scene.stage.settle()
      try scene.swipe(to: 0.7)
      (presentation, presented) = (scene.presentation, scene.presented)
    }()
    #expect(presentation == nil && presented == nil)
    #expect(dimming == nil)
  }
}

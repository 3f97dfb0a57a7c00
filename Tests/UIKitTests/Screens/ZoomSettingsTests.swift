import Motion
import Stage
import Testing
import UIKit

@MainActor @Suite("The zoom in other surroundings")
struct ZoomSettingsTests {
  // MARK: Reduced motion

  @Test("With reduced motion the screens fade in 140 ms, in and out", arguments: [true, false])
  func reducedMotion(_ presents: Bool) throws {
    let scene = try ZoomScene(presents: presents)
    scene.stage.application.reducesMotion = true
    for opens in [true, false] {
      scene.fly(opens)
      scene.stage.advance(by: 0.07)
      #expect(scene.frame == CGRect(origin: .zero, size: ZoomScene.size) && scene.source.alpha == 1)
      #expect(abs(Double(scene.zoomed.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
      scene.stage.advance(by: 0.09)
      #expect(scene.isOpen == opens && scene.isTidy && scene.zoomed.view.alpha == 1)
    }
  }

  @Test("With reduced motion a finger still moves the screen", arguments: [true, false])
  func reducedDrag(_ finishes: Bool) throws {
    let scene = try ZoomScene().opened()
    scene.stage.application.reducesMotion = true
    let end = CGPoint(x: 200, y: finishes ? 500 : 290)
    scene.drag(CGPoint(x: 200, y: 200), to: end, speed: 600, rest: 0.3, lets: false)
    #expect(scene.frame.width < 380 && scene.zoomed.view.alpha == 1)
    scene.stage.send(.up(end))
    try scene.expectEnd(finishes)
  }

  // MARK: Another size

  @Test(
    "A device that is turned in mid-drag leaves all in its position at either end", arguments: [true, false],
    [true, false])
  func turned(_ presents: Bool, _ finishes: Bool) throws {
    for isSettling in [false, true] {
      let scene = try ZoomScene(presents: presents).opened()
      let end = CGPoint(x: 200, y: finishes ? 600 : 260)
      scene.drag(CGPoint(x: 200, y: 200), to: end, speed: 900, rest: 0.3, lets: isSettling)
      if isSettling { scene.stage.advance(by: 0.05) }
      scene.stage.resize(to: CGSize(width: 844, height: 390), scale: 2)
      scene.stage.advance(by: 0.1)
      #expect(scene.zoomed.view.bounds.size == CGSize(width: 844, height: 390) && scene.frame.width < 844)
      if !isSettling {
        for y in [end.y, end.y + (finishes ? 10 : -55)] {
          scene.stage.send(.move(CGPoint(x: 200, y: y)))
          scene.stage.advance(by: 0.2)
        }
        scene.stage.send(.up(end))
      }
      try scene.expectEnd(finishes)
      let shown = finishes ? scene.grid : scene.zoomed
      #expect(shown.view.window != nil && shown.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }
  }

  @Test("A device that is turned in flight leaves all in its position", arguments: [true, false], [true, false])
  func turnedInFlight(_ presents: Bool, _ opens: Bool) throws {
    let scene = try opens ? ZoomScene(presents: presents) : ZoomScene(presents: presents).opened()
    scene.fly(opens)
    scene.stage.advance(by: 0.1)
    scene.stage.resize(to: CGSize(width: 844, height: 390), scale: 2)
    try scene.stage.settle()
    #expect(scene.isOpen == opens && scene.isTidy, "\(scene.stage.diagnostics)")
    #expect(scene.zoomed.view.superview?.subviews.count ?? 0 == (opens ? 1 : 0))
  }

  @Test("The screen keeps its safe area while it flies, is dragged and lands", arguments: [true, false])
  func safeArea(_ presents: Bool) throws {
    let scene = try ZoomScene(presents: presents)
    scene.navigation.isNavigationBarHidden = false
    scene.stage.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    try scene.stage.settle()
    let expected = UIEdgeInsets(top: presents ? 59 : scene.grid.view.safeAreaInsets.top, left: 0, bottom: 34, right: 0)
    scene.open()
    for time in [0.1, 2] {
      scene.stage.advance(by: time)
      #expect(scene.zoomed.view.safeAreaInsets == expected, "\(time)")
    }
    scene.drag(CGPoint(x: 200, y: 200), to: CGPoint(x: 220, y: 500), speed: 900, rest: 0.2, lets: false)
    #expect(scene.zoomed.view.safeAreaInsets == expected && scene.frame.width < 350)
    scene.stage.send(.up(CGPoint(x: 220, y: 500)))
    scene.stage.advance(by: 0.1)
    #expect(scene.zoomed.view.safeAreaInsets == expected && scene.zoomed.view.window != nil)
    try scene.stage.settle()
    #expect(!scene.isOpen && scene.stage.diagnostics.isEmpty)
  }

  // MARK: Keyboard

  @Test("A field keeps the keyboard if a dismissal is cancelled, and loses it if it is not", arguments: [true, false])
  func keyboard(_ finishes: Bool) throws {
    for presents in [true, false] {
      let scene = try ZoomScene(presents: presents)
      let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
      scene.zoomed.view.addSubview(field)
      _ = try scene.opened()
      _ = scene.stage.perform { field.becomeFirstResponder() }
      let end = CGPoint(x: 200, y: finishes ? 500 : 260)
      scene.drag(CGPoint(x: 200, y: 200), to: end, speed: 600, rest: 0.3)
      try scene.expectEnd(finishes)
      #expect(field.isFirstResponder != finishes)
    }
  }
}

import Motion
import Stage
import Testing
import UIKit

@MainActor @Suite("The zoom of iOS 18, as measured on iOS 27")
struct ZoomTests {
  private nonisolated static let tolerance = 0.2

  @Test("A zoom follows the closed formulas at every instant, in and out", arguments: [true, false], [true, false])
  func flight(_ presents: Bool, _ opens: Bool) throws {
    let scene = try opens ? ZoomScene(presents: presents) : ZoomScene(presents: presents).opened()
    scene.fly(opens)
    for frame in 1...24 {
      scene.stage.advance(by: 1 / 60)
      let passed = 1 - springRemainder(Double(frame) / 60, frequency: 19)
      let progress = opens ? passed : 1 - passed
      let vertical = progress - (opens ? 0.05 : 0.03) * sin(.pi * progress)
      let clip = try #require(scene.zoomed.view.superview?.layer)
      let shown = clip.seenFrame
      let home = ZoomScene.home
      #expect(abs(shown.minX - home.minX * (1 - progress)) < Self.tolerance, "frame \(frame)")
      #expect(abs(shown.width - (home.width + (390 - home.width) * progress)) < Self.tolerance)
      #expect(abs(shown.minY - home.minY * (1 - vertical)) < Self.tolerance)
      #expect(abs(shown.height - (home.height + (844 - home.height) * vertical)) < Self.tolerance)
      #expect(abs((clip.presentation()?.cornerRadius ?? 0) - 12 * (1 - progress)) < 0.01)
      let picture = try #require(scene.zoomed.view.superview?.subviews.last)
      #expect(picture.layer.contentsGravity == .resizeAspectFill && picture.layer.seenFrame == shown)
      let faded = min(1, passed / 0.55)
      #expect(abs(Double(picture.layer.presentation()?.opacity ?? 2) - (opens ? 1 - faded : faded)) < 0.001)
      let beneath = scene.presents ? scene.navigation.view : scene.grid.view
      #expect(abs((beneath?.layer.presentation()?.affineTransform().a ?? 0) - (1 - 0.086 * progress)) < 1e-4)
      let card = try #require(clip.superlayer)
      let shadow = Double(card.presentation()?.shadowOpacity ?? 0)
      #expect(abs(shadow - 0.24 * min(1, (1 - passed) / 0.1)) < 0.001)
      #expect(scene.source.alpha == 0 && card.shadowRadius == 18 && card.shadowOffset.height == 4)
    }
    try scene.stage.settle()
    #expect(scene.isOpen == opens && scene.source.alpha == 1 && scene.stage.diagnostics.isEmpty)
    #expect((scene.zoomed.view.superview?.subviews.count ?? 0) == (opens ? 1 : 0))
  }

  @Test("Landing takes 165 to 245 ms and overshoots by 2 to 3 %, and is faster for a faster finger")
  func landing() {
    let rest = ZoomMotion.landing(speed: 0)
    #expect((0.165...0.245).contains(rest.firstArrival() ?? 0) && rest.naturalFrequency == 15)
    let crest = rest.value(at: rest.firstTurn() ?? 0) - 1
    #expect((0.02...0.03).contains(crest) && abs(ZoomMotion.landing(speed: 2).naturalFrequency - 24) < 1e-9)
    #expect(ZoomMotion.landing(speed: -50).naturalFrequency == 45)
  }

  /// Closes the screen by a finger, or in code.
  private func close(_ scene: ZoomScene, _ isDragged: Bool) {
    guard isDragged else { return scene.close() }
    scene.drag(CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), speed: 900)
  }

  @Test("The source is asked once for each direction, and found where it is by then")
  func sourceAskedAgain() throws {
    let scene = try ZoomScene()
    scene.open()
    try scene.stage.settle()
    #expect(scene.asked.count == 1)
    scene.source.frame = CGRect(x: 250, y: 600, width: 80, height: 80)
    scene.close()
    try scene.stage.settle()
    #expect(scene.asked.count == 2)
    for isDragged in [true, false] {
      scene.open()
      try scene.stage.settle()
      close(scene, isDragged)
      // Almost there: the rest is less than a point.
      scene.stage.advance(by: isDragged ? 0.5 : 0.45)
      let frame = try #require(scene.zoomed.view.superview?.layer.seenFrame)
      #expect(abs(frame.minX - 250) < 2 && abs(frame.minY - 600) < 2 && abs(frame.width - 80) < 2, "\(frame)")
      try scene.stage.settle()
    }
  }

  @Test(
    "A screen whose source is gone fades in the middle, also if that was scrolled away", arguments: [true, false],
    [true, false])
  func goneSource(_ isScrolled: Bool, _ isDragged: Bool) throws {
    let scene = try ZoomScene().opened()
    if isScrolled { scene.source.frame.origin.y = -300 } else { scene.asked.isGone = true }
    close(scene, isDragged)
    scene.stage.advance(by: isDragged ? 0.6 : 0.3)
    let frame = try #require(scene.zoomed.view.superview?.layer.seenFrame)
    #expect(abs(frame.midX - 195) < 1 && abs(frame.midY - 422) < 20 && frame.width < 200)
    #expect(scene.zoomed.view.superview?.superview?.layer.presentation()?.opacity == 0)
    try scene.stage.settle()
    #expect(!scene.isOpen && scene.source.alpha == 1)
  }

  @Test("Bars stay: the title is exchanged in place from 90 to 140 ms, while the back button fades in")
  func bars() throws {
    let scene = try ZoomScene()
    scene.navigation.isNavigationBarHidden = false
    try scene.stage.settle()
    scene.open()
    for (time, title, back) in [(0.085, 0.0, 0.5...0.9), (0.15, 1, 1...1)] {
      scene.stage.advance(by: time - (title == 0 ? 0 : 0.085))
      let labels = scene.navigation.navigationBar.labels
      let seen = labels.filter { $0.text == "Z" }.map(\.seenAlpha).max() ?? -1
      #expect(abs(Double(seen) - title) < 0.01, "\(time)")
      #expect(labels.contains { $0.text == "G" && back.contains(Double($0.seenAlpha)) })
      #expect(labels.filter { $0.text == "Z" }.allSatisfy { abs($0.layer.seenFrame.midX - 195) < 1 })
    }
  }

  @Test("Under a finger the titles are exchanged 150 ms after its drag began, and a cancelled one brings them back")
  func draggedBars() throws {
    let scene = try ZoomScene()
    scene.navigation.isNavigationBarHidden = false
    try scene.stage.settle()
    _ = try scene.opened()
    func seen(_ text: String) -> Float {
      scene.navigation.navigationBar.labels.filter { $0.text == text && !$0.isHidden }.map(\.seenAlpha).max() ?? -1
    }
    scene.drag(CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 240), speed: 1_000, lets: false)
    #expect(seen("Z") == 1)
    scene.stage.advance(by: 0.25)
    #expect(seen("G") == 1 && seen("Z") == 0)
    scene.stage.send(.up(CGPoint(x: 195, y: 240)))
    try scene.stage.settle()
    #expect(scene.isOpen && seen("Z") == 1 && seen("G") < 1)
  }

  @Test(
    "While the covered screen is smaller it has the display's corners; at rest it has its own",
    arguments: [true, false])
  func coveredCorners(_ presents: Bool) throws {
    let scene = try ZoomScene(presents: presents)
    let covered = try #require(presents ? scene.navigation.view : scene.grid.view)
    let clips = covered.clipsToBounds
    scene.stage.perform { UIScreen.main.displayCornerRadius = 40 }
    for isOpening in [true, false] {
      scene.fly(isOpening)
      scene.stage.advance(by: 0.1)
      #expect(covered.layer.cornerRadius == 40 && covered.clipsToBounds)
      try scene.stage.settle()
      #expect(covered.layer.cornerRadius == 0 && covered.clipsToBounds == clips)
    }
  }

  @Test("Other transitions can be preferred, for a push too", arguments: [true, false])
  func styles(_ presents: Bool) throws {
    for transition: UIViewController.Transition in [.crossDissolve, .partialCurl, .coverVertical, .flipHorizontal] {
      let scene = try ZoomScene(presents: presents)
      scene.zoomed.preferredTransition = transition
      scene.zoomed.modalPresentationStyle = .fullScreen
      scene.open()
      scene.stage.advance(by: 0.1)
      let layer = scene.zoomed.view.layer
      #expect(layer.presentation()?.position.x == 195 && scene.grid.view.layer.presentation()?.position.x == 195)
      try scene.stage.settle()
      #expect(scene.isOpen && scene.zoomed.view.alpha == 1)
      scene.close()
      try scene.stage.settle()
      #expect(!scene.isOpen && scene.stage.diagnostics.isEmpty)
    }
  }
}

import Stage
import Testing
import UIKit

@MainActor @Suite("View transitions")
struct ViewTransitionTests {
  let stage = Stage(size: CGSize(width: 100, height: 100))
  let card = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  init() {
    stage.window.addSubview(card)
    card.backgroundColor = red
    _ = stage.render()
  }

  private func dissolve(_ options: UIView.AnimationOptions, log: CallLog = CallLog()) {
    // Another test may have used its stage since this one was made.
    _ = stage.window
    UIView.transition(
      with: card, duration: 1, options: [options, .curveLinear], animations: { self.card.backgroundColor = self.blue },
      completion: { log.note("done \($0)") })
  }

  @Test("A cross dissolve mixes the old and the new picture in proportion to time", arguments: [0.25, 0.5, 0.75])
  func dissolve(_ fraction: Double) throws {
    dissolve(.transitionCrossDissolve)
    stage.advance(by: fraction)
    let pixel = stage.render()[50, 50]
    #expect(abs(Double(pixel.r) - 255 * (1 - fraction)) < 2 && abs(Double(pixel.b) - 255 * fraction) < 2)
    try stage.settle()
    #expect(stage.render()[50, 50] == RGBA(r: 0, g: 0, b: 255))
  }

  @Test(
    "A flip shows the old picture, then a narrow one, then the new one, and removes its helper views",
    arguments: [
      UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
      .transitionFlipFromBottom,
    ])
  func flip(_ options: UIView.AnimationOptions) throws {
    let log = CallLog()
    dissolve(options, log: log)
    #expect(card.superview?.subviews.count == 2)
    stage.advance(by: 0.2)
    #expect(stage.render()[50, 50].r > 250)
    let isSideways = options == .transitionFlipFromLeft || options == .transitionFlipFromRight
    let corner = isSideways ? stage.render()[21, 50] : stage.render()[50, 21]
    #expect(corner.r < 5, "the turning picture is narrower")
    stage.advance(by: 0.6)
    #expect(stage.render()[50, 50].b > 250)
    try stage.settle()
    #expect(log.take() == ["done true"] && stage.render()[21, 21] == RGBA(r: 0, g: 0, b: 255))
    #expect(card.superview?.subviews.count == 1)
    #expect(stage.window.layer.sublayerTransform == CATransform3DIdentity && card.layer.isDoubleSided)
  }

  @Test("A transition between two views replaces one in the hierarchy, or hides one and shows the other")
  func replaces() throws {
    _ = stage.window
    let other = UIView(frame: card.frame)
    other.backgroundColor = blue
    UIView.transition(from: card, to: other, duration: 0.2, options: .transitionCrossDissolve)
    #expect(card.superview == nil && other.superview === stage.window)
    try stage.settle()
    UIView.transition(from: card, to: other, duration: 0.2, options: .transitionCrossDissolve)
    #expect(stage.diagnostics.count == 1)
    stage.window.addSubview(card)
    card.isHidden = true
    UIView.transition(
      from: other, to: card, duration: 0.2, options: [.transitionFlipFromLeft, .showHideTransitionViews])
    #expect(other.isHidden && !card.isHidden && other.superview != nil)
    try stage.settle()
    #expect(stage.render()[50, 50] == RGBA(r: 255, g: 0, b: 0))
  }

  @Test("A transition between child controllers calls each appearance method once")
  func children() throws {
    let log = CallLog()
    let parent = UIViewController()
    let (a, b) = (LoggingController("A", log), LoggingController("B", log))
    stage.window.rootViewController = parent
    parent.addChild(a)
    parent.view.addSubview(a.view)
    a.didMove(toParent: parent)
    try stage.settle()
    #expect(log.take() == ["A.viewWillAppear", "A.viewDidAppear"])
    a.willMove(toParent: nil)
    parent.addChild(b)
    parent.transition(
      from: a, to: b, duration: 0.3, options: [],
      animations: { a.view.alpha = 0 },
      completion: { _ in
        log.note("done")
        a.removeFromParent()
        b.didMove(toParent: parent)
      })
    #expect(log.take() == ["A.viewWillDisappear", "B.viewWillAppear"])
    stage.advance(by: 0.15)
    #expect(a.view.superview === parent.view && b.view.superview === parent.view)
    try stage.settle()
    #expect(log.take() == ["A.viewDidDisappear", "B.viewDidAppear", "done"])
    #expect(a.view.superview == nil && parent.children == [b])
  }
}

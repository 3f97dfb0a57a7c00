import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("The rise")
struct RiseTests {
  static let height = 844.0

  /// The visible values of both screens.
  private func seen(_ scene: TwoScreenScene) -> Values {
    let (old, new): (UIView, UIView) = (scene.first.view, scene.second.view)
    let order = new.superview?.subviews.filter { $0 === old || $0 === new } ?? []
    return [
      "new y": Double(new.seenCenter.y), "old y": Double(old.seenCenter.y), "x": Double(new.seenCenter.x),
      "new on top": order.last === new ? 1 : 0, "shadow": new.seenShadow, "old alpha": old.seenAlpha,
    ]
  }

  /// The same values from the published parameters, with the new screen arrived by a fraction.
  private func published(_ there: Double) -> Values {
    [
      "new y": Self.height * (1.5 - there), "old y": Self.height * (0.5 - there), "x": 195, "new on top": 1,
      "shadow": 0, "old alpha": 1,
    ]
  }

  @Test("From code the new screen rises and the old one leaves in 0.5 s, and back", arguments: [true, false])
  func fromCode(_ isOpening: Bool) throws {
    let scene = try TwoScreenScene.playing(isOpening: isOpening, .rise)
    scene.expectPlayed(in: 0.5, { seen(scene) }, { published(isOpening ? $0 : 1 - $0) })
  }

  @Test("A drag down of 200 points moves from 0.01 to 0.99, forwards and back")
  func dismissal() throws {
    let scene = try TwoScreenScene.opened(.rise)
    scene.expectDragged({ seen(scene) }, { published(1 - min(max($0, 0.01), 0.99)) })
  }

  @Test("A drag above its start counts as well", arguments: [0.25, 0.75])
  func eitherSide(_ progress: Double) throws {
    let scene = try TwoScreenScene.opened(.rise)
    scene.drag(to: 0.1)
    scene.move(from: 0.1, to: -progress)
    #expect(abs(scene.second.view.seenCenter.y.native - Self.height * (0.5 + progress)) < 1e-9)
    scene.release(at: -progress)
    try scene.stage.settle()
    #expect(scene.isOpen == (progress < 0.5))
  }

  @Test(
    "A release at rest finishes past the middle only", arguments: [(0.497, false), (0.5, false), (0.503, true)])
  func distance(_ progress: Double, _ isEnough: Bool) throws {
    let scene = try TwoScreenScene.opened(.rise)
    try scene.swipe(to: progress)
    #expect(scene.isOpen != isEnough)
  }

  @Test(
    "A drag up presents over the outermost controller, and an early release restores everything", arguments: [0.3, 0.7])
  func presentation(_ progress: Double) throws {
    let stage = Stage()
    let (source, destination) = (ColourScreen("1", .blue), ColourScreen("2", .orange))
    let navigation = UINavigationController(rootViewController: source)
    let rise = Rise(on: source) { destination }
    _ = rise
    stage.catchTransitions { DragPath(direction: CGVector(dx: 0, dy: 1), length: 200, isReversed: $0) }
    stage.window.rootViewController = navigation
    try stage.settle()
    let before = stage.render().digest
    stage.send(.down(CGPoint(x: 195, y: 700)))
    for step in 0...10 {
      stage.advance(by: 1 / 60)
      stage.send(.move(CGPoint(x: 195, y: 690 - CGFloat(step) * 20 * progress)))
    }
    stage.advance(by: 0.2)
    #expect(navigation.transitionCoordinator?.viewController(forKey: .from) === navigation)
    #expect(abs(destination.view.seenCenter.y.native - Self.height * (1.5 - progress)) < 1e-9)
    #expect(abs(navigation.view.seenCenter.y.native - Self.height * (0.5 - progress)) < 1e-9)
    stage.send(.up(CGPoint(x: 195, y: 690 - 200 * progress)))
    stage.advance(by: 0.02)
    // A press catches the rising screen.
    stage.send(.down(CGPoint(x: 195, y: 840)))
    stage.advance(by: 0.5)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    stage.send(.up(CGPoint(x: 195, y: 840)))
    try stage.settle()
    #expect((source.presentedViewController === destination) == (progress > 0.5))
    if progress < 0.5 { #expect(stage.render().digest == before) }
    #expect(stage.diagnostics.isEmpty)
  }

  @Test("Shadow, dimming and parallax can be turned on and off")
  func looks() throws {
    let scene = try TwoScreenScene.opened(.rise, looks: true)
    let rise = try #require(scene.delegate as? Rise)
    rise.parameters.hasParallax = false
    scene.drag(to: 0.25)
    #expect(scene.second.view.seenShadow == 1 && abs(scene.first.view.seenAlpha - 0.925) < 1e-6)
    #expect(scene.first.view.seenCenter.y == 422)
  }
}

@MainActor @Suite("The rise as a segue and back")
struct RiseSegueTests {
  let stage = Stage()
  let first = ColourScreen("1", .blue)
  let second = ColourScreen("2", .orange)

  private func show() throws {
    stage.window.rootViewController = first
    try stage.settle()
  }

  private func traces(isOpening: Bool) -> (Trace, Trace) {
    var (seen, expected) = (Trace(), Trace())
    stage.advance(by: 0)
    for tenth in 0..<10 {
      let eased = easeInOut(Double(tenth) / 10)
      let arrived = isOpening ? eased : 1 - eased
      seen.add(
        Double(tenth) / 10,
        ["new": second.view.seenCenter.y.native, "old": first.view.seenCenter.y.native])
      expected.add(Double(tenth) / 10, ["new": 844 * (1.5 - arrived), "old": 844 * (0.5 - arrived)])
      stage.advance(by: 0.05, framesPerSecond: 200)
    }
    return (seen, expected)
  }

  @Test("The segue presents after the rise, and the unwind segue restores everything")
  func thereAndBack() throws {
    try show()
    let before = stage.render().digest
    RiseSegue(identifier: "rise", source: first, destination: second).perform()
    let opening = traces(isOpening: true)
    #expect(opening.0 == opening.1)
    try stage.settle()
    #expect(first.presentedViewController === second)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(second.view.frame == first.view.frame)
    RiseUnwindSegue(identifier: "back", source: second, destination: first).perform()
    let closing = traces(isOpening: false)
    #expect(closing.0 == closing.1)
    try stage.settle()
    #expect(first.presentedViewController == nil && second.view.superview == nil)
    #expect(first.view.superview === stage.window && stage.render().digest == before)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test("Without a superview the segue does nothing", arguments: [true, false])
  func nowhere(_ isOpening: Bool) throws {
    let segue: UIStoryboardSegue =
      isOpening
      ? RiseSegue(identifier: nil, source: second, destination: first)
      : RiseUnwindSegue(identifier: nil, source: second, destination: first)
    try show()
    segue.perform()
    #expect(stage.isIdle)
    try stage.settle()
    #expect(first.presentedViewController == nil && second.presentedViewController == nil)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test("Of two segues during the same animation only the first presents")
  func twice() throws {
    try show()
    let third = ColourScreen("3", .black)
    RiseSegue(identifier: nil, source: first, destination: second).perform()
    stage.advance(by: 0.1)
    RiseSegue(identifier: nil, source: first, destination: third).perform()
    try stage.settle()
    #expect(first.presentedViewController === second && third.view.superview == nil)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("The unwind segue also uncovers a presenting screen that was not removed")
  func overFullScreen() throws {
    try show()
    second.modalPresentationStyle = .overFullScreen
    first.present(second, animated: false)
    try stage.settle()
    RiseUnwindSegue(identifier: nil, source: second, destination: first).perform()
    let closing = traces(isOpening: false)
    #expect(closing.0 == closing.1)
    try stage.settle()
    #expect(first.presentedViewController == nil)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }
}

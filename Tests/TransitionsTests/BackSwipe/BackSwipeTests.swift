import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("The back swipe")
struct BackSwipeTests {
  /// Opacities have single precision.
  static let opacityTolerance = 1e-6
  static let tolerance = 1e-9

  @Test("Under the finger every value is the published one", arguments: 0...10)
  func parameters(_ tenth: Int) throws {
    let p = CGFloat(tenth) / 10
    let scene = try SwipeScene()
    scene.drag(to: max(p, 0.001), steps: 20)
    if p == 0 { scene.move(start: 0.001, to: 0, steps: 1) }
    let width = SwipeScene.width
    #expect(abs(scene.top.seenCenter.x - (width / 2 + p * width)) < Self.tolerance)
    let start = width / 2 - width / 3.33
    #expect(abs(scene.below.seenCenter.x - (start + p * width / 3.33)) < Self.tolerance)
    #expect(abs(scene.below.seenAlpha - (0.9 + 0.1 * p)) < Self.opacityTolerance)
    #expect(abs(scene.top.seenShadow - (1 - 0.9 * p)) < Self.opacityTolerance)
    #expect(scene.top.layer.shadowRadius == 5 && scene.top.layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(scene.top.layer.shadowColor == UIColor.black.cgColor)
    #expect(scene.top.superview?.subviews.firstIndex(of: scene.below) == 0)
  }

  @Test(
    "A flick of more than 1000 points a second pops", arguments: [(990.0, false), (1010.0, true), (-1500.0, false)])
  func flick(_ velocity: Double, _ pops: Bool) throws {
    let scene = try SwipeScene()
    scene.drag(to: 0.2)
    scene.stage.advance(by: 0.5)
    var x = 100 + SwipeScene.slop + 0.2 * SwipeScene.width
    for _ in 0..<6 {
      scene.stage.advance(by: 1 / 240)
      x += velocity / 240
      scene.stage.send(.move(CGPoint(x: x, y: 400)))
    }
    scene.stage.send(.up(CGPoint(x: x, y: 400)))
    try scene.stage.settle()
    #expect(scene.names == (pops ? "AB" : "ABC"))
  }

  @Test("A pop from code moves like the drag at a constant speed in 0.3 s, and is not interactive")
  func fromCode() throws {
    let scene = try SwipeScene()
    scene.navigation.popViewController(animated: true)
    #expect(scene.navigation.transitionCoordinator?.initiallyInteractive == false)
    scene.stage.advance(by: 0.15, framesPerSecond: 60)
    #expect(abs(scene.top.seenCenter.x - (195 + 195)) < Self.tolerance)
    #expect(abs(scene.below.seenAlpha - 0.95) < Self.opacityTolerance)
    scene.stage.advance(by: 0.14)
    #expect(scene.navigation.transitionCoordinator != nil)
    scene.stage.advance(by: 0.03)
    #expect(scene.navigation.transitionCoordinator == nil)
    #expect(scene.names == "AB")
  }

  @Test("After a push that changes nothing, the top screen can be dragged away", arguments: 0...2)
  func pushWithoutEffect(_ call: Int) throws {
    let scene = try SwipeScene()
    switch call {
    case 0: scene.navigation.pushViewController(scene.screens[2], animated: true)
    case 1: scene.navigation.setViewControllers(scene.screens, animated: true)
    default: scene.navigation.setViewControllers(scene.screens, animated: false)
    }
    try scene.stage.settle()
    try scene.swipe(to: 0.8)
    #expect(scene.names == "AB")
  }

  @Test("A drag takes the place of a delegate that other code has set")
  func otherDelegate() throws {
    let (scene, client) = (try SwipeScene(), ShowLog())
    scene.navigation.delegate = client
    scene.drag(to: 0.7)
    let context = try #require(scene.navigation.transitionCoordinator)
    #expect(context.view(forKey: .from)?.layer.shadowRadius == BackSwipeParameters().shadow.radius)
    scene.release(at: 0.7)
    try scene.stage.settle()
    #expect(scene.names == "AB" && scene.navigation.delegate === scene.navigation.swipe && client.shown.isEmpty)
  }

  private final class ShowLog: NSObject, UINavigationControllerDelegate {
    var shown: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      shown.append(viewController.title ?? "")
    }
  }

  @Test("Pushes use the system's animation, also by setViewControllers", arguments: [true, false])
  func pushes(_ pushes: Bool) throws {
    let scene = try SwipeScene(depth: 2)
    let new = ColourScreen("N", .black)
    if pushes {
      scene.navigation.pushViewController(new, animated: true)
    } else {
      scene.navigation.setViewControllers(scene.screens + [new], animated: true)
    }
    scene.stage.advance(by: 0.1)
    // The system's spring is at 54.5 % after a tenth of a second, and parallax is 30 %.
    #expect(abs(new.view.seenCenter.x - (195 + 390 * (1 - 0.5449))) < 0.1)
    #expect(abs(scene.screens[1].view.seenCenter.x - (195 - 117 * 0.5449)) < 0.1)
    try scene.stage.settle()
    #expect(scene.names == "ABN")
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.15)
    #expect(abs(new.view.seenCenter.x - 390) < Self.tolerance)
  }

  @Test(
    "A drag that begins upwards, downwards or to the left pops nothing", arguments: [(0.0, 12.0), (5, 14), (-14, 0)])
  func axis(_ dx: Double, _ dy: Double) throws {
    let scene = try SwipeScene()
    scene.stage.send(.down(CGPoint(x: 150, y: 400)))
    scene.stage.advance(by: 1 / 60)
    scene.stage.send(.move(CGPoint(x: 150 + dx, y: 400 + dy)))
    scene.stage.advance(by: 1 / 60)
    scene.stage.send(.move(CGPoint(x: 380, y: 400 + dy)))
    scene.stage.advance(by: 0.2)
    scene.stage.send(.up(CGPoint(x: 380, y: 400 + dy)))
    try scene.stage.settle()
    #expect(scene.names == "ABC")
    #expect(scene.takeLog().isEmpty)
  }

  @Test(
    "Over a horizontal scroll view a drag begins at the leading edge only",
    arguments: [(0, 200, true), (0.5, 200, true), (0.6, 200, false), (40, 200, false), (0, -200, false)]
      as [(
        CGFloat, CGFloat, Bool
      )])
  func scroller(_ offset: CGFloat, _ distance: CGFloat, _ begins: Bool) throws {
    let scene = try SwipeScene()
    let scroll = scene.stage.perform { UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200)) }
    scroll.contentSize = CGSize(width: 1_200, height: 200)
    scene.top.addSubview(scroll)
    scroll.contentOffset.x = offset
    scene.stage.send(.down(CGPoint(x: 150, y: 400)))
    for step in 1...10 {
      scene.stage.advance(by: 1 / 60)
      scene.stage.send(.move(CGPoint(x: 150 + distance * CGFloat(step) / 10, y: 400)))
    }
    #expect((scene.navigation.transitionCoordinator != nil) == begins && (scroll.contentOffset.x != offset) != begins)
    scene.stage.send(.cancel)
    try scene.stage.settle()
    #expect(scene.names == "ABC")
  }

  @Test("Whether a press that holds a transition can be prevented is a question, and lets nothing go")
  func asked() throws {
    let scene = try SwipeScene()
    scene.stage.perform { _ = scene.navigation.popViewController(animated: true) }
    scene.stage.advance(by: 0.1)
    scene.stage.send(.down(CGPoint(x: 385, y: 400)))
    #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
    let caught = try #require(scene.stage.window.gestureRecognizers?.first { $0 is TransitionCatch })
    let drag = try #require(scene.navigation.view.gestureRecognizers?.first { $0 is ScreenDrag })
    #expect(caught.canBePrevented(by: drag) && scene.navigation.transitionCoordinator?.isInteractive == true)
  }
}

import Stage
import Testing
import UIKit

/// What lies under a finger that swipes back from the middle of the screen.
enum Obstacle: String, CaseIterable {
  case nothing, list, carouselAtItsLeftEnd, carouselInItsMiddle, pagerOnItsSecondPage, listInFirstPage, listInSecondPage
  case slider, map, button, field

  /// Whether a swipe to the right pops the screen.
  var pops: Bool {
    switch self {
    case .nothing, .list, .carouselAtItsLeftEnd, .listInFirstPage, .button: true
    // A press edits a field, and the drag selects text.
    case .carouselInItsMiddle, .pagerOnItsSecondPage, .listInSecondPage, .slider, .map, .field: false
    }
  }
}

@MainActor @Suite("A swipe back, and what lies in its way") struct SwipeObstacleTests {
  private let frame = CGRect(x: 0, y: 300, width: 390, height: 300)

  private func scroller(_ size: CGSize, at x: CGFloat = 0) -> UIScrollView {
    let view = UIScrollView(frame: frame)
    view.contentSize = size
    view.contentInsetAdjustmentBehavior = .never
    view.contentOffset.x = x
    return view
  }

  private func pager(at page: CGFloat, holdsList: Bool) -> UIScrollView {
    let pager = scroller(CGSize(width: 1_170, height: 300), at: page * 390)
    pager.isPagingEnabled = true
    if holdsList {
      let list = scroller(CGSize(width: 390, height: 2_000))
      list.frame.origin = CGPoint(x: page * 390, y: 0)
      pager.addSubview(list)
    }
    return pager
  }

  private func make(_ obstacle: Obstacle) -> UIView {
    switch obstacle {
    case .nothing: UIView(frame: frame)
    case .list: scroller(CGSize(width: 390, height: 2_000))
    case .carouselAtItsLeftEnd: scroller(CGSize(width: 1_200, height: 300))
    case .carouselInItsMiddle: scroller(CGSize(width: 1_200, height: 300), at: 100)
    case .pagerOnItsSecondPage: pager(at: 1, holdsList: false)
    case .listInFirstPage: pager(at: 0, holdsList: true)
    case .listInSecondPage: pager(at: 1, holdsList: true)
    case .slider: made(UISlider(frame: CGRect(x: 40, y: 430, width: 310, height: 40))) { $0.value = 0.2 }
    case .map: made(UIView(frame: frame)) { $0.addGestureRecognizer(UIPanGestureRecognizer()) }
    case .button:
      made(UIButton(frame: frame)) {
        $0.addAction(UIAction { _ in Issue.record("The button was pressed") }, for: .touchUpInside)
      }
    case .field: made(UITextField(frame: frame)) { $0.text = "Something to select" }
    }
  }

  private func scene(_ obstacle: Obstacle, _ version: SystemVersion) throws -> (NavigationScene, UIView) {
    let scene = try NavigationScene(version: version)
    scene.navigation.delegate = nil
    let view = scene.stage.perform { make(obstacle) }
    scene.screens[1].view.addSubview(view)
    try scene.stage.settle()
    return (scene, view)
  }

  /// From the knob of the slider.
  private func drag(_ scene: NavigationScene, by movement: CGVector) {
    scene.stage.drag(CGPoint(x: 110, y: 450), to: CGPoint(x: 110 + movement.dx, y: 450 + movement.dy), steps: 15)
  }

  @Test(
    "A swipe from anywhere pops unless what lies under it wants the drag", arguments: Obstacle.allCases,
    [SystemVersion.iOS26, .iOS27])
  func back(_ obstacle: Obstacle, _ version: SystemVersion) throws {
    let (scene, view) = try scene(obstacle, version)
    let before = (view as? UIScrollView)?.contentOffset
    drag(scene, by: CGVector(dx: 260, dy: 6))
    try scene.stage.settle()
    #expect(scene.names == (obstacle.pops ? "A" : "AB"))
    #expect(obstacle != .slider || (view as? UISlider)?.value ?? 0 > 0.8)
    if let before, obstacle.pops { #expect((view as? UIScrollView)?.contentOffset == before) }
  }

  @Test("Before iOS 26 only the edge pops", arguments: Obstacle.allCases)
  func older(_ obstacle: Obstacle) throws {
    let (scene, _) = try scene(obstacle, .iOS18)
    if obstacle != .button { drag(scene, by: CGVector(dx: 260, dy: 6)) }
    try scene.stage.settle()
    #expect(scene.names == "AB")
  }

  @Test(
    "A drag down scrolls a list, and a swipe that begins upright stays one", arguments: [SystemVersion.iOS26, .iOS27])
  func upright(_ version: SystemVersion) throws {
    let (scene, view) = try scene(.list, version)
    drag(scene, by: CGVector(dx: 90, dy: -200))
    try scene.stage.settle()
    #expect(scene.names == "AB")
    #expect((view as? UIScrollView)?.contentOffset.y ?? 0 > 150)
  }

  /// A panel's pan, as apps write it: first while the list is at its top.
  private final class Panel: NSObject, UIGestureRecognizerDelegate {
    let pan = UIPanGestureRecognizer()

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { ((otherGestureRecognizer.view as? UIScrollView)?.contentOffset.y ?? 1) <= 0 }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      pan.velocity(in: nil).y > 0
    }
  }

  @Test(
    "A list at its top leaves a drag down to a panel that asks for it, one that is scrolled or still moves does not",
    arguments: [(0, false, true), (80, false, false), (80, true, false)])
  func panel(_ offset: CGFloat, _ moves: Bool, _ pulls: Bool) throws {
    let (scene, view) = try scene(.list, .iOS27)
    let list = try #require(view as? UIScrollView)
    let panel = Panel()
    panel.pan.delegate = panel
    scene.screens[1].view.addGestureRecognizer(panel.pan)
    list.contentOffset.y = offset
    if moves {
      drag(scene, by: CGVector(dx: 0, dy: -120))
      scene.stage.advance(by: 0.1)
      #expect(list.isDecelerating)
    }
    let start = list.contentOffset.y
    scene.stage.press(CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 448), steps: 6)
    #expect((panel.pan.state == .changed) == pulls && (list.contentOffset.y < start) != pulls)
    scene.stage.send(.cancel)
    try scene.stage.settle()
  }
}

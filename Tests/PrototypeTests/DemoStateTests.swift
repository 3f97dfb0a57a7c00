import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("What was chosen and scrolled on the phone counts wherever a drag is done again")
struct DemoStateTests {
  private func tap(_ scene: PanelScene, _ x: CGFloat, _ y: CGFloat) throws {
    scene.click(at: scene.windowPoint(CGPoint(x: x, y: y)))
    try scene.app.stage.settle()
  }

  /// Drags on the phone in steps, holds still and lets go.
  private func drag(_ scene: PanelScene, from start: CGPoint, by distance: CGVector) throws {
    let (first, last) = (
      scene.windowPoint(start), scene.windowPoint(CGPoint(x: start.x + distance.dx, y: start.y + distance.dy))
    )
    scene.pull(at: first, by: CGVector(dx: last.x - first.x, dy: last.y - first.y), steps: 12, resting: 0.2)
    try scene.app.stage.settle()
  }

  /// The photo viewer, whose list was scrolled and one of whose pictures is open.
  private func openPicture() throws -> PanelScene {
    let scene = PanelScene("photo-viewer")
    try drag(scene, from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: -260))
    let top = try #require(scene.app.phone.state.offsets.first?.first)
    #expect(top.y > 100)
    try tap(scene, 290, 300)
    #expect(scene.app.phone.state.choices.count == 1 && scene.app.phone.state.choices != [0])
    return scene
  }

  @Test("Scrubbing a finished drag shows the list as it was scrolled, and the picture that was chosen")
  func scrubbing() throws {
    let scene = try openPicture()
    let before = scene.app.phone.state
    try drag(scene, from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 350))
    #expect(scene.app.phone.state.choices.isEmpty && scene.app.phone.stateBeforeDrag == before)
    let transport = try #require(scene.app.transport)
    transport.scrub(to: 0)
    scene.app.stage.advance(by: 0.1)
    #expect(transport.scrub?.replay?.phone.state == before)
    // Back to the beginning is another replay.
    transport.scrub(to: 0.3)
    transport.scrub(to: 0)
    scene.app.stage.advance(by: 0.1)
    #expect(transport.scrub?.replay?.phone.state == before)
  }

  @Test("Every round of a loop begins with what was chosen and scrolled") func loop() throws {
    let scene = try openPicture()
    let before = scene.app.phone.state
    try drag(scene, from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 350))
    scene.press(.character("l"))
    #expect(scene.app.phone.state == before)
    scene.app.stage.advance(by: 3)
    scene.press(.character("l"))
    // A round ends as the drag did, or stands in its middle as at its beginning.
    #expect(scene.app.phone.state.offsets.first == before.offsets.first)
  }

  @Test("The second phone of a comparison is scrolled as the first one, shows the same picture, and is scrubbed so")
  func comparison() throws {
    let scene = try openPicture()
    let before = scene.app.phone.state
    scene.press(.character("b"), then: 0.1)
    let second = try #require(scene.app.explain.comparison?.phone)
    #expect(second.state == before)
    try drag(scene, from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 350))
    scene.press(.character(","))
    scene.app.transport?.scrub(to: 0)
    scene.app.stage.advance(by: 0.1)
    #expect(scene.app.explain.second?.scrub?.replay?.phone.state == before)
  }

  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  @Test("A state has the zoom scale of a screen, and shows it again with the part that was seen")
  func zoom() throws {
    let scene = PanelScene()
    let (phone, zoomer) = (scene.app.phone, Zoomer())
    let scroller = UIScrollView(frame: CGRect(x: 20, y: 200, width: 200, height: 200))
    let top = try #require(scene.navigation?.topViewController)
    phone.stage.perform {
      scroller.contentSize = CGSize(width: 400, height: 400)
      scroller.maximumZoomScale = 4
      scroller.delegate = zoomer
      scroller.addSubview(zoomer.content)
      top.view.addSubview(scroller)
    }
    let plain = phone.state
    #expect(plain.zooms.isEmpty)
    phone.stage.perform {
      scroller.zoomScale = 2.5
      scroller.contentOffset = CGPoint(x: 300, y: 410)
    }
    let zoomed = phone.state
    phone.show(plain)
    #expect(scroller.zoomScale == 1 && phone.state == plain)
    phone.show(zoomed)
    #expect(scroller.zoomScale == 2.5 && scroller.contentOffset == CGPoint(x: 300, y: 410) && phone.state == zoomed)
  }

  @Test("The calls and the lab replay a drag with what was chosen and scrolled") func setups() throws {
    let scene = try openPicture()
    let before = scene.app.phone.state
    try drag(scene, from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 350))
    let drag = try #require(scene.app.phone.stage.recentDrags.last)
    let replay = try StagePlayer(try #require(scene.app.store.replaySetup(of: drag)))
    #expect(replay.phone.state == before)
  }

  @Test("A tab that was chosen out of order is left and shown again when it is scrubbed", arguments: [false, true])
  func tabs(isBack: Bool) throws {
    let scene = PanelScene("swipe-tabs")
    if isBack { try tap(scene, 340, 820) }
    let first = scene.app.phone.demo.depth
    try tap(scene, isBack ? 50 : 245, 820)
    let (last, transport) = (scene.app.phone.demo.depth, try #require(scene.app.transport))
    #expect(first == (isBack ? 4 : 1) && last == (isBack ? 1 : 3))
    transport.scrub(to: 0)
    scene.app.stage.advance(by: 0.1)
    #expect(transport.scrub?.replay?.stage.application.transitionStatus != nil)
    transport.scrub(to: 100)
    scene.app.stage.advance(by: 0.1)
    #expect(transport.scrub?.replay?.depth == last)
    #expect(transport.subject?.start.depth == first)
  }

  @Test("A drag from the first tab is replayed from the first tab") func firstTab() throws {
    let scene = PanelScene("swipe-tabs")
    try drag(scene, from: CGPoint(x: 388, y: 400), by: CGVector(dx: -330, dy: 0))
    #expect(scene.app.phone.demo.depth == 2)
    let drag = try #require(scene.app.phone.stage.recentDrags.last)
    let replay = try StagePlayer(try #require(scene.app.store.replaySetup(of: drag)))
    #expect(replay.depth == 1)
    replay.advance(to: 4)
    #expect(replay.depth == 2)
  }

  @Test("A screen that grew out of a row shrinks back into it in a replay") func row() throws {
    let scene = PanelScene("grow")
    try tap(scene, 195, 380)
    let choice = try #require(scene.app.phone.state.choices.last ?? nil)
    #expect(choice > 0)
    _ = scene.app.keyDown(.escape, isRepeat: false)
    try scene.app.stage.settle()
    let transport = try #require(scene.app.transport)
    transport.scrub(to: 0)
    scene.app.stage.advance(by: 0.1)
    #expect(transport.subject?.start.choices.last == choice)
    let navigation = try #require(transport.scrub?.replay?.phone.demo.root as? UINavigationController)
    let from = navigation.transitionCoordinator?.viewController(forKey: .from) as? DemoScreen
    #expect(from?.originIndex == choice)
  }

  @Test("Clicks after a drag do not change where its replay begins") func clicks() throws {
    let scene = PanelScene()
    try scene.swipe(to: 0.7)
    #expect(scene.depth == 2)
    try tap(scene, 195, 400)
    try tap(scene, 195, 400)
    #expect(scene.depth == 4)
    scene.press(.character("l"))
    #expect(scene.depth == 3)
  }

  @Test("Two equal drags in a row begin where each of them began") func equalDrags() throws {
    let scene = PanelScene()
    for depth in [3, 2] {
      try scene.swipe(to: 0.7)
      #expect(scene.app.phone.stateBeforeDrag.depth == depth)
    }
  }

  @Test("A press that stops a rolling list belongs to the drag that set it rolling") func rolling() throws {
    let scene = PanelScene("photo-viewer")
    func send(_ event: (CGPoint) -> PointerEvent, _ y: CGFloat) {
      scene.app.stage.send(event(scene.windowPoint(CGPoint(x: 200, y: y))))
    }
    send({ .down($0) }, 700)
    for step in 1...6 {
      scene.app.stage.advance(by: 1.0 / 60)
      send({ .move($0) }, 700 - 40 * CGFloat(step))
    }
    send({ .up($0) }, 460)
    scene.app.stage.advance(by: 0.1)
    #expect(!scene.app.phone.stage.isIdle)
    send({ .down($0) }, 500)
    scene.app.stage.advance(by: 0.1)
    send({ .up($0) }, 500)
    try scene.app.stage.settle()
    #expect(scene.app.phone.state.offsets.first?.first?.y ?? 0 > 0)
    #expect(scene.app.phone.stateBeforeDrag.offsets.first?.first == .zero)
  }

  @Test("Reduced motion and right to left hold for replays and for a second phone", arguments: [true, false])
  func settings(isLate: Bool) throws {
    let scene = PanelScene()
    if isLate { scene.press(.character("b")) }
    scene.app.store.set(scene.app.phone.phone.with([.rightToLeft, .reducedMotion]))
    if !isLate { scene.press(.character("b")) }
    try scene.swipe(to: 0.3)
    scene.app.transport?.scrub(to: 0.1)
    scene.app.stage.advance(by: 0.1)
    let phones = [scene.app.phone.mirror, scene.app.transport?.scrub?.replay?.phone]
    for phone in phones {
      #expect(phone?.stage.application.layoutDirection == .rightToLeft)
      #expect(phone?.stage.application.reducesMotion == true)
    }
  }
}

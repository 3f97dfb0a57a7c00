import Stage
import Testing
import UIKit

@MainActor @Suite("Touches of the content of a scroll view")
struct ScrollTouchTests {
  private final class Content: UIScrollView {
    var begins = true
    var cancels: Bool?
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { begins }
    override func touchesShouldCancel(in view: UIView) -> Bool { cancels ?? super.touchesShouldCancel(in: view) }
  }

  private final class TouchLogView: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
  }

  private func scene() -> (ScrollScene, Content, TouchLogView) {
    let content = Content()
    let scene = ScrollScene(content)
    let view = scene.stage.perform { TouchLogView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)) }
    content.addSubview(view)
    return (scene, content, view)
  }

  @Test("A subview is not told of an immediate drag; it is told of a resting finger and of a click")
  func delay() throws {
    let (scene, _, view) = scene()
    scene.flick(0, -50)
    #expect(view.log == [])
    try scene.settle()
    scene.scroll.contentOffset = .zero
    scene.down()
    #expect(view.log == [])
    scene.stage.advance(by: 0.16)
    #expect(view.log == ["began"])
    scene.up()
    #expect(view.log == ["began", "ended"])
    scene.down().up()
    #expect(view.log == ["began", "ended", "began", "ended"] && scene.stage.isIdle)
    scene.scroll.delaysContentTouches = false
    scene.down()
    #expect(view.log.count == 5)
    scene.up()
  }

  @Test("A drag cancels the touches of a subview if both properties allow it, and does not scroll otherwise")
  func cancel() throws {
    for (canCancel, cancels, isDragged) in [(true, true, true), (true, false, false), (false, true, false)] {
      let (scene, content, view) = scene()
      content.canCancelContentTouches = canCancel
      content.cancels = cancels
      scene.down().hold().move(0, -50).up()
      #expect((scene.offset.y > 0) == isDragged)
      #expect(view.log.contains("cancelled") == isDragged && view.log.contains("ended") != isDragged)
    }
  }

  @Test("A control keeps a touch that it was told of, and a quick drag from a control scrolls without a click")
  func control() throws {
    let scene = ScrollScene()
    let button = scene.stage.perform { LoggedControl(frame: CGRect(x: 0, y: 0, width: 300, height: 400)) }
    button.listen()
    scene.scroll.addSubview(button)
    scene.flick(0, -60)
    #expect(scene.offset.y > 0 && button.log == [])
    try scene.settle()
    scene.scroll.contentOffset = .zero
    scene.down().hold().move(0, -30).up()
    #expect(scene.offset == .zero && button.log.contains("upInside"))
  }

  @Test("A view is not told of touches if touchesShouldBegin returns false")
  func refused() {
    let (scene, content, view) = scene()
    content.begins = false
    scene.down().hold().up()
    #expect(view.log == [])
  }

  @Test("A press that catches moving content does not reach the subviews")
  func caught() throws {
    let (scene, _, view) = scene()
    scene.flick(0, -60, speed: 1_000)
    scene.stage.advance(by: 0.1)
    scene.down().hold().up()
    #expect(view.log == [] && !scene.scroll.isDecelerating)
  }

  @Test("A switch in a scroll view keeps a drag that begins on it")
  func switches() {
    let scene = ScrollScene(content: CGSize(width: 900, height: 2_000))
    let toggle = scene.stage.perform { UISwitch(frame: CGRect(x: 100, y: 100, width: 51, height: 31)) }
    scene.scroll.addSubview(toggle)
    scene.down(150, 215).move(40, 0, speed: 200).up()
    #expect(toggle.isOn && scene.offset == .zero)
  }

  @Test("A wheel scrolls the view under it to its end without a drag, and the outer scroll view from there")
  func wheel() throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 900))
    let inner = scene.stage.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
    inner.contentSize.height = 400
    scene.scroll.addSubview(inner)
    let point = CGPoint(x: 200, y: 200)
    func turn(_ y: CGFloat, at other: CGPoint? = nil) {
      scene.stage.wheel(by: CGVector(dx: 0, dy: y), at: other ?? point)
    }
    turn(50)
    #expect(inner.contentOffset == .zero && scene.offset == .zero)
    turn(-60)
    turn(-60)
    #expect(inner.contentOffset.y == 100 && scene.offset.y == 0)
    turn(-60)
    #expect(inner.contentOffset.y == 100 && scene.offset.y == 60)
    turn(20)
    #expect(inner.contentOffset.y == 80 && scene.offset.y == 60)
    turn(.nan)
    turn(-60, at: CGPoint(x: 5, y: 5))
    #expect(scene.offset.y == 60 && scene.log.take() == ["didScroll"] && !scene.scroll.isTracking)
    try scene.settle()
  }
}

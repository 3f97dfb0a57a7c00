import Stage
import Testing

@testable import UIKit

@MainActor @Suite("A pointer that is not pressed")
struct HoverTests {
  let stage = Stage(size: CGSize(width: 300, height: 200))
  private let outer: UIView
  private let inner: UIControl

  init() {
    let stage = stage
    (outer, inner) = stage.perform {
      (
        UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)),
        UIControl(frame: CGRect(x: 50, y: 20, width: 50, height: 30))
      )
    }
    stage.window.addSubview(outer)
    outer.addSubview(inner)
  }

  @MainActor private final class Listener: NSObject {
    var log: [String] = []
    func hear(_ recognizer: UIHoverGestureRecognizer) {
      let point = recognizer.location(in: recognizer.view)
      log.append("\(recognizer.name ?? "") \(recognizer.state.rawValue) \(Int(point.x)), \(Int(point.y))")
    }
  }

  @Test("Hover recognisers begin, change and end with the pointer, those of all views under it")
  func recognisers() {
    let listener = Listener()
    for (view, name) in [(outer, "outer"), (inner, "inner")] {
      let hover = stage.perform { UIHoverGestureRecognizer(target: listener, action: Selector(Listener.hear(_:))) }
      hover.name = name
      view.addGestureRecognizer(hover)
    }
    for point in [CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 30), CGPoint(x: 70, y: 30), CGPoint(x: 120, y: 30)] {
      stage.hover(at: point)
    }
    stage.hover(at: nil)
    #expect(
      listener.log == [
        "outer 1 10, 10", "inner 1 10, 10", "outer 2 60, 30", "inner 2 20, 10", "outer 2 70, 30", "inner 3 20, 10",
        "outer 2 120, 30", "outer 3 120, 30",
      ])
    listener.log = []
    stage.hover(at: CGPoint(x: 10, y: 10))
    stage.send(.down(CGPoint(x: 10, y: 10)))
    #expect(listener.log == ["outer 1 10, 10", "outer 3 10, 10"])
  }

  private var tip: String? { stage.window.subviews.compactMap { $0 as? ToolTipBubble }.first?.label.text }

  @Test("A tooltip is shown when the pointer has rested for 0.8 s, and hidden by leaving, a press or a key")
  func toolTip() throws {
    inner.toolTip = "Help"
    func show() {
      stage.hover(at: CGPoint(x: 60, y: 30))
      stage.advance(by: 0.85)
      #expect(tip == "Help")
    }
    stage.hover(at: CGPoint(x: 60, y: 30))
    stage.advance(by: 0.7)
    #expect(tip == nil)
    stage.hover(at: CGPoint(x: 61, y: 30))
    stage.advance(by: 0.7)
    #expect(tip == nil)
    show()
    stage.hover(at: CGPoint(x: 10, y: 10))
    #expect(tip == nil)
    show()
    stage.send(.down(CGPoint(x: 60, y: 30)))
    #expect(tip == nil)
    stage.send(.up(CGPoint(x: 60, y: 30)))
    show()
    stage.keyDown(.escape)
    #expect(tip == nil)
    show()
    stage.hover(at: nil)
    #expect(tip == nil)
    try stage.settle()
  }

  @Test(
    "A tooltip goes when its target moves or scrolls, something opens over it, or the window has another size",
    arguments: 0..<6)
  func outdated(cause: Int) throws {
    inner.toolTip = "Help"
    stage.hover(at: CGPoint(x: 60, y: 30))
    // It is shown, or would be soon.
    stage.advance(by: cause < 5 ? 0.85 : 0.5)
    #expect(tip == (cause < 5 ? "Help" : nil))
    stage.advance(by: 0.1)
    #expect(tip == (cause < 5 ? "Help" : nil))
    switch cause {
    case 0: stage.perform { inner.frame.origin.y += 1 }
    case 1, 5: stage.perform { outer.bounds.origin.y = 12 }
    case 2: stage.perform { stage.window.addSubview(UIView(frame: stage.window.bounds)) }
    case 3: stage.perform { outer.isHidden = true }
    default: stage.resize(to: CGSize(width: 320, height: 200), scale: 1)
    }
    stage.advance(by: 1.0 / 60)
    #expect(tip == nil)
    stage.advance(by: 1)
    #expect(tip == nil)
    try stage.settle()
  }

  @Test("A tooltip stays within the window, and that of an interaction can depend on the position")
  func interaction() {
    final class Delegate: NSObject, UIToolTipInteractionDelegate {
      func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
      ) -> UIToolTipConfiguration? { point.x < 100 ? UIToolTipConfiguration(toolTip: "left half") : nil }
    }
    let delegate = Delegate()
    let tips = stage.perform { UIToolTipInteraction(defaultToolTip: "all of it") }
    outer.addInteraction(tips)
    #expect(tips.view === outer && outer.interactions.count == 1)
    outer.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
    stage.hover(at: CGPoint(x: 290, y: 195))
    stage.advance(by: 0.9)
    let bubble = stage.window.subviews.first { $0 is ToolTipBubble }
    #expect(tip == "all of it" && bubble.map { stage.window.bounds.contains($0.frame) } == true)
    tips.delegate = delegate
    stage.hover(at: CGPoint(x: 120, y: 195))
    stage.advance(by: 0.9)
    #expect(tip == "left half")
    stage.hover(at: CGPoint(x: 290, y: 195))
    #expect(tip == nil)
    outer.removeInteraction(tips)
    #expect(tips.view == nil && outer.interactions.isEmpty)
  }
}

import Stage
import Testing
import UIKit

@MainActor @Suite("What refers to a view that has been freed")
struct ViewEndTests {
  private let stage = Stage()

  @Test("A subview that outlives its superview has none, moves to another, and keeps that when an earlier one is freed")
  func superview() {
    let child = UIView()
    for _ in 0..<2 {
      var parent: UIView? = UIView()
      parent?.addSubview(child)
      #expect(child.superview === parent && child.layer.superlayer === parent?.layer)
      weak let freed = parent
      parent = nil
      #expect(freed == nil && child.superview == nil && child.window == nil && child.layer.superlayer == nil)
    }
    var first: UIView? = UIView()
    first?.addSubview(child)
    stage.window.addSubview(child)
    first = nil
    #expect(child.superview === stage.window)
  }

  @Test("A layer that outlives its view has no delegate, in the tree and in its presentation copy")
  func layer() throws {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = try #require(view?.layer)
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0.1)
    let copy = try #require(layer.presentation())
    #expect(layer.delegate === view && copy.delegate === view)
    view = nil
    #expect(layer.delegate == nil && copy.delegate == nil)
    layer.bounds.size.width = 20
    layer.setNeedsLayout()
    stage.advance(by: 1)
    #expect(layer.presentation()?.bounds.width == 20)
  }

  private final class Delegate: NSObject, CALayerDelegate {}

  @Test("A layer's delegate can be another object, which it does not keep, or nothing, or the view again")
  func otherDelegate() throws {
    let view = UIView()
    var other: Delegate? = Delegate()
    view.layer.delegate = other
    #expect(view.layer.delegate === other && CALayer(layer: view.layer).delegate === other)
    other = nil
    #expect(view.layer.delegate == nil)
    view.layer.delegate = view
    #expect(view.layer.delegate === view)
    view.layer.delegate = nil
    #expect(view.layer.delegate == nil)
  }

  @Test("A recogniser that outlives its view has none, and attaches to another")
  func recognizer() {
    let tap = UITapGestureRecognizer()
    var view: UIView? = UIView()
    view?.addGestureRecognizer(tap)
    #expect(tap.view === view)
    view = nil
    #expect(tap.view == nil)
    let next = UIView()
    next.addGestureRecognizer(tap)
    #expect(tap.view === next)
  }

  private final class Counter {
    var taps = 0
    func tap() { taps += 1 }
  }

  @Test("A recogniser that is removed and freed while another waits for it is waited for no longer")
  func requirement() {
    let (counter, tap) = (Counter(), UITapGestureRecognizer())
    tap.addTarget(counter, action: Selector(Counter.tap))
    var double: UITapGestureRecognizer? = UITapGestureRecognizer()
    double?.numberOfTapsRequired = 2
    if let double { tap.require(toFail: double) }
    for recognizer in [tap, double].compactMap(\.self) { stage.window.addGestureRecognizer(recognizer) }
    stage.click(CGPoint(x: 50, y: 50), for: 0)
    #expect(counter.taps == 0)
    if let double { stage.window.removeGestureRecognizer(double) }
    weak let freed = double
    double = nil
    stage.advance(by: 0.05)
    #expect(freed == nil && counter.taps == 1)
    stage.click(CGPoint(x: 50, y: 50), for: 0)
    #expect(counter.taps == 2)
  }

  /// A view that asks for its surroundings when it is freed.
  private final class Curious: UIView {
    let seen: (UIView?, UIWindow?) -> Void

    init(_ seen: @escaping (UIView?, UIWindow?) -> Void) {
      self.seen = seen
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { seen(superview, window) }
  }

  @Test("A subview that is freed with its superview has no superview any more")
  func together() {
    var answers: [(UIView?, UIWindow?)] = []
    var parent: UIView? = UIView()
    parent?.addSubview(Curious { answers.append(($0, $1)) })
    if let parent { stage.window.addSubview(parent) }
    parent?.removeFromSuperview()
    parent = nil
    #expect(answers.count == 1 && answers.allSatisfy { $0.0 == nil && $0.1 == nil })
  }

  /// A view that keeps the touches that begin in it, and asks its neighbours for itself while it is being freed.
  private final class Leaving: UIView {
    let (child, tap) = (UIView(), UITapGestureRecognizer())
    var touches: [UITouch] = []
    let seen: ([AnyObject?]) -> Void

    init(_ seen: @escaping ([AnyObject?]) -> Void) {
      self.seen = seen
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      addSubview(child)
      addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += touches }

    isolated deinit {
      seen([child.superview, tap.view, layer.delegate, touches.first?.view, child.layer.superlayer?.delegate])
    }
  }

  @Test("While a view is being freed, nothing that refers to it hands it out, so that it cannot be kept")
  func leaving() {
    var kept: [AnyObject?] = []
    var view: Leaving? = Leaving { kept = $0 }
    if let view { stage.window.addSubview(view) }
    stage.send(.down(CGPoint(x: 50, y: 50)))
    stage.send(.cancel)
    #expect(view?.touches.first?.view === view)
    view?.removeFromSuperview()
    view = nil
    #expect(kept.count == 5 && kept.allSatisfy { $0 == nil })
  }

  /// A layer that asks its sublayer for itself while it is being freed.
  private final class LeavingLayer: CALayer {
    let child = CALayer()
    var seen: (CALayer?) -> Void = { _ in }

    deinit { seen(child.superlayer) }
  }

  @Test("While a layer is being freed, its sublayers have no superlayer")
  func leavingLayer() {
    var kept: [CALayer?] = []
    var layer: LeavingLayer? = LeavingLayer()
    layer?.seen = { kept.append($0) }
    if let child = layer?.child { layer?.addSublayer(child) }
    layer = nil
    #expect(kept == [nil])
  }

  @Test("A key window that was hidden and freed is the key window no longer")
  func keyWindow() {
    let application = stage.application
    var window: UIWindow? = stage.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    window?.makeKeyAndVisible()
    #expect(application.keyWindow === window)
    window?.isHidden = true
    weak let freed = window
    window = nil
    stage.advance(by: 0.1)
    #expect(freed == nil)
    #expect(application.keyWindow == nil || application.keyWindow === stage.window)
  }
}

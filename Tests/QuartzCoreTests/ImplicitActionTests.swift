import QuartzCore
import Testing

@Suite("Actions for changes of properties")
struct ImplicitActionTests {
  private let scene = TimedScene()

  /// An action that records the key and the object that it was run for.
  private final class Note: NSObject, CAAction {
    let log: EventLog
    let name: String
    init(_ log: EventLog, _ name: String) {
      (self.log, self.name) = (log, name)
    }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      log.note("\(name) for \(event), which is \((anObject as? CALayer)?.cornerRadius ?? -1)")
    }
  }

  private final class Answers: NSObject, CALayerDelegate {
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  /// A layer whose class provides an action.
  private final class ClassActing: CALayer {
    var log: EventLog?
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "cornerRadius" ? ClassNote() : nil
    }
  }

  /// An action that records its run in the log of its layer.
  private final class ClassNote: NSObject, CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      guard let log = (anObject as? ClassActing)?.log else { return }
      Note(log, "ofClass").run(forKey: event, object: anObject, arguments: dict)
    }
  }

  /// The objects that can provide an action, in the order in which they are asked.
  enum Source: Int, CaseIterable, Sendable {
    case delegate
    case actions
    case style
    case ofClass
  }

  @Test("Actions are searched in delegate, actions, style and class, in this order", arguments: Source.allCases)
  func order(first: Source) {
    let layer = ClassActing()
    layer.log = scene.log
    let delegate = Answers()
    scene.root.addSublayer(layer)
    scene.world.commit()
    func note(_ source: Source) -> Note? { source.rawValue >= first.rawValue ? Note(scene.log, "\(source)") : nil }
    delegate.answer = note(.delegate)
    layer.delegate = delegate
    layer.actions = note(.actions).map { ["cornerRadius": $0] }
    layer.style = note(.style).map { ["actions": ["cornerRadius": $0]] }
    layer.cornerRadius = 5
    // The change is made before the action runs.
    #expect(scene.log.entries == ["\(first) for cornerRadius, which is 5.0"])
  }

  @Test("NSNull ends the search, and no action is run")
  func null() {
    let delegate = Answers()
    delegate.answer = NSNull()
    scene.layer.delegate = delegate
    scene.layer.actions = ["cornerRadius": Note(scene.log, "actions")]
    scene.layer.cornerRadius = 5
    delegate.answer = nil
    scene.layer.actions = ["cornerRadius": NSNull()]
    scene.layer.cornerRadius = 6
    #expect(scene.log.entries == [] && scene.layer.animationKeys() == nil)
  }

  @Test("Without an action a property animates from the presented value, for a quarter second, with the default curve")
  func byItself() throws {
    scene.layer.cornerRadius = 8
    let animation = try #require(scene.layer.animation(forKey: "cornerRadius") as? CABasicAnimation)
    #expect(animation.fromValue as? CGFloat == 0 && animation.toValue == nil)
    #expect(animation.duration == 0.25)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
    scene.world.commit()
    scene.frame(at: 0.125)
    let middle = scene.shown
    scene.layer.cornerRadius = 2
    let next = try #require(scene.layer.animation(forKey: "cornerRadius") as? CABasicAnimation)
    #expect(isNear((next.fromValue as? CGFloat)?.native ?? -1, middle))
    #expect(scene.shown == middle)
    scene.frames(at: [0.125, 1])
    #expect(scene.shown == 2)
  }

  @Test("The transaction sets the duration and pacing of implicit animations")
  func transaction() throws {
    CATransaction.setAnimationDuration(4)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    scene.layer.cornerRadius = 8
    scene.world.commit()
    scene.frame(at: 1)
    #expect(scene.shown == 2)
  }

  @Test("With actions disabled or a duration of 0, changes take effect at once", arguments: [true, false])
  func disabled(byFlag: Bool) {
    scene.layer.actions = byFlag ? ["cornerRadius": Note(scene.log, "actions")] : nil
    if byFlag { CATransaction.setDisableActions(true) } else { CATransaction.setAnimationDuration(0) }
    scene.layer.cornerRadius = 8
    #expect(scene.layer.animationKeys() == nil && scene.log.entries == [])
  }

  @Test("A layer that was never shown does not animate itself, nor one that left the tree")
  func unseen() {
    let layer = CALayer()
    layer.cornerRadius = 1
    scene.root.addSublayer(layer)
    layer.cornerRadius = 2
    #expect(layer.animationKeys() == nil)
    scene.world.commit()
    layer.cornerRadius = 3
    #expect(layer.animationKeys() == ["cornerRadius"])
    layer.removeFromSuperlayer()
    layer.removeAllAnimations()
    layer.cornerRadius = 4
    #expect(layer.animationKeys() == nil)
  }

  @Test("Setting a property to its value has no effect")
  func unchanged() {
    scene.layer.opacity = 1
    scene.layer.position = .zero
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test("A change in a layer of one world takes that world's transaction, whichever is current")
  func otherWorld() {
    CATransaction.setAnimationDuration(3)
    LayerWorld().enter()
    CATransaction.setAnimationDuration(7)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    scene.layer.cornerRadius = 8
    #expect(scene.layer.animation(forKey: "cornerRadius")?.duration == 3)
    #expect(scene.layer.animation(forKey: "cornerRadius")?.timingFunction == CAMediaTimingFunction(name: .default))
  }
}

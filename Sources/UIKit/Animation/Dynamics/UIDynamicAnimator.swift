public import CoreGraphics
public import Foundation
import QuartzCore

/// Moves the items of its behaviors in the time of the reference view.
///
/// While a percent-driven transition scrubs that time, items go back too. The animator is called in each frame while it
/// runs, and pauses once every item has rested for half a second.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  public private(set) final var referenceView: UIView?
  public private(set) final var behaviors: [UIDynamicBehavior] = []
  private var simulation = DynamicSimulation()
  private var link: CADisplayLink?
  /// In the time of the reference view.
  private var beginning = 0.0
  /// What was in the frames of the transitions that run, the oldest first.
  private var past: [DynamicSimulation] = []
  private var isStale = false

  /// How long items rest until it pauses, and the longest time that one frame makes up for; in seconds, both guesses.
  private static let rest = 0.5, longestFrame = 1.0

  open var isRunning: Bool { link != nil }
  /// Since it started or was resumed, in seconds.
  open var elapsedTime: TimeInterval { Double(simulation.steps) * DynamicSimulation.step }

  public override init() { super.init() }

  public convenience init(referenceView view: UIView) {
    self.init()
    referenceView = view
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.owner = self
    behavior.willMove(to: self)
    changed()
  }

  /// Items that no other behavior moves lose their velocity.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { remove { $0 === behavior } }

  open func removeAllBehaviors() { remove { _ in true } }

  private func remove(_ isRemoved: (UIDynamicBehavior) -> Bool) {
    let removed = behaviors.filter(isRemoved)
    behaviors.removeAll(where: isRemoved)
    for behavior in removed {
      behavior.owner = nil
      behavior.willMove(to: nil)
    }
    keepItems()
    changed()
  }

  /// Takes the item's centre, transform and bounds as they are; its velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let old = simulation[item]?.state else { return }
    var body = DynamicBody(item)
    (body.state.velocity, body.state.spin) = (old.velocity, old.spin)
    simulation[item] = body
    changed()
  }

  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    simulation.bodies.filter { body in
      let (low, high) = body.outline.limits
      return rect.intersects(CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
    }
    .map(\.item)
  }

  final func state(of item: any UIDynamicItem) -> DynamicBody.State? { simulation[item]?.state }

  // MARK: Frames

  /// With child behaviors, each after its parent.
  private var family: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  private func time(at instant: Double) -> Double { referenceView?.layer.convertTime(instant, from: nil) ?? instant }

  private func keepItems() { if !simulation.keep(family.flatMap(\.members)) { past = [] } }

  /// A behavior changed: what rested may move.
  final func changed() {
    isStale = true
    simulation.restingSteps = 0
    guard link == nil, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    referenceView?.application.enter()
    (beginning, simulation.steps, past) = (time(at: CACurrentMediaTime()), 0, [])
    let frames = DynamicFrames(self)
    link = CADisplayLink(target: frames, selector: Selector(frames.show))
    link?.add(to: .main, forMode: .common)
  }

  fileprivate func show(at instant: Double) {
    let family = family
    if isStale {
      keepItems()
      for behavior in family { behavior.prepare(&simulation, of: self) }
      isStale = false
    }
    let rate = DynamicSimulation.rate
    let most = Double(simulation.steps) + Self.longestFrame * rate
    beginning += max(0, time(at: instant) - beginning - most / rate)
    let elapsed = (time(at: instant) - beginning) * rate
    // Frames that lie on steps see them in spite of rounding.
    let due = Int((elapsed + 1e-6).rounded(.down))
    while past.count > 1, let last = past.last, last.steps > due { past.removeLast() }
    if due < simulation.steps, let last = past.last { simulation = last }
    if referenceView?.application.transitions.isEmpty ?? true { past = [] } else { past.append(simulation) }
    while simulation.steps < due { simulation.advance(by: family) }
    for body in simulation.bodies { body.show(ahead: max(0, elapsed - Double(due) - 1e-6) / rate) }
    let news = simulation.news
    simulation.news = []
    for (touch, began) in news { touch.tell(began: began) }
    for behavior in family { behavior.action?() }
    guard behaviors.isEmpty || Double(simulation.restingSteps) >= Self.rest * rate else { return }
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// Called in each frame, without retaining the animator.
@MainActor private final class DynamicFrames {
  private weak var animator: UIDynamicAnimator?

  init(_ animator: UIDynamicAnimator) { self.animator = animator }

  func show(_ link: CADisplayLink) {
    if let animator { animator.show(at: link.timestamp) } else { link.invalidate() }
  }
}

@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle
  case ellipse
  case path
}

@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Convex, around the item's centre as its origin.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  var angle: Double { atan2(Double(transform.b), Double(transform.a)) }
}

extension UIView: UIDynamicItem {}

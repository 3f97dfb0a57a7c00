// Dynamic animators keep their behaviors and move nothing; their delegates are told of nothing.

public import CoreGraphics
public import Foundation

@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  public private(set) final var referenceView: UIView?
  public private(set) final var behaviors: [UIDynamicBehavior] = []
  open var isRunning: Bool { false }

  public override init() { super.init() }

  public convenience init(referenceView view: UIView) {
    self.init()
    referenceView = view
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    UIApplication.stub("UIDynamicAnimator", "nothing moves")
    behaviors.append(behavior)
    behavior.owner = self
    behavior.willMove(to: self)
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.owner = nil
    behavior.willMove(to: nil)
  }

  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
}

@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {}

@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  final weak var owner: UIDynamicAnimator?
  open var action: (() -> Void)?
  open var dynamicAnimator: UIDynamicAnimator? { owner }

  public override init() { super.init() }

  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  public private(set) final var items: [any UIDynamicItem] = []
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var angle: CGFloat = .pi / 2
  open var magnitude: CGFloat = 1

  public override convenience init() { self.init(items: []) }

  public init(items: [any UIDynamicItem]) {
    super.init()
    self.items = items
  }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous
    case instantaneous
  }

  public private(set) final var items: [any UIDynamicItem] = []
  public final let mode: Mode
  open var active = true
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  open var pushDirection = CGVector(dx: 0, dy: 0)

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    self.items = items
  }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public private(set) final var items: [any UIDynamicItem]
  open var anchorPoint = CGPoint.zero
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0

  public init(item: any UIDynamicItem, offsetFromCenter: UIOffset = .zero, attachedToAnchor point: CGPoint) {
    (items, anchorPoint) = ([item], point)
    super.init()
  }

  public init(item first: any UIDynamicItem, attachedTo second: any UIDynamicItem) {
    items = [first, second]
    super.init()
  }
}

@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  public private(set) final var items: [any UIDynamicItem]
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var translatesReferenceBoundsIntoBoundary = false

  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, from first: CGPoint, to second: CGPoint) {}
  open func removeBoundary(withIdentifier identifier: any NSCopying) {}
  open func removeAllBoundaries() {}
}

/// Nothing moves, so nothing collides: it is told of nothing.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}

@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  public private(set) final var items: [any UIDynamicItem]
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false

  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}

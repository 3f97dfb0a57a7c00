public import CoreGraphics
public import Foundation

/// Lets items fall; kept so that sources compile: nothing moves.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  public private(set) final var items: [any UIDynamicItem] = []

  /// Creates a behaviour without items.
  public override convenience init() { self.init(items: []) }

  public init(items: [any UIDynamicItem]) {
    super.init()
    self.items = items
  }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// The direction and strength, in thousands of points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction, in radians.
  open var angle: CGFloat = .pi / 2
  /// The strength, in thousands of points per second squared.
  open var magnitude: CGFloat = 1

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}

/// Pushes items; kept so that sources compile: nothing moves.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How long items are pushed.
  public enum Mode: Int, Sendable {
    /// All the time.
    case continuous
    /// Once.
    case instantaneous
  }

  public private(set) final var items: [any UIDynamicItem] = []
  public final let mode: Mode
  open var active = true
  /// The direction, in radians.
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
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
  /// Sets where an item is pushed; it has no effect.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
}

/// Moves an item to a point; kept so that sources compile: nothing moves.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The point.
  open var snapPoint: CGPoint
  /// How little the item swings, from 0 to 1.
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}

/// Lets items bounce off one another and off edges; kept so that sources compile: nothing moves.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What items bounce off.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Self(rawValue: 1)
    public static let boundaries = Self(rawValue: 2)
    /// Both.
    public static let everything: Self = [.items, .boundaries]
  }

  public private(set) final var items: [any UIDynamicItem] = []

  /// Creates a behaviour without items.
  public override convenience init() { self.init(items: []) }

  public init(items: [any UIDynamicItem]) {
    super.init()
    self.items = items
  }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  /// The delegate, which is told of nothing.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Stores nothing.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  /// Stores nothing.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  /// Stores nothing.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  /// Does nothing.
  open func removeAllBoundaries() {}
}

/// Is told of collisions; kept so that sources compile: it is told of nothing.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Tells the delegate that two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Tells the delegate that an item touches an edge.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
}

/// Ties an item to a point or to another item; kept so that sources compile: nothing moves.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public private(set) final var items: [any UIDynamicItem]
  /// The point.
  open var anchorPoint = CGPoint.zero
  /// The length of the tie, in points.
  open var length: CGFloat = 0
  /// How little the tie swings, from 0 to 1.
  open var damping: CGFloat = 0
  /// How often the tie swings, in hertz; 0 for a stiff one.
  open var frequency: CGFloat = 0

  /// Ties an item to a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    super.init()
    anchorPoint = point
  }

  /// Ties a point of an item, given by its offset from the centre, to another point.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init(item: item, attachedToAnchor: point) }

  /// Ties points of two items, given by their offsets from the centres.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init(item: item1, attachedTo: item2) }

  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    super.init()
  }
}

/// Gives items their weight and elasticity; kept so that sources compile: nothing moves.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  public private(set) final var items: [any UIDynamicItem] = []

  /// Creates a behaviour without items.
  public override convenience init() { self.init(items: []) }

  public init(items: [any UIDynamicItem]) {
    super.init()
    self.items = items
  }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// How high items bounce, from 0 to 1.
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false

  /// Has no effect.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Has no effect.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}

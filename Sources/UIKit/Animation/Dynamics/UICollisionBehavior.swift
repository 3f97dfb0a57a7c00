import CoreGraphics
public import Foundation

@preconcurrency @MainActor open class UICollisionBehavior: DynamicItemsBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = [] { didSet { changed() } }
  private var insets: UIEdgeInsets? { didSet { changed() } }

  /// Of the boundaries and the bounds, whose identifier is nil.
  private(set) final var lines: [(identifier: (any NSCopying)?, points: [SIMD2<Double>])] = []

  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var collisionMode = Mode.everything { didSet { changed() } }
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
  /// Whether items stay inside the bounds of the animator's reference view.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set { insets = newValue ? .zero : nil }
  }

  public init(items: [any UIDynamicItem] = []) { super.init(of: items) }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { self.insets = insets }
  open func removeAllBoundaries() { boundaries = [] }

  /// Items bounce off the lines of the path from both sides.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.append((identifier, bezierPath))
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.last { ($0.identifier as? AnyHashable) == (identifier as? AnyHashable) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { ($0.identifier as? AnyHashable) == (identifier as? AnyHashable) }
  }

  override func prepare(_ simulation: inout DynamicSimulation, of animator: UIDynamicAnimator) {
    let bounds = animator.referenceView.flatMap { view in insets.map { UIBezierPath(rect: view.bounds.inset(by: $0)) } }
    lines = (boundaries.map { ($0, $1) } + (bounds.map { [(nil, $0)] } ?? [])).flatMap { identifier, path in
      DynamicShape.lines(of: path).map { (identifier, $0) }
    }
  }

  override func act(on simulation: inout DynamicSimulation) { simulation.collide(self) }
}

extension DynamicSimulation.Touch {
  @MainActor func tell(began: Bool) {
    guard let delegate = behavior.collisionDelegate else { return }
    switch (other, began) {
    case (let other?, true): delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: point)
    case (let other?, false): delegate.collisionBehavior(behavior, endedContactFor: item, with: other)
    case (nil, true):
      delegate.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: boundary, at: point)
    case (nil, false): delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: boundary)
    }
  }
}

@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// The identifier is nil for the bounds of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

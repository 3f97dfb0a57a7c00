import CoreGraphics
public import Foundation

/// A relation between parts of two views or layout guides: `first = multiplier × second + constant`, or at most, or at
/// least that.
///
/// An active constraint is retained by the nearest view that contains both items. Its values count at the next layout.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  final let first: LayoutOperand
  final let second: LayoutOperand?
  /// How the two sides compare.
  public final let relation: Relation
  /// The factor of the second side.
  public final let multiplier: CGFloat
  /// The view that has the constraint among its `constraints`; nil while the constraint is not active.
  final weak var holder: UIView?
  /// The scope that computes with the constraint.
  final weak var scope: LayoutScope?
  final var givenConstant: CGFloat
  final var givenPriority = UILayoutPriority.required
  /// Whether the constraint belongs to the system, and is not among the constraints that a client sees.
  final var isInternal = false
  /// A name for diagnostics.
  open var identifier: String?
  /// Kept for the client; there are no archives.
  open var shouldBeArchived = false

  init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    givenConstant = constant.isFinite ? constant : 0
    super.init()
    checkOperands()
    if !multiplier.isFinite { report("its multiplier cannot be \(multiplier); it is 1") }
    if !constant.isFinite { report("its constant cannot be \(constant); it is 0") }
  }

  /// Creates a constraint between attributes of two items, each a view or a layout guide; the second may be nil.
  ///
  /// Combinations that have no meaning, such as a width and an edge, are reported, and the constraint has no effect.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let other = (view2 as? any LayoutItem).map { LayoutOperand(item: $0, attribute: attr2) }
    let first = LayoutOperand(item: view1 as? any LayoutItem, attribute: attr1)
    self.init(first, relation, attr2 == .notAnAttribute ? nil : other, multiplier, c)
    if view2 != nil, other == nil || attr2 == .notAnAttribute {
      report(
        "its second item is \(attr2 == .notAnAttribute ? "given without an attribute" : "no view or layout guide")")
    } else if view2 == nil, attr2 != .notAnAttribute {
      report("it has a second attribute and no second item")
    }
  }

  /// The view or layout guide of the first side.
  public final var firstItem: AnyObject? { first.item }
  /// The attribute of the first side.
  public final var firstAttribute: Attribute { first.attribute }
  /// The view or layout guide of the second side; nil for none.
  public final var secondItem: AnyObject? { second?.item }
  /// The attribute of the second side.
  public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The anchor of the first side.
  public final var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The anchor of the second side; nil for none.
  public final var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// The number that is added to the second side, in points.
  ///
  /// It can be changed at any time, without making the constraint anew. A number that is not finite is refused.
  open var constant: CGFloat {
    get { givenConstant }
    set {
      guard newValue.isFinite else { return report("its constant cannot be \(newValue); it stays \(givenConstant)") }
      guard newValue != givenConstant else { return }
      recordChange(of: .constant)
      givenConstant = newValue
      scope?.constantChanged(self)
    }
  }

  /// How important the constraint is.
  open var priority: UILayoutPriority {
    get { givenPriority }
    set {
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        return report("its priority cannot be \(newValue.rawValue); it stays \(givenPriority.rawValue)")
      }
      guard newValue != givenPriority else { return }
      recordChange(of: .priority)
      givenPriority = newValue
      scope?.priorityChanged(self)
    }
  }

  /// Whether the constraint takes part in layout.
  ///
  /// A constraint without a view that contains both items cannot be active; that is reported.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate(on: nil) } else { deactivate() } }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override nonisolated var description: String { MainActor.assumeIsolated { readableDescription } }
}

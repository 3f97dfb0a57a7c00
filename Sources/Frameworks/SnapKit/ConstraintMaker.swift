@_exported public import UIKit

// A module of our own with the common calls of SnapKit, written as its documentation describes them: many examples of
// transitions lay out their screens with it.

/// What `make` is in `makeConstraints { make in … }`: each attribute begins a description.
@preconcurrency @MainActor public final class ConstraintMaker: ConstraintAttributes {
  let item: ConstraintItem
  private(set) var descriptions: [ConstraintDescription] = []

  init(_ item: ConstraintItem) { self.item = item }

  public func describing(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintDescription {
    let description = ConstraintDescription(item, attributes)
    descriptions.append(description)
    return description
  }
}

/// A view or layout guide, with the attributes that are meant; without any, those of the other side.
@preconcurrency @MainActor public final class ConstraintItem {
  let target: AnyObject
  let attributes: [NSLayoutConstraint.Attribute]

  init(_ target: AnyObject, _ attributes: [NSLayoutConstraint.Attribute] = []) {
    (self.target, self.attributes) = (target, attributes)
  }

  var owner: UIView? { (target as? UIView) ?? (target as? UILayoutGuide)?.owningView }
  /// What `equalToSuperview()` refers to.
  var superview: UIView? { (target as? UIView)?.superview ?? (target as? UILayoutGuide)?.owningView }
}

/// One statement of a closure, as `make.left.right.equalToSuperview().inset(16)`.
@preconcurrency @MainActor public final class ConstraintDescription: ConstraintAttributes {
  private let item: ConstraintItem
  private var attributes: [NSLayoutConstraint.Attribute]
  private var relation = NSLayoutConstraint.Relation.equal
  private var other: (any ConstraintRelatableTarget)?
  private var multiplier: CGFloat = 1
  private var importance = UILayoutPriority.required
  private var constants: any ConstraintConstantTarget = 0.0
  private var isInset = false
  /// What was made of it.
  public private(set) lazy var constraint = Constraint(makeConstraints(), attributes)

  init(_ item: ConstraintItem, _ attributes: [NSLayoutConstraint.Attribute]) {
    (self.item, self.attributes) = (item, attributes)
  }

  public func describing(_ more: [NSLayoutConstraint.Attribute]) -> ConstraintDescription {
    attributes += more
    return self
  }

  // MARK: Relations

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: any ConstraintRelatableTarget
  ) -> ConstraintDescription {
    (self.relation, self.other) = (relation, other)
    return self
  }

  private func relateToSuperview(_ relation: NSLayoutConstraint.Relation) -> ConstraintDescription {
    guard let superview = item.superview else {
      UIApplication.shared.report("SnapKit: \(type(of: item.target)) has no superview to be constrained to")
      return self
    }
    return relate(relation, superview)
  }

  @discardableResult public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintDescription {
    relate(.equal, other)
  }
  @discardableResult public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintDescription {
    relate(.lessThanOrEqual, other)
  }
  @discardableResult public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintDescription {
    relate(.greaterThanOrEqual, other)
  }
  @discardableResult public func equalToSuperview() -> ConstraintDescription { relateToSuperview(.equal) }
  @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintDescription {
    relateToSuperview(.lessThanOrEqual)
  }
  @discardableResult public func greaterThanOrEqualToSuperview() -> ConstraintDescription {
    relateToSuperview(.greaterThanOrEqual)
  }

  // MARK: Figures

  @discardableResult public func offset(_ amount: any ConstraintConstantTarget) -> ConstraintDescription {
    (constants, isInset) = (amount, false)
    return self
  }

  @discardableResult public func inset(_ amount: any ConstraintConstantTarget) -> ConstraintDescription {
    (constants, isInset) = (amount, true)
    return self
  }

  @discardableResult public func multipliedBy(_ factor: any ConstraintNumber) -> ConstraintDescription {
    multiplier = factor.points
    return self
  }

  @discardableResult public func dividedBy(_ divisor: any ConstraintNumber) -> ConstraintDescription {
    multiplier = 1 / divisor.points
    return self
  }

  @discardableResult public func priority(_ priority: ConstraintPriority) -> ConstraintDescription {
    importance = priority.value
    return self
  }

  @discardableResult public func priority(_ priority: any ConstraintPriorityTarget) -> ConstraintDescription {
    importance = priority.layoutPriority
    return self
  }

  @discardableResult public func labeled(_ label: String) -> ConstraintDescription { self }

  // MARK: Making

  private func makeConstraints() -> [NSLayoutConstraint] {
    attributes.enumerated().map { index, attribute in
      var (target, second) = (AnyObject?.none, NSLayoutConstraint.Attribute.notAnAttribute)
      var constant = constants.constant(for: attribute, isInset: isInset)
      switch other {
      case let item as ConstraintItem:
        target = item.target
        second = item.attributes.isEmpty ? attribute : item.attributes[min(index, item.attributes.count - 1)]
      case let object as UIView: (target, second) = (object, attribute)
      case let object as UILayoutGuide: (target, second) = (object, attribute)
      case let amount as any ConstraintConstantTarget:
        constant += amount.constant(for: attribute, isInset: false)
        // A position alone is one in the superview.
        if ![.width, .height].contains(attribute) {
          (target, second) = (item.superview, [.centerX, .right, .trailing].contains(attribute) ? .left : .top)
          if [.left, .leading].contains(attribute) { second = attribute }
        }
      default: break
      }
      let constraint = NSLayoutConstraint(
        item: item.target, attribute: attribute, relatedBy: relation, toItem: target, attribute: second,
        multiplier: multiplier, constant: constant)
      constraint.priority = importance
      return constraint
    }
  }
}

/// The constraints that one statement made; keep it to change them.
@preconcurrency @MainActor public final class Constraint {
  public let layoutConstraints: [NSLayoutConstraint]
  private let attributes: [NSLayoutConstraint.Attribute]

  init(_ constraints: [NSLayoutConstraint], _ attributes: [NSLayoutConstraint.Attribute]) {
    (layoutConstraints, self.attributes) = (constraints, attributes)
  }

  public var isActive: Bool {
    get { layoutConstraints.allSatisfy(\.isActive) }
    set { if newValue { activate() } else { deactivate() } }
  }

  public func activate() { NSLayoutConstraint.activate(layoutConstraints) }
  public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }

  @discardableResult public func update(offset amount: any ConstraintConstantTarget) -> Constraint {
    set(amount, isInset: false)
  }
  @discardableResult public func update(inset amount: any ConstraintConstantTarget) -> Constraint {
    set(amount, isInset: true)
  }

  private func set(_ amount: any ConstraintConstantTarget, isInset: Bool) -> Constraint {
    for (constraint, attribute) in zip(layoutConstraints, attributes) {
      constraint.constant = amount.constant(for: attribute, isInset: isInset)
    }
    return self
  }

  @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    for constraint in layoutConstraints { constraint.priority = priority.layoutPriority }
    return self
  }
}

import CoreGraphics
public import Foundation

/// The constraints are not active when they are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let operand: LayoutOperand

  init(_ operand: LayoutOperand) { self.operand = operand }

  open var item: AnyObject? { operand.item }
  open var name: String { "\(operand.attribute)" }
  /// The constraints that decide the anchor's position allow others.
  open var hasAmbiguousLayout: Bool { operand.item?.isAmbiguous(along: operand.axis) ?? false }
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = operand.item, let axis = operand.axis else { return [] }
    return item.constraintsAffecting(axis)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, anchor, 0)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, 0)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, 0)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, anchor, c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, c) }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, c) }

  final func related(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, relation, anchor.operand, multiplier, constant)
  }

  /// Returns the distance to another anchor, as a length.
  final func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    NSLayoutDimension(
      LayoutOperand(
        item: other.operand.item, attribute: other.operand.attribute, startItem: operand.item,
        startAttribute: operand.attribute))
  }

  /// The system's distance times `multiplier`.
  final func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint { related(relation, anchor, systemSpacing * multiplier) }
}

/// The system's distance between neighbours, in points.
let systemSpacing: CGFloat = 8

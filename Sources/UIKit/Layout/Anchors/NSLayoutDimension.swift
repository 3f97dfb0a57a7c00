public import CoreGraphics

/// A width or a height, or a distance between anchors, which makes constraints of sizes.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that this length is `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.equal, c) }

  /// Returns a constraint that this length is at least `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.greaterThanOrEqual, c)
  }

  /// Returns a constraint that this length is at most `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.lessThanOrEqual, c) }

  /// Returns a constraint that this length is `anchor` times `m`.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.equal, anchor, 0, multiplier: m)
  }

  /// Returns a constraint that this length is at least `anchor` times `m`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, 0, multiplier: m)
  }

  /// Returns a constraint that this length is at most `anchor` times `m`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, 0, multiplier: m)
  }

  /// Returns a constraint that this length is `anchor` times `m` plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, c, multiplier: m) }

  /// Returns a constraint that this length is at least `anchor` times `m` plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, c, multiplier: m) }

  /// Returns a constraint that this length is at most `anchor` times `m` plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, c, multiplier: m) }

  private func fixed(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, relation, nil, 1, constant)
  }
}

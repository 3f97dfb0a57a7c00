import CoreGraphics
import LayoutSolver

extension UIView {
  /// Returns the size that the constraints in the view give it, as near to `target` as the priorities allow.
  final func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    application.updateConstraints()
    let scope = LayoutScope(root: self, isMeasuring: true)
    collectConstraints(into: scope, isRoot: true)
    let box = scope.box(for: self)
    scope.retain(box)
    let insets = alignmentRectInsets
    let size = CGSize(
      width: target.width - insets.left - insets.right, height: target.height - insets.top - insets.bottom)
    for (variable, length, priority) in [
      (box.width, max(0, size.width), horizontal), (box.height, max(0, size.height), vertical),
    ] {
      _ = scope.solver.add(
        [(variable, 1)], -length.native, .exactly, priority: Double(priority.rawValue),
        preference: Preference(rank: 0, yields: true))
    }
    scope.update()
    let found = box.rect.size
    let scale = scope.scale
    func roundUp(_ length: CGFloat) -> CGFloat { ((length * scale - 1e-3).rounded(.up)) / scale }
    return CGSize(
      width: roundUp(found.width + insets.left + insets.right),
      height: roundUp(found.height + insets.top + insets.bottom))
  }

  /// Also between the view and what is laid out with it.
  private func collectConstraints(into scope: LayoutScope, isRoot: Bool) {
    let isInside = isRoot || !isScopeRoot
    for constraint in layoutState?.constraints ?? [] where isInside || constraint.ownView != nil {
      // Constraints of the whole with itself count for the root, too.
      scope.pending.append(constraint)
    }
    guard isInside else { return }
    for child in children where child.usesLayout { child.collectConstraints(into: scope, isRoot: false) }
  }
}

import CoreGraphics
import LayoutSolver

extension UIView {
  /// The active constraints that the view retains: those whose items it is the nearest view to contain.
  public final var constraints: [NSLayoutConstraint] {
    layoutState?.constraints.filter { !$0.isInternal } ?? []
  }

  public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(on: self) }

  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate(on: self) }
  }

  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public final var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// The guide leaves the view that it belonged to.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    guideList.append(layoutGuide)
  }

  /// Deactivates the constraints that are about the guide.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self, let index = layoutGuides.index(ofObject: layoutGuide) else { return }
    let references = layoutState?.references ?? []
    for constraint in references where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
      constraint.deactivate()
    }
    guideList.remove(at: index)
  }

  /// The guides that were added, as a setting that a cancelled transition takes back.
  final var guideList: [UILayoutGuide] {
    get { layoutState?.guides ?? [] }
    set {
      recordSetting(\UIView.guideList)
      for guide in guideList where guide.owner === self { guide.owner = nil }
      layoutInUse.guides = newValue
      for guide in newValue { guide.owner = self }
    }
  }

  // MARK: Natural sizes

  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(huggingPriorities[axis.rawValue])
  }

  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if accepts(priority) { huggingPriorities[axis.rawValue] = priority.rawValue }
  }

  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(resistancePriorities[axis.rawValue])
  }

  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if accepts(priority) { resistancePriorities[axis.rawValue] = priority.rawValue }
  }

  private func accepts(_ priority: UILayoutPriority) -> Bool {
    if priority.rawValue > 0, priority.rawValue <= 1000 { return true }
    application.report("\(type(of: self)): a content priority cannot be \(priority.rawValue); it stays as it is")
    return false
  }

  final var huggingPriorities: SIMD2<Float> {
    get { layoutState?.hugging ?? SIMD2(250, 250) }
    set {
      guard newValue != huggingPriorities else { return }
      recordSetting(\UIView.huggingPriorities)
      layoutInUse.hugging = newValue
      contentSizeChanged()
    }
  }

  final var resistancePriorities: SIMD2<Float> {
    get { layoutState?.resistance ?? SIMD2(750, 750) }
    set {
      guard newValue != resistancePriorities else { return }
      recordSetting(\UIView.resistancePriorities)
      layoutInUse.resistance = newValue
      contentSizeChanged()
    }
  }

  /// The natural size of the view changed.
  final func contentSizeChanged() {
    guard let box = layoutState?.box, let scope = box.scope else { return }
    scope.contentChanged(of: box)
    // Its text may have another font.
    if box.hasBaseline { scope.reinstall { $0.hasBaseline && $0.boxes.contains { $0 === box } } }
  }

  /// Negative along an axis that has none.
  final var naturalAlignmentSize: CGSize { Self.finite(intrinsicContentSize) }

  /// The natural size of content that wraps, in `width`.
  final func naturalAlignmentSize(inWidth width: CGFloat) -> CGSize { Self.finite(sizeOfContent(inWidth: width)) }

  private static func finite(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? size.width : -1, height: size.height.isFinite ? size.height : -1)
  }

  // MARK: Questions

  /// The constraints allow other frames; for use while looking for mistakes.
  public final var hasAmbiguousLayout: Bool {
    guard layoutState?.box?.uses ?? 0 > 0, let box = layoutState?.box else {
      // Nothing but constraints would place the view.
      return !isPlacedByFrame && parent != nil && usesLayout
    }
    box.scope?.update()
    return isAmbiguous(along: nil)
  }

  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffecting(axis)
  }

  /// Where constraints allow several frames, the view keeps the one that it has.
  public final func exerciseAmbiguityInLayout() {}
}

extension LayoutItem {
  private var box: LayoutBox? {
    if let view = self as? UIView { return view.layoutState?.box }
    return itemView?.scopeRoot.layoutState?.scope?.boxes[ObjectIdentifier(self)]
  }

  /// Whether the constraints allow other values of the rectangle along an axis; along either if that is nil.
  func isAmbiguous(along axis: NSLayoutConstraint.Axis?) -> Bool {
    guard let box else { return false }
    return box.variables.enumerated().contains { index, variable in
      (axis == nil || index % 2 == axis?.rawValue) && box.solver.isAmbiguous(variable)
    }
  }

  func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let box, let scope = box.scope else { return [] }
    scope.update()
    var found: [NSLayoutConstraint] = []
    for (index, variable) in box.variables.enumerated() where index % 2 == axis.rawValue {
      for constraint in box.solver.constraints(deciding: variable) {
        let number = Int(constraint.index)
        guard number < scope.constraintOfIndex.count, let known = scope.constraintOfIndex[number] else { continue }
        if !found.contains(known) { found.append(known) }
      }
    }
    return found
  }
}

extension UIView: LayoutItem {
  final var boxContainer: UIView? { parent }
  final var itemView: UIView? { self }
}

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

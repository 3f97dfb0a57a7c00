import CoreGraphics
import LayoutSolver

extension LayoutScope {
  func install(_ constraint: NSLayoutConstraint) {
    guard installed[ObjectIdentifier(constraint)] == nil, let holder = constraint.holder else { return }
    var used: [LayoutBox] = []
    let isHorizontal = constraint.firstAttribute.axis == .horizontal
    let isDirectional =
      isHorizontal
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
        || constraint.first.startAttribute.isDirectional)
    // The view around both items decides: one of them may arrange its own content from the other side.
    let isMirrored = isDirectional && holder.laysOutRightToLeft
    var sum = LayoutSum()
    guard let first = self.sum(constraint.first, holder, isMirrored, &used) else { return }
    sum.add(first, 1)
    if let operand = constraint.second {
      guard let second = self.sum(operand, holder, isMirrored, &used) else { return }
      sum.add(second, -constraint.multiplier.native)
    }
    let relation: LayoutSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .atMost
      case .equal: .exactly
      case .greaterThanOrEqual: .atLeast
      }
    for box in used { retain(box) }
    updateContents()
    // A conflict names the constraint by its number.
    let next = Int(solver.nextConstraint.index)
    while constraintOfIndex.count <= next { constraintOfIndex.append(nil) }
    constraintOfIndex[next] = constraint
    let index = solver.add(
      sum.terms, sum.constant - constraint.givenConstant.native, relation,
      priority: Double(constraint.priority.rawValue), preference: Preference(rank: nextRank))
    nextRank += 1
    let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    let hasBaseline = baselines.contains(constraint.firstAttribute) || baselines.contains(constraint.secondAttribute)
    if hasBaseline { for box in used { box.hasBaseline = true } }
    installed[ObjectIdentifier(constraint)] = InstalledConstraint(
      index: index, boxes: used, base: sum.constant,
      hasBaseline: hasBaseline,
      isDirectional: isDirectional)
  }

  /// Gives the constraints that depend on the direction of text, or on baselines, to the solver again.
  func reinstall(where matches: (InstalledConstraint) -> Bool) {
    let found = installed.filter { matches($0.value) }.keys
    let constraints = constraintOfIndex.compactMap { $0 }.filter { found.contains(ObjectIdentifier($0)) }
    for constraint in constraints {
      drop(constraint)
      add(constraint)
    }
  }

  /// In the coordinate system of `ancestor`.
  private func sum(
    _ operand: LayoutOperand, _ ancestor: UIView, _ isMirrored: Bool, _ used: inout [LayoutBox]
  ) -> LayoutSum? {
    guard let item = operand.item else { return nil }
    guard operand.startAttribute != .notAnAttribute else {
      return value(of: operand.attribute, item, ancestor, isMirrored, &used)
    }
    guard let start = operand.startItem, let end = value(of: operand.attribute, item, ancestor, isMirrored, &used),
      let begin = value(of: operand.startAttribute, start, ancestor, isMirrored, &used)
    else { return nil }
    var sum = end
    sum.add(begin, -1)
    return sum
  }

  private func value(
    of attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, _ ancestor: UIView, _ isMirrored: Bool,
    _ used: inout [LayoutBox]
  ) -> LayoutSum? {
    if let inner = attribute.ofMarginsGuide, let view = item.itemView {
      return value(of: inner, view.layoutMarginsGuide, ancestor, isMirrored, &used)
    }
    if attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? UIView {
      return baseline(attribute, view, ancestor, &used)
    }
    var (attribute, sign) = (attribute, 1.0)
    if isMirrored, !attribute.isSize {
      // Measured from the right: what lies farther to the left is greater.
      sign = -1
      switch attribute {
      case .leading: attribute = .right
      case .trailing: attribute = .left
      default: break
      }
    }
    guard var sum = position(of: attribute, item, ancestor, &used) else { return nil }
    if sign < 0 {
      sum.terms = sum.terms.map { ($0.variable, -$0.factor) }
      sum.constant = -sum.constant
    }
    return sum
  }

  private func position(
    of attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, _ ancestor: UIView,
    _ used: inout [LayoutBox]
  ) -> LayoutSum? {
    var sum = LayoutSum()
    if item === ancestor, let view = item as? UIView, !attribute.isSize {
      // The edges of what contains the boxes, in its own coordinates.
      let (inner, insets) = interior(of: view, attribute)
      used.append(inner)
      append(attribute, of: inner, isInterior: true, to: &sum)
      sum.constant += (attribute.axis == .horizontal ? insets.left : insets.top).native
      return sum
    }
    let box = box(for: item)
    used.append(box)
    append(attribute, of: box, isInterior: false, to: &sum)
    if attribute.isSize { return sum }
    var container = item.boxContainer
    while let view = container, view !== ancestor {
      let outer = self.box(for: view)
      used.append(outer)
      let insets = view.alignmentRectInsets
      let isHorizontal = attribute.axis == .horizontal
      sum.add(isHorizontal ? outer.x : outer.y)
      sum.constant -= (isHorizontal ? insets.left : insets.top).native
      if let scrollView = view as? UIScrollView {
        // What is scrolled lies away from where it is seen.
        let frame = self.box(for: scrollView.frameLayoutGuide)
        used.append(frame)
        sum.add(isHorizontal ? frame.x : frame.y, -1)
      }
      container = view.superview
    }
    return container == nil ? nil : sum
  }

  /// The edges are those that the content of `view` sees; the distance is that of its origin.
  ///
  /// The center of a scroll view is its frame's, at the content offset 0.
  private func interior(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> (LayoutBox, UIEdgeInsets) {
    if let scrollView = view as? UIScrollView, attribute != .centerX, attribute != .centerY {
      return (box(for: scrollView.contentLayoutGuide), .zero)
    }
    return (box(for: view), view.alignmentRectInsets)
  }

  private func append(
    _ attribute: NSLayoutConstraint.Attribute, of box: LayoutBox, isInterior: Bool, to sum: inout LayoutSum
  ) {
    let isHorizontal = attribute.axis == .horizontal
    let (start, length) = isHorizontal ? (box.x, box.width) : (box.y, box.height)
    // Seen from inside, a box begins at 0.
    let hasStart = !attribute.isSize && !(isInterior && box.item is UIView)
    if hasStart { sum.add(start) }
    switch attribute {
    case .width, .height, .right, .bottom, .trailing, .lastBaseline: sum.add(length)
    case .centerX, .centerY: sum.add(length, 0.5)
    default: break
    }
  }

  /// The baseline of the text that the view says has it, as far from its edge as the font says.
  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, _ view: UIView, _ ancestor: UIView, _ used: inout [LayoutBox]
  ) -> LayoutSum? {
    let isFirst = attribute == .firstBaseline
    var target = view
    // A view can name another one that does the same.
    for _ in 0..<10 {
      let next = isFirst ? target.forFirstBaselineLayout : target.forLastBaselineLayout
      guard next !== target, next.isDescendant(of: target) else { break }
      target = next
    }
    guard var sum = position(of: isFirst ? .top : .bottom, target, ancestor, &used) else { return nil }
    let distances = target.baselineDistances
    sum.constant += isFirst ? distances.first.native : -distances.last.native
    return sum
  }
}

struct LayoutSum {
  var terms: [(variable: LayoutSolver.Variable, factor: Double)] = []
  var constant = 0.0

  mutating func add(_ variable: LayoutSolver.Variable, _ factor: Double = 1) { terms.append((variable, factor)) }

  mutating func add(_ other: Self, _ factor: Double) {
    for term in other.terms { terms.append((term.variable, term.factor * factor)) }
    constant += other.constant * factor
  }
}

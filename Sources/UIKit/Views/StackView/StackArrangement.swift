import CoreGraphics

@MainActor struct StackArrangement {
  typealias Attribute = NSLayoutConstraint.Attribute

  private struct Ends {
    let start: Attribute
    let end: Attribute
    let center: Attribute
    let length: Attribute

    static let horizontal = Self(start: .leading, end: .trailing, center: .centerX, length: .width)
    static let vertical = Self(start: .top, end: .bottom, center: .centerY, length: .height)
  }

  /// Priorities of constraints that yield to everything that a client asks for.
  private enum Weak {
    static let proportion = UILayoutPriority(999)
    static let centering = UILayoutPriority(149)
    static let gap = UILayoutPriority(50)
    static let fit = UILayoutPriority(25)
    static let edge = UILayoutPriority(20)
  }

  private(set) var constraints: [NSLayoutConstraint] = []
  private let stack: UIStackView
  private let views: [UIView]
  private let along: Ends
  private let across: Ends
  /// The item whose edges are those of the stack's content.
  private let edges: any LayoutItem
  private let distance: (UIView) -> CGFloat

  init(of stack: UIStackView, distance: @escaping (UIView) -> CGFloat) {
    self.stack = stack
    self.distance = distance
    let isRow = stack.axis == .horizontal
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    (along, across) = isRow ? (.horizontal, .vertical) : (.vertical, .horizontal)
    edges = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    arrangeAlong()
    arrangeAcross()
    hideOthers()
  }

  private mutating func add(
    _ name: String, _ item: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: any LayoutItem, _ otherAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      LayoutOperand(item: item, attribute: attribute), relation,
      LayoutOperand(item: other, attribute: otherAttribute), multiplier, constant)
    keep(constraint, name, priority)
  }

  private mutating func add(
    _ name: String, _ item: any LayoutItem, _ attribute: Attribute, _ other: any LayoutItem,
    _ otherAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    add(
      name, item, attribute, .equal, other, otherAttribute, multiplier: multiplier, constant: constant,
      priority: priority)
  }

  private mutating func add(
    _ name: String, noLengthOf item: any LayoutItem, _ attribute: Attribute, _ priority: UILayoutPriority
  ) {
    keep(NSLayoutConstraint(LayoutOperand(item: item, attribute: attribute), .equal, nil, 1, 0), name, priority)
  }

  private mutating func keep(_ constraint: NSLayoutConstraint, _ name: String, _ priority: UILayoutPriority) {
    constraint.identifier = "UISV-\(name)"
    constraint.priority = priority
    constraints.append(constraint)
  }

  // MARK: Along the axis

  private mutating func arrangeAlong() {
    guard let first = views.first, let last = views.last else {
      add("canvas-fit", noLengthOf: stack, along.length, Weak.fit)
      return
    }
    add("canvas-connection", first, along.start, edges, along.start)
    for (view, next) in zip(views, views.dropFirst()) { addSpacing(view, next) }
    add("canvas-connection", edges, along.end, last, along.end)
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { add("fill-equally", view, along.length, first, along.length) }
    case .fillProportionally: addProportions()
    case .equalSpacing: addEqual(along.end, along.start, "equal-spacing", .required)
    case .equalCentering: addEqual(along.center, along.center, "equal-centering", Weak.centering)
    }
  }

  private mutating func addSpacing(_ view: UIView, _ next: UIView) {
    let spacing = distance(view)
    let isBaseline = stack.axis == .vertical && stack.isBaselineRelativeArrangement
    let (end, start) = isBaseline ? (Attribute.lastBaseline, .firstBaseline) : (along.end, along.start)
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: add("spacing", next, start, view, end, constant: spacing)
    case .equalSpacing, .equalCentering:
      add("spacing", next, start, .greaterThanOrEqual, view, end, constant: spacing)
      add("spacing", next, start, view, end, constant: spacing, priority: Weak.gap)
    }
  }

  /// Lengths in proportion to the natural ones; views without one are left out.
  private mutating func addProportions() {
    let natural = views.map { view in
      let size = view.intrinsicContentSize
      let fitting = size.width < 0 || size.height < 0 ? view.systemLayoutSizeFitting(.zero) : size
      return (view: view, length: stack.axis == .horizontal ? fitting.width : fitting.height)
    }
    let sized = natural.filter { $0.length > 0 }
    guard let first = sized.first else { return }
    for (view, length) in sized.dropFirst() {
      add(
        "fill-proportionally", view, along.length, first.view, along.length, multiplier: length / first.length,
        priority: Weak.proportion)
    }
  }

  /// Equal distances between neighbours, from `end` of one to `start` of the next.
  private mutating func addEqual(
    _ end: Attribute, _ start: Attribute, _ name: String, _ priority: UILayoutPriority
  ) {
    let gaps = zip(views, views.dropFirst()).map { view, next in
      LayoutOperand(item: next, attribute: start, startItem: view, startAttribute: end)
    }
    guard let first = gaps.first else { return }
    for gap in gaps.dropFirst() { keep(NSLayoutConstraint(gap, .equal, first, 1, 0), name, priority) }
  }

  // MARK: Across the axis

  private mutating func arrangeAcross() {
    let baseline: Attribute? =
      switch stack.alignment {
      case .firstBaseline where stack.axis == .horizontal: .firstBaseline
      case .lastBaseline where stack.axis == .horizontal: .lastBaseline
      default: nil
      }
    for view in views {
      switch stack.alignment {
      case .fill:
        add("alignment", view, across.start, edges, across.start)
        add("alignment", view, across.end, edges, across.end)
      case .leading: addBound(view, fixed: across.start)
      case .trailing: addBound(view, fixed: across.end)
      case .center:
        add("alignment", view, across.center, edges, across.center)
        addBound(view, fixed: nil)
      case .firstBaseline, .lastBaseline: addBound(view, fixed: baseline == nil ? across.start : nil)
      }
    }
    if let baseline { alignBaselines(baseline) }
    if stack.alignment != .fill || views.isEmpty {
      // As thin as the thickest subview lets it be.
      add("canvas-fit", noLengthOf: stack, across.length, Weak.fit)
    }
  }

  /// Keeps a view within the stack, at the edge `fixed`.
  private mutating func addBound(_ view: UIView, fixed: Attribute?) {
    add(
      "alignment", view, across.start, fixed == across.start ? .equal : .greaterThanOrEqual, edges, across.start)
    add("alignment", view, across.end, fixed == across.end ? .equal : .lessThanOrEqual, edges, across.end)
  }

  private mutating func alignBaselines(_ baseline: Attribute) {
    guard let first = views.first else { return }
    for view in views.dropFirst() { add("alignment", view, baseline, first, baseline) }
    let edge = baseline == .firstBaseline ? across.start : across.end
    for view in views { add("alignment", view, edge, edges, edge, priority: Weak.edge) }
  }

  // MARK: Hidden views

  /// Gives hidden views no length, where the next shown view begins.
  private mutating func hideOthers() {
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      add("hiding", noLengthOf: view, along.length, Weak.proportion)
      if let previous {
        add("hiding", view, along.start, previous, along.end)
      } else {
        add("hiding", view, along.start, edges, along.start)
      }
      add("hiding", view, across.start, edges, across.start)
      if stack.alignment == .fill {
        add("hiding", view, across.end, edges, across.end, priority: Weak.proportion)
      }
    }
  }
}

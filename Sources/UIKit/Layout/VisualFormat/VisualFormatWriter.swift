import CoreGraphics

@MainActor struct VisualFormatWriter {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let line: VisualFormatLine
  private let options: NSLayoutConstraint.FormatOptions
  private let items: [String: any LayoutItem]
  private var found: [NSLayoutConstraint] = []

  init(
    _ line: VisualFormatLine, _ options: NSLayoutConstraint.FormatOptions, _ items: [String: any LayoutItem]
  ) {
    self.line = line
    self.options = options
    self.items = items
  }

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var copy = self
    try copy.write()
    return copy.found
  }

  private mutating func write() throws(VisualFormatError) {
    for (index, gap) in line.gaps.enumerated() { try connect(line.items[index], line.items[index + 1], gap) }
    for item in line.items { try size(item) }
    try align()
  }

  // MARK: Attributes

  private var direction: NSLayoutConstraint.FormatOptions { options.intersection(.directionMask) }
  private var length: Attribute { line.isVertical ? .height : .width }

  private var start: Attribute {
    if line.isVertical { return .top }
    return switch direction {
    case .directionLeftToRight: .left
    case .directionRightToLeft: .right
    default: .leading
    }
  }

  private var end: Attribute {
    if line.isVertical { return .bottom }
    return switch direction {
    case .directionLeftToRight: .right
    case .directionRightToLeft: .left
    default: .trailing
    }
  }

  private static func margin(_ attribute: Attribute) -> Attribute {
    switch attribute {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  // MARK: Parts

  private func item(_ part: VisualFormatLine.Item) throws(VisualFormatError) -> any LayoutItem {
    if let name = part.name, let item = items[name] { return item }
    // The superview is that of any view of the format.
    for other in line.items {
      guard let name = other.name, let item = items[name], let container = item.boxContainer else { continue }
      return container
    }
    throw VisualFormatError(sentence: "refers to the superview, and no view has one")
  }

  private mutating func connect(
    _ one: VisualFormatLine.Item, _ next: VisualFormatLine.Item, _ gap: VisualFormatLine.Gap
  ) throws(VisualFormatError) {
    let (before, after) = (try item(one), try item(next))
    var (from, to) = (one.name == nil ? start : end, next.name == nil ? end : start)
    if line.isVertical, options.contains(.spacingBaselineToBaseline), one.name != nil, next.name != nil {
      (from, to) = (.lastBaseline, .firstBaseline)
    }
    // From the right to the left, what follows lies at a lower position.
    let sign: CGFloat = !line.isVertical && direction == .directionRightToLeft ? -1 : 1
    switch gap {
    case .none: add(after, to, .equal, before, from, 0, .required)
    case .standard where one.name == nil: add(after, to, .equal, before, Self.margin(from), 0, .required)
    case .standard where next.name == nil: add(after, Self.margin(to), .equal, before, from, 0, .required)
    case .standard: add(after, to, .equal, before, from, systemSpacing * sign, .required)
    case .given(let predicates):
      for predicate in predicates {
        let relation =
          sign > 0 ? predicate.relation : NSLayoutConstraint.Relation(rawValue: -predicate.relation.rawValue)
        add(after, to, relation ?? .equal, before, from, predicate.number * sign, predicate.priority)
      }
    }
  }

  private mutating func size(_ part: VisualFormatLine.Item) throws(VisualFormatError) {
    let own = try item(part)
    for predicate in part.sizes {
      let other = predicate.view.flatMap { items[$0] }
      add(
        own, length, predicate.relation, other, other == nil ? .notAnAttribute : length, predicate.number,
        predicate.priority)
    }
  }

  private mutating func align() throws(VisualFormatError) {
    let pairs: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    let views = line.items.filter { $0.name != nil }
    for (option, attribute) in pairs where options.contains(option) {
      guard attribute.axis == (line.isVertical ? .horizontal : .vertical) else {
        throw VisualFormatError(sentence: "cannot align its views along its own axis")
      }
      for (one, next) in zip(views, views.dropFirst()) {
        add(try item(next), attribute, .equal, try item(one), attribute, 0, .required)
      }
    }
  }

  private mutating func add(
    _ one: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: (any LayoutItem)?, _ otherAttribute: Attribute, _ constant: CGFloat, _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      LayoutOperand(item: one, attribute: attribute), relation,
      other.map { LayoutOperand(item: $0, attribute: otherAttribute) }, 1, constant)
    constraint.priority = priority
    found.append(constraint)
  }
}

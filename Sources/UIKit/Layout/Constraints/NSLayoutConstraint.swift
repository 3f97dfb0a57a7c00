import CoreGraphics
public import Foundation

/// `first = multiplier × second + constant`, or at most, or at least that.
///
/// An active constraint is retained by the nearest view that contains both items. Its values count at the next layout.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  final let first: LayoutOperand
  final let second: LayoutOperand?
  public final let relation: Relation
  public final let multiplier: CGFloat
  /// Keeps the constraint among its `constraints`; nil while the constraint is not active.
  final weak var holder: UIView?
  final weak var scope: LayoutScope?
  final var givenConstant: CGFloat
  final var givenPriority = UILayoutPriority.required
  /// The system's own constraints are not among those that a client sees.
  final var isInternal = false
  open var identifier: String?
  /// Stored, without effect.
  open var shouldBeArchived = false

  open func awakeFromNib() {}

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

  /// Creates a constraint about nothing, which is reported when it is activated.
  public override init() {
    (first, second) = (LayoutOperand(item: nil, attribute: .notAnAttribute), nil)
    (relation, multiplier, givenConstant) = (.equal, 1, 0)
    super.init()
  }

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

  public final var firstItem: AnyObject? { first.item }
  public final var firstAttribute: Attribute { first.attribute }
  public final var secondItem: AnyObject? { second?.item }
  public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  public final var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  public final var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// A number that is not finite is refused.
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

  /// A constraint without a view that contains both items cannot be active; that is reported.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate(on: nil) } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override nonisolated var description: String { MainActor.assumeIsolated { readableDescription } }
}

extension NSLayoutConstraint {
  /// The constraint as an equation, with the types of its items.
  final var readableDescription: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let importance = priority == .required ? "" : " @\(Self.text(CGFloat(priority.rawValue)))"
    return "<NSLayoutConstraint\(name) \(Self.text(first)) \(sign) \(otherSide)\(importance)>"
  }

  private var otherSide: String {
    guard let second else { return Self.text(constant) }
    let factor = multiplier == 1 ? "" : "\(Self.text(multiplier)) × "
    let sum = constant == 0 ? "" : constant > 0 ? " + \(Self.text(constant))" : " - \(Self.text(-constant))"
    return "\(factor)\(Self.text(second))\(sum)"
  }

  private static func text(_ operand: LayoutOperand) -> String {
    let end = "\(text(operand.item)).\(operand.attribute)"
    guard operand.startAttribute != .notAnAttribute else { return end }
    return "(\(end) - \(text(operand.startItem)).\(operand.startAttribute))"
  }

  private static func text(_ item: (any LayoutItem)?) -> String {
    guard let item else { return "nothing" }
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(type(of: item)) '\(guide.identifier)'"
    }
    guard let view = item as? UIView else { return "\(type(of: item))" }
    if let name = view.accessibilityIdentifier, !name.isEmpty { return "\(type(of: view)) '\(name)'" }
    if let controller = view.controller { return "\(type(of: view)) of \(type(of: controller))" }
    return "\(type(of: view))"
  }

  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}

// Not Apple's: how the values of a constraint go back when a transition is cancelled.

extension NSLayoutConstraint {
  enum RecordedValue { case constant, priority, activation }

  /// A transition may record its changes.
  final func recordChange(of value: RecordedValue, createdWith view: UIView? = nil) {
    guard let journal = UIApplication.current?.journal else { return }
    journal.willChange(self, value, createdWith: view ?? holder)
  }
}

/// A value of a constraint before the transition changed it, and as the transition left it.
@MainActor final class ConstraintEntry: SettingEntry {
  private let constraint: NSLayoutConstraint
  private let value: NSLayoutConstraint.RecordedValue
  private let original: State
  private var staged: State
  /// A client changed it, not a stack view or layout.
  private let isUserCode: Bool

  /// The holder alone counts for an activation.
  private struct State {
    let constant: CGFloat
    let priority: UILayoutPriority
    let holder: UIView?

    @MainActor init(_ constraint: NSLayoutConstraint) {
      (constant, priority, holder) = (constraint.constant, constraint.priority, constraint.holder)
    }
  }

  init(_ constraint: NSLayoutConstraint, _ value: NSLayoutConstraint.RecordedValue, isUserCode: Bool) {
    self.constraint = constraint
    self.value = value
    self.isUserCode = isUserCode && constraint.identifier?.hasPrefix("UISV-") != true
    original = State(constraint)
    staged = original
  }

  var key: SettingKey { .constraint(ObjectIdentifier(constraint), value) }

  var isStaged: Bool { isSame(State(constraint), staged) }

  func close() { staged = State(constraint) }

  var leftover: TransitionLeftover? {
    guard isUserCode, isStaged, !isSame(staged, original) else { return nil }
    let (before, left) =
      switch value {
      case .constant: ("\(original.constant)", "\(staged.constant)")
      case .priority: ("\(original.priority.rawValue)", "\(staged.priority.rawValue)")
      case .activation: ("\(original.holder != nil)", "\(staged.holder != nil)")
      }
    let holder = constraint.holder ?? original.holder
    return TransitionLeftover(
      property: value == .activation ? "isActive" : "\(value)",
      owner: "a constraint" + (holder.map { " of \(TransitionLeftover.name(of: $0))" } ?? ""), before: before,
      left: left)
  }

  func putBack() {
    guard !isSame(State(constraint), original) else { return }
    switch value {
    case .constant: constraint.constant = original.constant
    case .priority: constraint.priority = original.priority
    case .activation:
      constraint.deactivate()
      if let holder = original.holder { constraint.activate(on: holder) }
    }
  }

  private func isSame(_ one: State, _ other: State) -> Bool {
    switch value {
    case .constant: one.constant == other.constant
    case .priority: one.priority == other.priority
    case .activation: one.holder === other.holder
    }
  }
}

extension NSLayoutConstraint {
  /// Such as `H:|-[name(>=80@750)]-margin-[value]|`; a format that cannot be read is reported with the position, and
  /// gives no constraints.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var numbers: [String: CGFloat] = [:]
    for (name, value) in metrics ?? [:] { numbers[name] = Self.number(value) }
    var items: [String: any LayoutItem] = [:]
    for (name, value) in views { items[name] = value as? any LayoutItem }
    do {
      let line = try VisualFormatReader(format, numbers, Set(items.keys)).line()
      return try VisualFormatWriter(line, opts, items).constraints()
    } catch {
      UIApplication.shared.report("The visual format \"\(format)\" \(error.sentence)")
      return []
    }
  }

  private class func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

struct VisualFormatError: Error {
  let sentence: String
}

struct VisualFormatLine {
  /// A number or another view's length, with a priority.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var number: CGFloat = 0
    var view: String?
    var priority: UILayoutPriority = .required
  }

  /// Nil stands for the superview.
  struct Item {
    let name: String?
    var sizes: [Predicate] = []
  }

  /// None, the standard one for an empty list, or those given.
  enum Gap {
    case none
    case standard
    case given([Predicate])
  }

  var isVertical = false
  var items: [Item] = []
  /// One less than items.
  var gaps: [Gap] = []
}

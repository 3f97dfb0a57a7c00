import CoreGraphics

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

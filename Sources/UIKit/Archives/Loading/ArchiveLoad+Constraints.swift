import CoreGraphics
import Foundation

extension ArchiveLoad {
  func installConstraints() {
    let wanted = constraints
    constraints = []
    for (element, holder) in wanted where !element.isTrue("placeholder") {
      guard let constraint = constraint(element, holder) else {
        document.report(element, "is between objects that are not there, and is left out.")
        continue
      }
      constraint.isActive = true
      if constraint.isActive { add(constraint, element) }
    }
  }

  private func constraint(_ element: ArchiveElement, _ holder: UIView) -> NSLayoutConstraint? {
    func item(_ name: String) -> NSObject? { element[name].map(object) ?? holder }
    func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
      guard let text = element[name] else { return .notAnAttribute }
      return ArchiveChoices.constraintAttributes[text]
    }
    guard let first = item("firstItem"), let firstAttribute = attribute("firstAttribute"),
      let secondAttribute = attribute("secondAttribute")
    else { return nil }
    var second: NSObject?
    if secondAttribute != .notAnAttribute {
      second = item("secondItem")
      if second == nil { return nil }
    }
    let made = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: Self.relations[element["relation"] ?? ""] ?? .equal,
      toItem: second, attribute: secondAttribute, multiplier: Self.multiplier(element["multiplier"]),
      constant: element.number("constant") ?? 0)
    element.number("priority").map { made.priority = UILayoutPriority(Float($0)) }
    made.identifier = element["identifier"]
    return made
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  /// A number, or a ratio such as `16:9`.
  private static func multiplier(_ text: String?) -> CGFloat {
    let parts = (text ?? "1").split { ":/".contains($0) }.compactMap { Double($0) }
    guard parts.count == 2 else { return CGFloat(parts.first ?? 1) }
    return parts[1] == 0 ? 1 : CGFloat(parts[0] / parts[1])
  }
}

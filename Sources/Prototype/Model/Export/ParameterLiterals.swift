import UIKit

/// Parameters as Swift expressions.
@MainActor enum ParameterLiterals {
  /// Returns the values to set to turn `before` into `after`, at paths such as "shadow.radius"; both have the same
  /// type.
  static func changes(from before: Any, to after: Any) -> [(path: String, value: String)] {
    zip(values(of: before), values(of: after)).filter { $0.value != $1.value }.map { ($1.path, $1.value) }
  }

  /// Returns the values of parameters in their order; those that are figures, and not cases or Booleans, with a type.
  static func values(of parameters: Any) -> [(path: String, value: String, type: String?)] {
    var values: [(String, String, String?)] = []
    collect(parameters, "", &values)
    return values
  }

  private static func collect(_ value: Any, _ path: String, _ values: inout [(String, String, String?)]) {
    if let literal = literal(value) {
      let type = value is UIColor ? "UIColor" : "\(type(of: value))"
      return values.append((path, literal, literal.hasPrefix(".") || value is Bool ? nil : type))
    }
    for child in Mirror(reflecting: value).children {
      guard let label = child.label else { continue }
      collect(child.value, path.isEmpty ? label : "\(path).\(label)", &values)
    }
  }

  /// Returns nil for a structure of several values.
  static func literal(_ value: Any) -> String? {
    switch value {
    case let number as any ParameterNumber: return ParameterText.exact(number.parameter)
    case let flag as Bool: return "\(flag)"
    case let size as CGSize: return "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
    case let range as ClosedRange<CGFloat>: return "\(number(range.lowerBound))...\(number(range.upperBound))"
    case let color as UIColor: return literal(color)
    default: return Mirror(reflecting: value).displayStyle == .enum ? ".\(value)" : nil
    }
  }

  private static func literal(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let isGray = red == green && green == blue
    switch (isGray, red, alpha) {
    case (true, 0, 1): return "UIColor.black"
    case (true, 1, 1): return "UIColor.white"
    case (true, 0, _): return "UIColor.black.withAlphaComponent(\(number(alpha)))"
    case (true, 1, _): return "UIColor.white.withAlphaComponent(\(number(alpha)))"
    default:
      return "UIColor(red: \(channel(red)), green: \(channel(green)), blue: \(channel(blue)), alpha: \(number(alpha)))"
    }
  }

  /// A part of 255, as people write colours, if that is exact.
  private static func channel(_ value: CGFloat) -> String {
    let part = (value * 255).rounded()
    guard abs(part / 255 - value) < 1e-6 else { return number(value) }
    return part == 0 || part == 255 ? number(part / 255) : "\(number(part)) / 255"
  }

  private static func number(_ value: CGFloat) -> String { ParameterText.exact(value.native) }
}

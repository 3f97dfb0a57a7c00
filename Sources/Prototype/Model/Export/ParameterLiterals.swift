import UIKit

/// Parameters as Swift expressions.
@MainActor enum ParameterLiterals {
  /// Returns the values to set to turn `before` into `after`, at paths such as "shadow.radius"; both have the same
  /// type.
  static func changes(from before: Any, to after: Any) -> [(path: String, value: String)] {
    var changes: [(String, String)] = []
    compare(before, after, "", &changes)
    return changes
  }

  static func values(of parameters: Any) -> [String: String] {
    var values: [String: String] = [:]
    collect(parameters, "", &values)
    return values
  }

  private static func collect(_ value: Any, _ path: String, _ values: inout [String: String]) {
    if let literal = literal(value) {
      values[path] = literal
      return
    }
    for child in Mirror(reflecting: value).children {
      guard let label = child.label else { continue }
      collect(child.value, path.isEmpty ? label : "\(path).\(label)", &values)
    }
  }

  private static func compare(_ before: Any, _ after: Any, _ path: String, _ changes: inout [(String, String)]) {
    if let (old, new) = literal(before).flatMap({ old in literal(after).map { (old, $0) } }) {
      if old != new { changes.append((path, new)) }
      return
    }
    for (old, new) in zip(Mirror(reflecting: before).children, Mirror(reflecting: after).children) {
      guard let label = old.label else { continue }
      compare(old.value, new.value, path.isEmpty ? label : "\(path).\(label)", &changes)
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

import Foundation

/// Attributes of a text that can be compared.
struct TitleAttributes: Equatable {
  let values: [NSAttributedString.Key: Any]

  static func == (lhs: Self, rhs: Self) -> Bool {
    NSAttributedString(string: " ", attributes: lhs.values) == NSAttributedString(string: " ", attributes: rhs.values)
  }

  var font: UIFont? { values[.font] as? UIFont }
  var color: UIColor? { values[.foregroundColor] as? UIColor }

  /// `others` stand for those that are missing.
  func over(_ others: [NSAttributedString.Key: Any]) -> Self { Self(values: others.merging(values) { $1 }) }
}

import Foundation

/// Given to a bar.
struct BarAppearances<Appearance: UIBarAppearance>: Equatable {
  var given: Appearance?
  var scrollEdge: Appearance?
  /// An appearance that a client has asked for counts once it is changed.
  private final class Asked: Equatable {
    var appearance: Appearance?

    static func == (lhs: Asked, rhs: Asked) -> Bool { lhs === rhs }
  }
  private let asked = Asked()

  /// Nil if a client has set and changed none.
  @MainActor var inForce: Appearance? {
    if let given { return given }
    if let appearance = asked.appearance, appearance.isCustomized { return appearance }
    return scrollEdge
  }

  /// `changed` is called when the client changes the appearance.
  @MainActor func standard(_ make: () -> Appearance, changed: @escaping () -> Void) -> Appearance {
    if let known = given ?? asked.appearance { return known }
    let made = make()
    made.isCustomized = false
    made.whenChanged = changed
    asked.appearance = made
    return made
  }

  /// The copy calls `changed` when the client changes it.
  @MainActor static func copy(_ appearance: Appearance?, changed: @escaping () -> Void) -> Appearance? {
    let copy = appearance?.makeCopy() as? Appearance
    copy?.whenChanged = changed
    return copy
  }
}

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

public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt
}

public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
  /// Like `black`.
  case blackTranslucent
}

@MainActor protocol BarItemHost: AnyObject {
  func barItemChanged()
}

/// The heights of bars for which pictures are set.
public enum UIBarMetrics: Int, Sendable {
  /// Usual bars.
  case `default`
  /// Low bars, on phones that lie on a side.
  case compact
  case defaultPrompt = 101
  case compactPrompt
}

/// The looks of bars that have no colour of their own.
public enum UIBarStyle: Int, Sendable {
  /// Dark on light.
  case `default`
  case black
  /// Light on translucent dark; like `black`.
  case blackTranslucent
}

/// A bar whose items show changes of theirs.
@MainActor protocol BarItemHost: AnyObject {
  /// Tells the bar that an item of it has changed.
  func barItemChanged()
}

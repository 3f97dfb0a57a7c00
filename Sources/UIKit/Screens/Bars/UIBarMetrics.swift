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

/// The settings of assistive technologies, none of which is in use, and their notifications, which nothing receives.
public enum UIAccessibility {
  /// Whether a screen reader is in use; false.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  /// Whether another device selects what to use; false.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  /// Whether animations should be reduced; false, unless a tool tries that.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    UIApplication.current?.reducesMotion ?? false
  }
  /// Whether transparency should be reduced; false.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether cross-fades are preferred to sliding screens; false, unless a tool tries that.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
  /// Whether texts should be bold; false.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are inverted; false.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  /// Whether there should be more contrast; false.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Does nothing.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {}

  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Self(rawValue: 1000)
    public static let layoutChanged = Self(rawValue: 1001)
    public static let announcement = Self(rawValue: 1008)
    public static let pageScrolled = Self(rawValue: 1009)
  }
}

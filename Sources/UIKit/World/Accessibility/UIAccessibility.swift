/// No assistive technology is in use, and nothing receives these notifications.
public enum UIAccessibility {
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  /// False, unless a tool tries a transition with it.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    UIApplication.current?.reducesMotion ?? false
  }
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// False, unless a tool tries a transition with it; like on iOS, only together with reduced motion.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    isReduceMotionEnabled && UIApplication.current?.prefersCrossFades == true
  }
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }

  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {}

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Self(rawValue: 1000)
    public static let layoutChanged = Self(rawValue: 1001)
    public static let announcement = Self(rawValue: 1008)
    public static let pageScrolled = Self(rawValue: 1009)
  }
}

/// The number of a task that an application may end in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task: 0.
  public static let invalid = Self(rawValue: 0)
}

extension UIApplication {
  /// Returns the number of a new task, counted from 2 as on iOS; `handler` is never called, since there is no background.
  public final func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Returns the number of a new task, counted from 2 as on iOS; `handler` is never called, since there is no background.
  public final func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Does nothing.
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

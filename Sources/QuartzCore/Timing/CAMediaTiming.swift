public import CoreGraphics

/// How an object's time runs relative to its parent's.
///
/// Parent time `p` becomes active time `(p - beginTime) · speed + timeOffset`, which repeats and reverses over
/// `duration`; before and after, `fillMode` says what shows.
public protocol CAMediaTiming {
  /// When the object begins, in its parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The length of one run, in seconds.
  var duration: CFTimeInterval { get set }
  /// How many seconds pass for each second of the parent; 0 stands still, negative runs backwards.
  var speed: Float { get set }
  /// An offset added to the active time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many times the object runs; may be fractional. 0 means once.
  var repeatCount: Float { get set }
  /// For how many seconds the object repeats; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What shows before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What shows of a timed object before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode by name; unknown names behave as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end stays.
  public static let forwards = Self(rawValue: "forwards")
  /// The beginning shows in advance.
  public static let backwards = Self(rawValue: "backwards")
  /// The beginning shows in advance and the end stays.
  public static let both = Self(rawValue: "both")
  /// Nothing shows outside the active time.
  public static let removed = Self(rawValue: "removed")
}

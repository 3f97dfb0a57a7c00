/// The state that a timed object shows outside its active duration.
@frozen
public enum FillMode: Hashable, Sendable, CaseIterable {
  /// Nothing, before or after.
  case removed
  /// The last moment after the active duration; nothing before.
  case forwards
  /// The first moment before the active duration; nothing after.
  case backwards
  /// The first moment before the active duration and the last moment after it.
  case both

  /// Whether the first moment is shown before the active duration.
  @inlinable public var showsBefore: Bool { self == .backwards || self == .both }

  /// Whether the last moment is shown after the active duration.
  @inlinable public var showsAfter: Bool { self == .forwards || self == .both }
}

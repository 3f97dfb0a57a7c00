/// What a timed thing shows outside its active duration.
@frozen
public enum FillMode: Hashable, Sendable, CaseIterable {
  /// Nothing, neither before nor after.
  case removed
  /// Its last moment, after.
  case forwards
  /// Its first moment, before.
  case backwards
  /// Its first moment before and its last after.
  case both

  /// Whether the first moment is shown before the active duration.
  @inlinable public var showsBefore: Bool { self == .backwards || self == .both }

  /// Whether the last moment is shown after the active duration.
  @inlinable public var showsAfter: Bool { self == .forwards || self == .both }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// How an object holds what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all; where it has gone there is nothing any more.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// As one of its own.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of it, as one of its own.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// As one of its own.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A copy of it, as one of its own.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// How an object holds an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Weakly; once the value has been freed, there is none.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, strongly.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A copy, strongly.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

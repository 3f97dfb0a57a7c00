/// A trait: a value of the environment that controllers and views inherit from what contains them.
///
/// A type of one's own that conforms to the protocol is a trait, too.
public protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
  /// The name of the trait in descriptions; by default that of the type.
  static var name: String { get }
  /// A string that no other trait has; by default the full name of the type.
  static var identifier: String { get }
  /// Whether dynamic colours can depend on the trait; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// The full name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

import CoreGraphics
public import Foundation
import QuartzCore

/// The environment in which an interface is shown: values of traits, such as light or dark.
///
/// A collection is immutable. A trait without a value is unspecified, and has its default value.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  // The compiler cannot check this, because a trait's values can be of any type; nothing changes them.

  let values: TraitValues
  public let userInterfaceStyle: UIUserInterfaceStyle

  init(_ values: TraitValues) {
    self.values = values
    userInterfaceStyle = values[UITraitUserInterfaceStyle.self]
  }

  /// Creates a collection that specifies nothing.
  public override convenience init() { self.init(TraitValues()) }

  /// Creates a collection with the values that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// Creates a collection with the values of `traitCollections`; of several values of a trait the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.override(with: collection.values) }
    self.init(values)
  }

  /// The value of `trait`.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Returns a collection with the changes that `mutations` makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// Returns a collection with another value of `trait`.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  /// Returns whether every value that `trait` specifies is also specified here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool { values.contains(trait?.values ?? TraitValues()) }

  /// Returns the traits whose values differ from those of `traitCollection`.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.changes(from: traitCollection?.values ?? TraitValues())
  }

  /// Returns whether dynamic colours can look different than with the values of `traitCollection`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// The traits of UIKit on which dynamic colours can depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
  }

  /// Returns the collection itself, since it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether `object` is a collection with the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  public override var hash: Int { userInterfaceStyle.hashValue ^ displayScale.hashValue }

  public override var description: String { "UITraitCollection(\(values.description))" }
}

extension TraitValues {
  /// Returns the values after the changes that `mutations` makes.
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = UITraitOverrides(values: self)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? self
  }
}

extension UITraitCollection {
  /// The traits by which dynamic colours are resolved where none are given, as by `UIColor.cgColor`.
  ///
  /// While UIKit asks a view or controller to lay out, to draw, or to note other traits, these are its traits; at other
  /// times they are those of the screen. Each world has its own. A value that is set stays until the turn ends.
  public class var current: UITraitCollection {
    get { LayerWorld.current.environment as? UITraitCollection ?? .usual }
    set { LayerWorld.current.environment = newValue }
  }

  /// Calls `actions` with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// Calls `body` with these traits as the current ones, and returns its result.
  final func asCurrent<Result>(_ body: () -> Result) -> Result {
    let world = LayerWorld.current
    let outer = world.environment
    guard outer !== self else { return body() }
    world.environment = self
    defer { world.environment = outer }
    return body()
  }

  /// The traits of a world without a screen.
  static let usual = UITraitCollection(userInterfaceStyle: .light)
}

extension UITraitCollection {
  /// Creates a collection that specifies whether the interface looks light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection that specifies whether the interface is raised above another one.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a collection that specifies the number of pixels per point.
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a collection that specifies whether there is much room from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection that specifies whether there is much room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection that specifies the direction of the layout.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection that specifies the text size that the user prefers.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public var userInterfaceLevel: UIUserInterfaceLevel { values[UITraitUserInterfaceLevel.self] }
  public var accessibilityContrast: UIAccessibilityContrast { values[UITraitAccessibilityContrast.self] }
  /// The number of pixels per point; 0 if it is unspecified.
  public var displayScale: CGFloat { values[UITraitDisplayScale.self] }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values[UITraitUserInterfaceIdiom.self] }
  /// Whether there is much room from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values[UITraitHorizontalSizeClass.self] }
  /// Whether there is much room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values[UITraitVerticalSizeClass.self] }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values[UITraitLayoutDirection.self] }
  public var preferredContentSizeCategory: UIContentSizeCategory { values[UITraitPreferredContentSizeCategory.self] }
}

/// The contrast that the user asks for.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  case normal
  case high
}

/// The direction in which an interface is laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic.
  case rightToLeft
}

/// Whether an interface lies on the ground or is raised above another one.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  case base
  /// Above another interface; its dark backgrounds are lighter.
  case elevated
}

/// Whether there is much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified
  /// Little room, as across a phone.
  case compact
  /// Much room, as on a tablet.
  case regular
}

/// Values of traits that a view or controller has in place of the inherited ones.
public struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  /// The value of `trait`; its default value if it is not overridden.
  ///
  /// Setting a trait of UIKit to its default value, such as `unspecified`, removes the override.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether `trait` is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Removes the override of `trait`.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

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
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

import CoreGraphics
public import Foundation
import QuartzCore

/// Immutable.
///
/// A trait without a value is unspecified, and has its default value.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  // The compiler cannot check this, because a trait's values can be of any type; nothing changes them.

  let values: TraitValues
  public let userInterfaceStyle: UIUserInterfaceStyle

  init(_ values: TraitValues) {
    self.values = values
    userInterfaceStyle = values[UITraitUserInterfaceStyle.self]
  }

  public override convenience init() { self.init(TraitValues()) }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// If a trait has several values, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.override(with: collection.values) }
    self.init(values)
  }

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  /// Whether every value that `trait` specifies is also specified here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool { values.contains(trait?.values ?? TraitValues()) }

  /// The traits whose values differ.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.changes(from: traitCollection?.values ?? TraitValues())
  }

  /// Whether dynamic colours can look different.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  public override var hash: Int { userInterfaceStyle.hashValue ^ displayScale.hashValue }

  public override var description: String { "UITraitCollection(\(values.description))" }
}

extension TraitValues {
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

  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  final func asCurrent<Result>(_ body: () -> Result) -> Result {
    let world = LayerWorld.current
    let outer = world.environment
    guard outer !== self else { return body() }
    world.environment = self
    defer { world.environment = outer }
    return body()
  }

  /// In a world without a screen.
  static let usual = UITraitCollection(userInterfaceStyle: .light)
}

extension UITraitCollection {
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public var userInterfaceLevel: UIUserInterfaceLevel { values[UITraitUserInterfaceLevel.self] }
  public var accessibilityContrast: UIAccessibilityContrast { values[UITraitAccessibilityContrast.self] }
  /// 0 if it is unspecified.
  public var displayScale: CGFloat { values[UITraitDisplayScale.self] }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values[UITraitUserInterfaceIdiom.self] }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values[UITraitHorizontalSizeClass.self] }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values[UITraitVerticalSizeClass.self] }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values[UITraitLayoutDirection.self] }
  public var preferredContentSizeCategory: UIContentSizeCategory { values[UITraitPreferredContentSizeCategory.self] }
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}

public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base
  case elevated
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

/// What a view or controller has in place of the inherited traits.
public struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  /// The default value if it is not overridden; setting a trait of UIKit to its default value removes the override.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

/// A value of the environment that controllers and views inherit from what contains them.
///
/// A type of one's own that conforms to the protocol is a trait, too.
public protocol UITraitDefinition: SendableMetatype {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
  /// By default that of the type.
  static var name: String { get }
  /// Differs from that of every other trait; by default the full name of the type.
  static var identifier: String { get }
  /// Whether dynamic colours can depend on the trait; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// A size that is not one of these is smaller than all of them.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.position < rhs.position }

  /// The position among the sizes, from 0 for the smallest; nil for one that is unspecified or unknown.
  var positionInTables: Int? { Self.ascending.firstIndex(of: self) }

  private var position: Int { Self.ascending.firstIndex(of: self) ?? -1 }

  private static let ascending: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

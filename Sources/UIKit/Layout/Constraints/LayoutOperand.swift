import Foundation

@MainActor protocol LayoutItem: NSObject {
  /// The box lies in its coordinate system.
  var boxContainer: UIView? { get }
  /// The item itself, or the view that has the guide.
  var itemView: UIView? { get }
}

/// An attribute of an item, or the distance between attributes of two items.
@MainActor struct LayoutOperand {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// The distance is measured from it.
  private(set) weak var startItem: (any LayoutItem)?
  let startAttribute: NSLayoutConstraint.Attribute

  init(
    item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute, startItem: (any LayoutItem)? = nil,
    startAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
  ) {
    self.item = item
    self.attribute = attribute
    self.startItem = startItem
    self.startAttribute = startAttribute
  }

  /// A length rather than a position.
  var isSize: Bool { attribute.isSize || startAttribute != .notAnAttribute }
  var axis: NSLayoutConstraint.Axis? { attribute.axis }
  var views: [UIView] { [item?.itemView, startItem?.itemView].compactMap { $0 } }

  func isSame(as other: Self) -> Bool {
    item === other.item && attribute == other.attribute && startItem === other.startItem
      && startAttribute == other.startAttribute
  }
}

/// From 1 to 1000; a constraint with a higher priority holds before all with a lower one.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let dragThatCanResizeScene = Self(510)
  public static let sceneSizeStayPut = Self(500)
  public static let dragThatCannotResizeScene = Self(490)
  public static let defaultLow = Self(250)
  public static let fittingSizeLevel = Self(50)

  public static func + (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue + rhs) }

  public static func - (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue - rhs) }
}

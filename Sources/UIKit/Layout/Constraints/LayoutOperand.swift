import Foundation

/// An object with a box in a layout: a view or a layout guide.
@MainActor protocol LayoutItem: NSObject {
  /// The view in whose coordinate system the box lies.
  var boxContainer: UIView? { get }
  /// The view that the item belongs to: itself, or the one that has the guide.
  var itemView: UIView? { get }
}

/// One side of a constraint: an attribute of an item, or the distance between attributes of two items.
@MainActor struct LayoutOperand {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// The item from which the distance is measured.
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

  /// Whether the operand is a length rather than a position.
  var isSize: Bool { attribute.isSize || startAttribute != .notAnAttribute }
  var axis: NSLayoutConstraint.Axis? { attribute.axis }
  var views: [UIView] { [item?.itemView, startItem?.itemView].compactMap { $0 } }

  func isSame(as other: Self) -> Bool {
    item === other.item && attribute == other.attribute && startItem === other.startItem
      && startAttribute == other.startAttribute
  }
}

public import Foundation

/// A menu, or a part of one.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public final let identifier: Identifier
  /// How the menu is shown in another one, and what choosing does.
  public final let options: Options
  open internal(set) var children: [UIMenuElement]
  /// Kept for the client: the size of the elements.
  open var preferredElementSize: ElementSize

  /// Creates a menu of `children`.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image)
  }

  /// Archives are not supported; returns nil.
  public override init?(coder: NSCoder) { nil }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, preferredElementSize: preferredElementSize,
      children: newChildren)
  }

  /// The elements that are checked, also those in sections.
  open var selectedElements: [UIMenuElement] { inlineElements.filter { MenuItem($0).state == .on } }

  /// The elements that are shown in this menu itself: those of sections in place of these.
  final var inlineElements: [UIMenuElement] {
    children.flatMap { child in
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [child] }
      return menu.inlineElements
    }
  }

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown and what choosing in it does.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are a section of the menu that contains this one.
    public static let displayInline = Self(rawValue: 1 << 0)
    public static let destructive = Self(rawValue: 1 << 1)
    /// Choosing an element checks it and no other one.
    public static let singleSelection = Self(rawValue: 1 << 5)
    /// Kept for the client: the elements are a palette.
    public static let displayAsPalette = Self(rawValue: 1 << 7)
  }

  /// The size of the elements of a menu.
  public enum ElementSize: Int, Sendable {
    case small
    case medium
    case large
    case automatic = -1
  }
}

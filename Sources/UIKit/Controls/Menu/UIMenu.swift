public import Foundation

@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public final let identifier: Identifier
  public final let options: Options
  open internal(set) var children: [UIMenuElement]
  /// Stored, without effect.
  open var preferredElementSize: ElementSize

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

  public override init?(coder: NSCoder) { nil }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, preferredElementSize: preferredElementSize,
      children: newChildren)
  }

  /// Also those in sections.
  open var selectedElements: [UIMenuElement] { inlineElements.filter { MenuItem($0).state == .on } }

  /// Elements of sections stand in place of these.
  final var inlineElements: [UIMenuElement] {
    children.flatMap { child in
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [child] }
      return menu.inlineElements
    }
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Self(rawValue: 1 << 0)
    public static let destructive = Self(rawValue: 1 << 1)
    /// No other element stays checked.
    public static let singleSelection = Self(rawValue: 1 << 5)
    /// Stored, without effect.
    public static let displayAsPalette = Self(rawValue: 1 << 7)
  }

  public enum ElementSize: Int, Sendable {
    case small
    case medium
    case large
    case automatic = -1
  }
}

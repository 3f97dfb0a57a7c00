import CoreGraphics
public import Foundation
import QuartzCore

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

@preconcurrency @MainActor open class UIMenuElement: NSObject {
  open internal(set) var title: String

  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  public init?(coder: NSCoder) { nil }

  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Self(rawValue: 1 << 0)
    public static let destructive = Self(rawValue: 1 << 1)
    public static let hidden = Self(rawValue: 1 << 2)
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }
}

extension UIButton {
  /// Returns whether there is a menu; a button that shows its selection takes the title of the element that is chosen.
  @discardableResult
  final func openMenu(byKey: Bool) -> Bool {
    guard isEnabled, menuPresenter == nil, let menu else { return false }
    send(.menuActionTriggered, with: nil)
    menuPresenter = MenuPresenter(
      menu, from: self, bounds, chosen: { [weak self] in self?.show(selected: $0) },
      ended: { [weak self] in self?.menuClosed() })
    if byKey { menuPresenter?.highlightFirst() }
    return menuPresenter != nil
  }

  private func menuClosed() {
    menuPresenter = nil
    isHighlighted = false
  }

  /// If the button shows its selection: its title, and its checkmark alone.
  private func show(selected element: UIMenuElement) {
    guard changesSelectionAsPrimaryAction, let menu, menu.inlineElements.contains(where: { $0 === element }) else {
      return
    }
    for other in menu.inlineElements { MenuItem(other).setState(other === element ? .on : .off) }
    showSelection()
  }

  /// Shows the element that is checked, or the first one.
  final func showSelection() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    let elements = menu.inlineElements
    guard let element = elements.first(where: { MenuItem($0).state == .on }) ?? elements.first else { return }
    MenuItem(element).setState(.on)
    if configuration != nil { configuration?.title = element.title } else { setTitle(element.title, for: .normal) }
  }
}

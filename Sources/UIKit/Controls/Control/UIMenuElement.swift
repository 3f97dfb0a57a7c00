public import Foundation

/// An element of a menu; here, the base class of a control's actions.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  open internal(set) var title: String

  /// The image of the element; nil for none.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// Archives are not supported; returns nil.
  public init?(coder: NSCoder) { nil }

  /// Whether an element is checked.
  public enum State: Int, Sendable {
    /// Not checked.
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Self(rawValue: 1 << 0)
    public static let destructive = Self(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Self(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }
}

public import Foundation

/// Something that can be chosen; here, what an action of a control is.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What it is called.
  open internal(set) var title: String

  /// What stands for it in a picture; nil for nothing.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// Not to be had from archives.
  public init?(coder: NSCoder) { nil }

  /// Whether it is ticked.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// What else is to be said of it.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// What these bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Self(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Self(rawValue: 1 << 2)
    /// A menu stays when it is chosen.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }
}

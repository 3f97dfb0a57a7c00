public import Foundation

/// Holds text.
///
/// The general pasteboard is that of the desktop or, without one, of the stage.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  private let store: any PasteboardStore
  public final let name: Name

  init(_ store: any PasteboardStore, name: Name) {
    self.store = store
    self.name = name
    super.init()
  }

  open class var general: UIPasteboard { UIPasteboard(UIApplication.shared.pasteboard, name: .general) }

  open var string: String? {
    get { store.text.flatMap { $0.isEmpty ? nil : $0 } }
    set {
      store.text = newValue ?? ""
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// Several texts are joined by line breaks.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// Nil if the text is not a web address.
  open var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var changeCount: Int { store.changeCount }

  /// Posted when an application of this process changed the content.
  nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let general = Self(rawValue: "com.apple.UIKit.pboard.general")
  }
}

// Not Apple's: where a host keeps what was copied.

@MainActor package protocol PasteboardStore: AnyObject {
  /// Nil or empty if there is none.
  var text: String? { get set }
  /// The number of times that the text changed.
  var changeCount: Int { get }
  /// The bytes of a PNG; nil if there is none, or the host cannot read any.
  var picture: [UInt8]? { get }
}

extension PasteboardStore {
  package var picture: [UInt8]? { nil }
}

/// A pasteboard that a stage keeps for itself.
@MainActor final class UserCodePasteboard: PasteboardStore {
  var text: String? { didSet { changeCount += 1 } }
  private(set) var changeCount = 0
}

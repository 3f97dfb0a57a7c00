public import Foundation

/// An archive of views; kept so that sources compile: archives are not supported, and an empty view stands for its
/// content.
@preconcurrency @MainActor open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Creates an archive from data, which is ignored.
  public init(data: Data, bundle bundleOrNil: Bundle?) { name = "data" }

  /// Reports that archives are not supported, and returns an empty view.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    Self.emptyContent(of: name)
  }

  /// A key of how an archive is read.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects that stand for those outside of the archive.
    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }

  /// Reports that the archive cannot be read, and returns what stands for its content.
  static func emptyContent(of name: String) -> [Any] {
    UIApplication.shared.report(
      "The archive \"\(name)\" cannot be read, because archives are not supported; an empty view stands for its content"
    )
    return [UIView()]
  }
}

extension Bundle {
  /// Reports that archives are not supported, and returns an empty view.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib.emptyContent(of: name) }
}

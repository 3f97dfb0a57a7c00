// Archives are not supported: each load is reported and returns an empty view.

public import Foundation

@preconcurrency @MainActor open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    Self.emptyContent(of: name)
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  static func emptyContent(of name: String) -> [Any] {
    UIApplication.shared.report(
      "The archive \"\(name)\" cannot be read, because archives are not supported; an empty view stands for its content"
    )
    return [UIView()]
  }
}

extension Bundle {
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib.emptyContent(of: name) }
}

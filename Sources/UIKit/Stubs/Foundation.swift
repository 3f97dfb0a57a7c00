// What Foundation on Linux lacks, as far as screens use it.

public import Foundation

extension NSPredicate {
  /// Knows `SELF MATCHES %@`, a regular expression; every other format is true of everything.
  public convenience init(format: String, _ argument: String) {
    let matches = format.uppercased().hasPrefix("SELF MATCHES")
    if !matches { UIApplication.stubFromAnywhere("NSPredicate", "this format is true of everything") }
    self.init { object, _ in
      guard matches, let text = object as? String else { return true }
      return text.range(of: "^(?:\(argument))$", options: .regularExpression) != nil
    }
  }
}

extension NSMutableString {
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}

extension NSAttributedString {
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = Self(rawValue: "DocumentType")
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
  }

  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let html = Self(rawValue: "NSHTML")
    public static let plain = Self(rawValue: "NSPlainText")
    public static let rtf = Self(rawValue: "NSRTF")
  }

  /// Shows the text alone, without the marks of a document.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let text = String(decoding: data, as: UTF8.self)
    let isDocument = options[.documentType] as? DocumentType == .html
    if isDocument { UIApplication.stubFromAnywhere("NSAttributedString", "a document is shown without its styles") }
    self.init(string: isDocument ? text.replacing(#/<[^>]*>/#, with: "") : text)
  }
}

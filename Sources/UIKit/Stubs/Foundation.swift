// swift-format-ignore-file: AlwaysUseLowerCamelCase

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

// There is no Objective-C runtime: no method is found, so none is exchanged.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  UIApplication.stubFromAnywhere("class_getInstanceMethod", "methods cannot be exchanged, so it finds none")
  return nil
}
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  class_getInstanceMethod(cls, name)
}
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name)
}
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  false
}
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
public func method_getImplementation(_ method: Method) -> IMP { method }
@discardableResult public func method_setImplementation(_ method: Method, _ imp: IMP) -> IMP { imp }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

extension NSObject {
  public class func classForCoder() -> AnyClass { self }
}

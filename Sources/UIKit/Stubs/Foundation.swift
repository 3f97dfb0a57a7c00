// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What Foundation on Linux lacks, as far as screens use it.

public import CoreGraphics
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

extension NSObjectProtocol where Self: NSObject {
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }
}

extension NSIndexPath {
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
}

/// Classes are objects on Apple's platforms.
public func === (lhs: AnyObject.Type?, rhs: AnyObject.Type?) -> Bool { lhs == rhs }
public func !== (lhs: AnyObject.Type?, rhs: AnyObject.Type?) -> Bool { lhs != rhs }

// Geometry as text: "{1, 2}", "{{1, 2}, {3, 4}}".
extension NSCoder {
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  public class func string(for transform: CGAffineTransform) -> String {
    "[\(text([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]).dropFirst().dropLast())]"
  }

  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(in: string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(in: string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(in: string, 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(in: string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(in: string, 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = numbers(in: string, 6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

  private static func text(_ numbers: [CGFloat]) -> String {
    "{\(numbers.map { String(format: "%.17g", $0.native) }.joined(separator: ", "))}"
  }

  /// All 0 if there are not as many.
  private static func numbers(in text: String, _ count: Int) -> [CGFloat] {
    let found = text.split { "{}[], ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    return found.count == count ? found : Array(repeating: 0, count: count)
  }
}

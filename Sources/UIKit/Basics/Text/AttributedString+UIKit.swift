public import Foundation

// A font never changes.
extension UIFont: @unchecked Sendable {}

/// UIKit's attributes of `AttributedString`.
public struct UIKitAttributes: AttributeScope {
  public let font: FontAttribute
  public let foregroundColor: ForegroundColorAttribute
  public let backgroundColor: BackgroundColorAttribute
  public let kern: KernAttribute
  public let baselineOffset: BaselineOffsetAttribute
  public let underlineStyle: UnderlineStyleAttribute
  public let strikethroughStyle: StrikethroughStyleAttribute
  public let paragraphStyle: ParagraphStyleAttribute
  public let foundation: AttributeScopes.FoundationAttributes

  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = NSAttributedString.Key.font.rawValue
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.kern.rawValue
  }
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }
  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }
}

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  public typealias UIKitAttributes = UIKit.UIKitAttributes
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<UIKitAttributes, Key>) -> Key {
    self[Key.self]
  }
}

extension NSAttributedString {
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var given: [NSAttributedString.Key: Any] = [:]
      given[.font] = run.uiKit.font
      given[.foregroundColor] = run.uiKit.foregroundColor
      given[.backgroundColor] = run.uiKit.backgroundColor
      given[.kern] = run.uiKit.kern
      given[.baselineOffset] = run.uiKit.baselineOffset
      given[.underlineStyle] = run.uiKit.underlineStyle?.rawValue
      given[.strikethroughStyle] = run.uiKit.strikethroughStyle?.rawValue
      given[.paragraphStyle] = run.uiKit.paragraphStyle
      result.append(NSAttributedString(string: String(text[run.range].characters), attributes: given))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Without attributes that `AttributedString` does not know.
  public init(_ text: NSAttributedString) {
    self.init()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var part = AttributedString((text.string as NSString).substring(with: range))
      part.uiKit.font = attributes[.font] as? UIFont
      part.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
      part.uiKit.backgroundColor = attributes[.backgroundColor] as? UIColor
      part.uiKit.kern = attributes.number(.kern).map { CGFloat($0) }
      part.uiKit.baselineOffset = attributes.number(.baselineOffset).map { CGFloat($0) }
      part.uiKit.underlineStyle = attributes.number(.underlineStyle).map { NSUnderlineStyle(rawValue: Int($0)) }
      part.uiKit.strikethroughStyle = attributes.number(.strikethroughStyle).map { NSUnderlineStyle(rawValue: Int($0)) }
      part.uiKit.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
      append(part)
    }
  }
}

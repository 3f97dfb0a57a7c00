import CoreGraphics
public import Foundation
import QuartzCore

extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// Additional distance between letters, in points.
  public static let kern = Self(rawValue: "NSKern")
  /// Additional distance between letters, in points.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The number of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// Without it the text's own color is used.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// Without it the text's own color is used.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// Upwards, in points.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The style at the beginning of a paragraph counts.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// This key and those below have no effect.
  public static let shadow = Self(rawValue: "NSShadow")
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  public static let ligature = Self(rawValue: "NSLigature")
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  public static let expansion = Self(rawValue: "NSExpansion")
  public static let textEffect = Self(rawValue: "NSTextEffect")
  public static let link = Self(rawValue: "NSLink")
  public static let attachment = Self(rawValue: "NSAttachment")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = Self(rawValue: 1)
  /// Drawn like `single`.
  public static let thick = Self(rawValue: 2)
  public static let double = Self(rawValue: 9)
  /// Drawn like the line without dots, as the other patterns.
  public static let patternDot = Self(rawValue: 0x100)
  public static let patternDash = Self(rawValue: 0x200)
  public static let byWord = Self(rawValue: 0x8000)
}

open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Foundation's attributed strings read their attributes' types here: see `ForeignType`.
  private final let foreignType = ForeignType.mark
  // Only the mutable subclass changes, which a client shares between threads no more than on iOS.

  struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
  }

  final var values = Values()

  public override required init() {}

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// In addition, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// 0 for the natural height.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Without effect, as all that follow.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  open var tailIndent: CGFloat { values.tailIndent }
  open var hyphenationFactor: Float { values.hyphenationFactor }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.lineSpacing.hashValue ^ values.alignment.rawValue }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// Stub, so that sources compile: labels have a shadow of their own.
open class NSShadow: NSObject, @unchecked Sendable {
  // Foundation's attributed strings read their attributes' types here: see `ForeignType`.
  private final let foreignType = ForeignType.mark
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?

  public override init() {}
}

/// Stub, so that sources compile: it is not shown.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Foundation's attributed strings read their attributes' types here: see `ForeignType`.
  private final let foreignType = ForeignType.mark
  open var image: UIImage?
  /// In points, from the baseline upwards.
  open var bounds = CGRect.zero

  public override init() {}

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Shown as nothing.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{200B}", attributes: [.attachment: attachment])
  }
}

/// What the first stored property of a class holds whose objects are attributes of texts.
///
/// Core Foundation on Linux compares attributes of adjacent runs, and takes the word behind an object's header for a
/// number of one of its own types. A number that none of them has makes it call `isEqual(_:)`; without it, the first
/// property's bits decide, and text with two fonts or colours would end the process.
enum ForeignType {
  /// The greatest number of a type, in the bits in which Core Foundation looks for it.
  static let mark: UInt = 0x3ff << 8
}

public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural

  var alignment: TextRequest.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  /// Here between words if possible.
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle

  var truncation: TextRequest.Truncation {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: .none
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }
}

import CoreGraphics
public import Foundation
import QuartzCore

extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// The color of the text, a `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The color behind the text, a `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The additional distance between letters, in points.
  public static let kern = Self(rawValue: "NSKern")
  /// The additional distance between letters, in points.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The line below the text, the number of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The color of the line below the text, a `UIColor`; that of the text without.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The line through the text, the number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The color of the line through the text, a `UIColor`; that of the text without.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// The distance by which the text is raised, in points.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The style of the paragraph, an `NSParagraphStyle`; that at the beginning counts.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// Kept so that sources compile; without effect.
  public static let shadow = Self(rawValue: "NSShadow")
  /// Kept so that sources compile; without effect.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// Kept so that sources compile; without effect.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// Kept so that sources compile; without effect.
  public static let ligature = Self(rawValue: "NSLigature")
  /// Kept so that sources compile; without effect.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// Kept so that sources compile; without effect.
  public static let expansion = Self(rawValue: "NSExpansion")
  /// Kept so that sources compile; without effect.
  public static let textEffect = Self(rawValue: "NSTextEffect")
  /// Kept so that sources compile; without effect.
  public static let link = Self(rawValue: "NSLink")
  /// Kept so that sources compile; without effect.
  public static let attachment = Self(rawValue: "NSAttachment")
}

/// The lines below and through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = Self(rawValue: 1)
  /// One thick line; drawn like `single`.
  public static let thick = Self(rawValue: 2)
  public static let double = Self(rawValue: 9)
  /// Dots; drawn like the line without them.
  public static let patternDot = Self(rawValue: 0x100)
  /// Dashes; drawn like the line without them.
  public static let patternDash = Self(rawValue: 0x200)
  /// Only below words; drawn like the line without it.
  public static let byWord = Self(rawValue: 0x8000)
}

/// How the lines of a paragraph are set.
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
  /// The additional distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The factor of the height of lines; 0 for the natural height.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The distance after a paragraph, in points; without effect.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance before a paragraph, in points; without effect.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The least height of lines, in points; without effect.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of lines, in points; without effect.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The indentation of the first line, in points; without effect.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of the other lines, in points; without effect.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance from the right edge, in points; without effect.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How readily words are divided; without effect.
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

/// How the lines of a paragraph are set, as it can be changed.
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

/// A shadow of text; kept so that sources compile: labels have a shadow of their own.
open class NSShadow: NSObject, @unchecked Sendable {
  // Foundation's attributed strings read their attributes' types here: see `ForeignType`.
  private final let foreignType = ForeignType.mark
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?

  /// Creates a shadow without a colour.
  public override init() {}
}

/// A picture in a text; kept so that sources compile: it is not shown.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Foundation's attributed strings read their attributes' types here: see `ForeignType`.
  private final let foreignType = ForeignType.mark
  open var image: UIImage?
  /// The bounds of the picture, in points, from the baseline upwards.
  open var bounds = CGRect.zero

  /// Creates an attachment without a picture.
  public override init() {}

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a text that stands for a picture; it is shown as nothing.
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

/// How lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  /// To both edges.
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

/// How text is broken or shortened when it is wider than its frame.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  /// Lines are broken anywhere; here between words if possible.
  case byCharWrapping
  /// Text that does not fit is clipped.
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

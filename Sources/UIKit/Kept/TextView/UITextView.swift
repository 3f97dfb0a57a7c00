import CoreGraphics
public import Foundation
import QuartzCore

/// A scrolling view of text of several lines; kept so that sources compile: it shows its text, which cannot be edited.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
  private final let label = UILabel()

  /// Whether the text can be edited; stored, without effect.
  @ViewSetting open var isEditable = true
  /// Whether the text can be selected; stored, without effect.
  @ViewSetting open var isSelectable = true
  /// Whether the attributes of the text can be edited; stored, without effect.
  @ViewSetting open var allowsEditingTextAttributes = false
  /// Whether the first edit replaces the text; stored, without effect.
  @ViewSetting open var clearsOnInsertion = false
  /// The selected text, in UTF-16 units; stored, without effect.
  @ViewSetting open var selectedRange = NSRange(location: 0, length: 0)
  /// The kinds of data that become links; stored, without effect.
  @ViewSetting open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The view in place of the keyboard; stored, without effect.
  @ViewSetting private var givenInputView: UIView?
  /// The view above the keyboard; stored, without effect.
  @ViewSetting private var givenAccessoryView: UIView?
  /// The distances of the text from the edges of the content, in points.
  @ViewSetting open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textChanged() }
  }
  /// The area of the text; its values have no effect.
  public private(set) final lazy var textContainer = NSTextContainer(size: bounds.size)
  /// The text was edited; never posted.
  nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
  /// Editing of the text has begun; never posted.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Editing of the text has ended; never posted.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// The distance of letters from the edges of the text's rectangle, in points, as measured on iOS 26.1.
  private static let padding: CGFloat = 5

  /// Creates a view without text; `textContainer` is not used.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view without text.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Archives are not supported; the view is created without text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    label.isUserInteractionEnabled = false
    addSubview(label)
    backgroundColor = .systemBackground
    clipsToBounds = true
  }

  private func textChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // Apple's types: they accept nil and never return it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; an empty one by default.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      textChanged()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      textChanged()
    }
  }
  /// The font; 12 points by default.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: 12)
      textChanged()
    }
  }
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  /// The view in place of the keyboard; stored, without effect.
  open override var inputView: UIView? {
    get { givenInputView }
    set { givenInputView = newValue }
  }
  /// The view above the keyboard; stored, without effect.
  open override var inputAccessoryView: UIView? {
    get { givenAccessoryView }
    set { givenAccessoryView = newValue }
  }
  open var hasText: Bool { !text.isEmpty }

  /// Does nothing: the text does not scroll by itself.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// Returns the size of the text in `size`, with its insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let edges = textEdges
    let fitting = label.sizeThatFits(
      CGSize(width: max(0, size.width - edges.left - edges.right), height: .greatestFiniteMagnitude))
    let height = max(fitting.height, label.font.lineHeight)
    return CGSize(width: fitting.width + edges.left + edges.right, height: height + edges.top + edges.bottom)
  }

  /// The size of the text if the view does not scroll; none if it does.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude, height: 0))
  }

  private var textEdges: UIEdgeInsets {
    let insets = textContainerInset
    return UIEdgeInsets(
      top: insets.top, left: insets.left + Self.padding, bottom: insets.bottom, right: insets.right + Self.padding)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (edges, size) = (textEdges, sizeThatFits(bounds.size))
    label.frame = CGRect(
      x: edges.left, y: edges.top, width: max(0, bounds.width - edges.left - edges.right),
      height: size.height - edges.top - edges.bottom)
    contentSize = CGSize(width: bounds.width, height: size.height)
  }

  open override func becomeFirstResponder() -> Bool {
    UIApplication.kept("UITextView", "its text cannot be edited")
    return false
  }
}

/// The area of a text; kept so that sources compile: it has no effect.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  open var size: CGSize
  /// The distance of letters from the edges; stored, without effect.
  open var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines; stored, without effect.
  open var maximumNumberOfLines = 0

  public init(size: CGSize) { self.size = size }
}

/// The kinds of data that a text view can make links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let address = Self(rawValue: 1 << 2)
  public static let calendarEvent = Self(rawValue: 1 << 3)
  public static let all = Self(rawValue: .max)
}

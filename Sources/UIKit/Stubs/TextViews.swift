// A text view shows and scrolls its text, which cannot be edited; settings that concern editing are stored.

import CoreGraphics
public import Foundation
import QuartzCore

@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
  private final let label = UILabel()

  @ViewSetting open var isEditable = true
  @ViewSetting open var isSelectable = true
  @ViewSetting open var allowsEditingTextAttributes = false
  @ViewSetting open var clearsOnInsertion = false
  @ViewSetting open var selectedRange = NSRange(location: 0, length: 0)
  @ViewSetting private var givenInputView: UIView?
  @ViewSetting private var givenAccessoryView: UIView?
  @ViewSetting open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textChanged() }
  }
  public private(set) final lazy var textContainer = NSTextContainer(size: bounds.size)
  nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  // As measured on iOS 26.1.
  private static let padding: CGFloat = 5

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    prepare()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

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
  open override var inputView: UIView? {
    get { givenInputView }
    set { givenInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { givenAccessoryView }
    set { givenAccessoryView = newValue }
  }
  open var hasText: Bool { !text.isEmpty }

  open func scrollRangeToVisible(_ range: NSRange) {}

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let edges = textEdges
    let fitting = label.sizeThatFits(
      CGSize(width: max(0, size.width - edges.left - edges.right), height: .greatestFiniteMagnitude))
    let height = max(fitting.height, label.font.lineHeight)
    return CGSize(width: fitting.width + edges.left + edges.right, height: height + edges.top + edges.bottom)
  }

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
    UIApplication.stub("UITextView", "its text cannot be edited")
    return false
  }
}

@preconcurrency @MainActor open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0

  public init(size: CGSize) { self.size = size }
}

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}

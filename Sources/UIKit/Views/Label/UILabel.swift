import CoreGraphics
public import Foundation
public import QuartzCore

/// A view that shows text, in the middle of its height.
///
/// The text is laid out when it or the room changes, not in every frame, and drawn sharp at every scale.
@preconcurrency @MainActor open class UILabel: UIView {
  @ViewSetting private var givenText = LabelContent() { didSet { textChanged() } }
  @ViewSetting private var givenFont = UIFont.systemFont(ofSize: UIFont.labelFontSize) { didSet { textChanged() } }
  @ViewSetting private var givenTextColor: UIColor = .label { didSet { applyTextColor() } }
  /// Where `drawText(in:)` was told to draw.
  final var textRect = CGRect.zero

  /// How lines lie in the width.
  @ViewSetting open var textAlignment: NSTextAlignment = .natural { didSet { textChanged() } }
  /// The most lines; 0 for as many as there is room for.
  @ViewSetting open var numberOfLines = 1 { didSet { textChanged() } }
  /// What happens to text that is wider than its room.
  @ViewSetting open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { textChanged() } }
  /// Whether a text that is too wide gets smaller letters.
  @ViewSetting open var adjustsFontSizeToFitWidth = false { didSet { textChanged() } }
  /// The smallest share of the font's size that letters may get; 0 for any.
  @ViewSetting open var minimumScaleFactor: CGFloat = 0 { didSet { textChanged() } }
  /// The width that lines may take up when the label says how large it would be; 0 for any.
  @ViewSetting open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }
  /// Where smaller letters lie; here always in the middle.
  @ViewSetting open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Kept; letters stand where they belong.
  @ViewSetting open var allowsDefaultTighteningForTruncation = false
  /// The colour of the text's shadow; nil casts none.
  @ViewSetting open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Where the shadow lies from the text, in points.
  @ViewSetting open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  /// The colour of the text while the label is highlighted; nil leaves it as it is.
  @ViewSetting open var highlightedTextColor: UIColor? { didSet { applyTextColor() } }
  /// Whether the label is to look highlighted.
  @ViewSetting open var isHighlighted = false { didSet { applyTextColor() } }
  /// Whether the label looks as if what it names can be used.
  @ViewSetting open var isEnabled = true { didSet { applyTextColor() } }

  /// A label whose frame in its superview is `frame`; it takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Not to be had from archives.
  ///
  /// Gives an empty label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  open override class var layerClass: AnyClass { CATextLayer.self }

  private func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    applyTextColor()
  }

  /// The text that the label shows; nil for none.
  open var text: String? {
    get { givenText.plain }
    set { if newValue != givenText.plain || givenText.attributed != nil { givenText = LabelContent(plain: newValue) } }
  }

  /// The text with its attributes, of which the font and the color at its beginning apply to all of it.
  open var attributedText: NSAttributedString? {
    get { givenText.attributed ?? givenText.plain.map { NSAttributedString(string: $0) } }
    set {
      givenText = LabelContent(plain: newValue?.string, attributed: newValue)
      applyAttributes()
    }
  }

  // Apple's types, which take nil and never give it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; at first the system's in 17 points.
  open var font: UIFont! {
    get { givenFont }
    set {
      givenFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; at first `UIColor.label`.
  open var textColor: UIColor! {
    get { givenTextColor }
    set {
      givenTextColor = newValue ?? .label
    }
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// The rectangle that the text would take up in `bounds` with at most `numberOfLines` lines; 0 for any number.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: measuredSize(in: bounds.size, lines: numberOfLines))
  }

  /// Draws the text into `rect`; a subclass calls it with another.
  open func drawText(in rect: CGRect) { textRect = rect }

  open override func layerWillDraw(_ layer: CALayer) {
    textRect = bounds
    drawText(in: bounds)
    applyText()
  }

  /// The colour changes at once, also in an animation block.
  open override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    event == "foregroundColor" || event == "fontSize" ? NSNull() : super.action(for: layer, forKey: event)
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func applyAttributes() {
    guard let text = givenText.attributed, text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
  }

  private func applyTextColor() {
    let shown = isHighlighted ? highlightedTextColor ?? givenTextColor : givenTextColor
    let color = isEnabled ? shown : shown.withAlphaComponent(shown.cgColor.alpha * Self.dimming)
    (layer as? CATextLayer)?.foregroundColor = color.cgColor
  }

  /// How much is seen of a label that is not enabled.
  private static let dimming: CGFloat = 0.4
}

/// The text of a label as it was given: plain, or with attributes.
private struct LabelContent: Equatable {
  var plain: String?
  var attributed: NSAttributedString?
}

/// Where letters lie that were made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line the large ones would have been on.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the top.
  case none
}

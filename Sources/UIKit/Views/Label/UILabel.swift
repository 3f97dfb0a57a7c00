import CoreGraphics
public import Foundation
public import QuartzCore

/// A view that shows text, in the middle of its height.
///
/// The text is laid out when it or the room changes, not in every frame, and drawn sharp at every scale.
@preconcurrency @MainActor open class UILabel: UIView {
  private var givenText: String?
  private var givenAttributedText: NSAttributedString?
  private var givenFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var givenTextColor: UIColor = .label
  /// Where `drawText(in:)` was told to draw.
  final var textRect = CGRect.zero

  /// How lines lie in the width.
  open var textAlignment: NSTextAlignment = .natural {
    willSet { noteSetting(\UILabel.textAlignment) }
    didSet { textChanged() }
  }
  /// The most lines; 0 for as many as there is room for.
  open var numberOfLines = 1 {
    willSet { noteSetting(\UILabel.numberOfLines) }
    didSet { textChanged() }
  }
  /// What happens to text that is wider than its room.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    willSet { noteSetting(\UILabel.lineBreakMode) }
    didSet { textChanged() }
  }
  /// Whether a text that is too wide gets smaller letters.
  open var adjustsFontSizeToFitWidth = false {
    willSet { noteSetting(\UILabel.adjustsFontSizeToFitWidth) }
    didSet { textChanged() }
  }
  /// The smallest share of the font's size that letters may get; 0 for any.
  open var minimumScaleFactor: CGFloat = 0 {
    willSet { noteSetting(\UILabel.minimumScaleFactor) }
    didSet { textChanged() }
  }
  /// The width that lines may take up when the label says how large it would be; 0 for any.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }
  /// Where smaller letters lie; here always in the middle.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Kept; letters stand where they belong.
  open var allowsDefaultTighteningForTruncation = false
  /// The colour of the text's shadow; nil casts none.
  open var shadowColor: UIColor? {
    willSet { noteSetting(\UILabel.shadowColor) }
    didSet { setNeedsDisplay() }
  }
  /// Where the shadow lies from the text, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    willSet { noteSetting(\UILabel.shadowOffset) }
    didSet { setNeedsDisplay() }
  }
  /// The colour of the text while the label is highlighted; nil leaves it as it is.
  open var highlightedTextColor: UIColor? {
    willSet { noteSetting(\UILabel.highlightedTextColor) }
    didSet { applyTextColor() }
  }
  /// Whether the label is to look highlighted.
  open var isHighlighted = false {
    willSet { noteSetting(\UILabel.isHighlighted) }
    didSet { applyTextColor() }
  }
  /// Whether the label looks as if what it names can be used.
  open var isEnabled = true {
    willSet { noteSetting(\UILabel.isEnabled) }
    didSet { applyTextColor() }
  }

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

  /// The text.
  open var text: String? {
    get { givenText }
    set {
      guard newValue != givenText || givenAttributedText != nil else { return }
      if givenAttributedText == nil { noteSetting(\UILabel.text) } else { noteSetting(\UILabel.attributedText) }
      givenText = newValue
      givenAttributedText = nil
      textChanged()
    }
  }

  /// The text with attributes, of which font and colour at its beginning count, for all of it.
  open var attributedText: NSAttributedString? {
    get { givenAttributedText ?? givenText.map { NSAttributedString(string: $0) } }
    set {
      noteSetting(\UILabel.attributedText)
      givenAttributedText = newValue
      givenText = newValue?.string
      takeAttributes()
      textChanged()
    }
  }

  // Apple's types, which take nil and never give it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; at first the system's in 17 points.
  open var font: UIFont! {
    get { givenFont }
    set {
      noteSetting(\UILabel.font)
      givenFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      textChanged()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; at first `UIColor.label`.
  open var textColor: UIColor! {
    get { givenTextColor }
    set {
      noteSetting(\UILabel.textColor)
      givenTextColor = newValue ?? .label
      applyTextColor()
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

  private func takeAttributes() {
    guard let text = givenAttributedText, text.length > 0 else { return }
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

/// Where letters lie that were made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line the large ones would have been on.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the top.
  case none
}

import CoreGraphics
public import Foundation
public import QuartzCore

/// The text is laid out when it or the available size changes, not in every frame, and drawn sharp at every scale.
@preconcurrency @MainActor open class UILabel: UIView {
  /// Stored, without effect: the size of text does not change.
  @ViewSetting open var adjustsFontForContentSizeCategory = false
  @ViewSetting private var givenText = LabelContent() { didSet { textChanged() } }
  @ViewSetting private var givenFont = UIFont.systemFont(ofSize: UIFont.labelFontSize) { didSet { textChanged() } }
  @ViewSetting private var givenTextColor: UIColor = .label { didSet { applyTextColor() } }
  /// Given to `drawText(in:)`.
  final var textRect = CGRect.zero

  @ViewSetting open var textAlignment: NSTextAlignment = .natural { didSet { textChanged() } }
  /// 0 for as many as fit.
  @ViewSetting open var numberOfLines = 1 { didSet { textChanged() } }
  @ViewSetting open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { textChanged() } }
  @ViewSetting open var adjustsFontSizeToFitWidth = false { didSet { textChanged() } }
  /// 0 for no limit.
  @ViewSetting open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      if acceptsNumbers(of: \UILabel.minimumScaleFactor, named: "minimumScaleFactor", old: oldValue) { textChanged() }
    }
  }
  /// The maximum width of lines for the intrinsic size, in points; 0 for no limit.
  @ViewSetting open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if acceptsNumbers(of: \UILabel.preferredMaxLayoutWidth, named: "preferredMaxLayoutWidth", old: oldValue) {
        textChanged()
      }
    }
  }
  /// Stored, without effect: reduced text is always centered.
  @ViewSetting open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Stored, without effect.
  @ViewSetting open var allowsDefaultTighteningForTruncation = false
  /// Nil for no shadow.
  @ViewSetting open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  @ViewSetting open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      if acceptsNumbers(of: \UILabel.shadowOffset, named: "shadowOffset", old: oldValue) { setNeedsDisplay() }
    }
  }
  /// Nil for the usual color.
  @ViewSetting open var highlightedTextColor: UIColor? { didSet { applyTextColor() } }
  @ViewSetting open var isHighlighted = false { didSet { applyTextColor() } }
  @ViewSetting open var isEnabled = true { didSet { applyTextColor() } }

  open override class var layerClass: AnyClass { CATextLayer.self }

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    contentMode = .redraw
    applyTextColor()
  }

  open var text: String? {
    get { givenText.plain }
    set { if newValue != givenText.plain || givenText.attributed != nil { givenText = LabelContent(plain: newValue) } }
  }

  /// Setting it also sets the label's font and color to those at the beginning of the text; parts without a font or
  /// color have those from before.
  open var attributedText: NSAttributedString? {
    get { givenText.attributed?.attributed ?? givenText.plain.map { NSAttributedString(string: $0) } }
    set {
      givenText = LabelContent(
        plain: newValue?.string, attributed: newValue.map(StyledText.init), font: givenFont, color: givenTextColor)
      applyAttributes()
    }
  }

  /// Nil for a text of one look; otherwise with the font and color of parts that have none.
  final var styledText: (text: StyledText, font: UIFont, color: UIColor?)? {
    guard let text = givenText.attributed, !text.isPlain, !isHighlighted else { return nil }
    return (text, givenText.font ?? givenFont, givenText.color)
  }

  /// The style of the text's first paragraph.
  final var paragraph: NSParagraphStyle? { givenText.attributed?.first[.paragraphStyle] as? NSParagraphStyle }

  // Apple's types, which accept nil and never return it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// By default the system font at 17 points.
  open var font: UIFont! {
    get { givenFont }
    set {
      givenFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      givenText.attributed?.set(givenFont, for: .font)
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// By default `UIColor.label`.
  open var textColor: UIColor! {
    get { givenTextColor }
    set {
      givenTextColor = newValue ?? .label
      givenText.attributed?.set(givenTextColor, for: .foregroundColor)
    }
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    let limit = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: limit, limitedToNumberOfLines: numberOfLines).size
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func sizeOfContent(inWidth width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  override var baselineDistances: (first: CGFloat, last: CGFloat) { font.baselineDistances(in: font.lineHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let limit = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: limit, limitedToNumberOfLines: numberOfLines).size
  }

  /// 0 for any number of lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: measuredSize(in: bounds.size, lines: numberOfLines))
  }

  /// A subclass can call it with another rectangle.
  open func drawText(in rect: CGRect) { textRect = rect }

  open override func layerWillDraw(_ layer: CALayer) {
    textRect = bounds
    drawText(in: bounds)
    applyText()
  }

  /// The text changes color and size at once, even in an animation block.
  open override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    event == "foregroundColor" || event == "fontSize" ? NSNull() : super.action(for: layer, forKey: event)
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func applyAttributes() {
    guard let attributes = givenText.attributed?.first else { return }
    if let font = attributes[.font] as? UIFont { givenFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { givenTextColor = color }
  }

  private func applyTextColor() {
    let wanted = isHighlighted ? highlightedTextColor ?? givenTextColor : givenTextColor
    let alpha = wanted.resolvedColor(with: traits.current).cgColor.alpha
    let color = isEnabled ? wanted : wanted.withAlphaComponent(alpha * Self.dimming)
    (layer as? CATextLayer)?.foregroundColor = shown(color)
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    if !isEnabled { applyTextColor() }
    if shadowColor?.isDynamic == true || givenText.attributed != nil { setNeedsDisplay() }
  }

  /// The opacity of a disabled label's text.
  private static let dimming: CGFloat = 0.4
}

/// Plain, or with attributes.
private struct LabelContent: Equatable {
  var plain: String?
  var attributed: StyledText?
  /// The font and the color of the label before the attributed text was set.
  var font: UIFont?
  var color: UIColor?
}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines
  case alignCenters
  case none
}

extension UILabel {
  private var service: (any TextService)? { LayerWorld.current.textService }

  /// Rounded up to pixels.
  final func measuredSize(in size: CGSize, lines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    var request = naturalRequest(for: text)
    request.lineLimit = max(0, lines)
    if lines != 1, size.width < .greatestFiniteMagnitude { request.width = size.width.native }
    let measured = service?.layout(request).size ?? estimatedSize(of: text, in: request.width)
    return CGSize(width: min(ceilToPixels(measured.width), max(size.width, 0)), height: ceilToPixels(measured.height))
  }

  /// Returns the request for the text with its looks, on one line.
  private func naturalRequest(for text: String) -> TextRequest {
    var request = font.request(for: text)
    if let styled = styledText {
      request.apply(styled.text, font: styled.font, color: styled.color, with: traits.current)
    }
    return request
  }

  /// Natural ones are those of the label.
  private static func settings(
    of style: NSParagraphStyle, over request: TextRequest
  ) -> (TextRequest.Alignment, TextRequest.Truncation) {
    let alignment = style.alignment == .natural ? request.alignment : style.alignment.alignment
    // A label that shortens its text does so whatever the paragraph says about words.
    let truncation = style.lineBreakMode == .byWordWrapping ? request.truncation : style.lineBreakMode.truncation
    return (alignment, truncation)
  }

  /// Returns an estimate of the text's size, for when there is no text service.
  private func estimatedSize(of text: String, in width: Double) -> CGSize {
    let length = CGFloat(text.count) * font.pointSize / 2
    let lines = width.isFinite && width > 0 ? (length / CGFloat(width)).rounded(.up) : 1
    return CGSize(width: length / max(lines, 1), height: font.lineHeight * max(lines, 1))
  }

  private func ceilToPixels(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    // A thousandth of a pixel is rounding, not letters.
    return (length * scale - 1e-3).rounded(.up) / scale
  }

  final func applyText() {
    guard let layer = layer as? CATextLayer else { return }
    var text = LabelText(request: request(in: textRect.size))
    let bounds = bounds
    text.insets = SIMD4(
      (textRect.minX - bounds.minX).native, (textRect.minY - bounds.minY).native,
      (bounds.maxX - textRect.maxX).native, (bounds.maxY - textRect.maxY).native)
    if let shadowColor {
      text.shadowColor = SIMD4<Double>(shadowColor.cgColor.rgba)
      text.shadowOffset = SIMD2(shadowOffset.width.native, shadowOffset.height.native)
    }
    layer.labelText = text
  }

  /// The layout of the text as it is drawn.
  final var shownLayout: (any TextLayout)? { service?.layout(request(in: bounds.size)) }

  private func request(in size: CGSize) -> TextRequest {
    let text = text ?? ""
    var request = naturalRequest(for: text)
    request.lineLimit = max(0, numberOfLines)
    request.alignment = textAlignment.alignment
    request.truncation = lineBreakMode.truncation
    request.width = max(0, size.width.native)
    if text.isEmpty { return request }
    if let paragraph { (request.alignment, request.truncation) = Self.settings(of: paragraph, over: request) }
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      let factor = fittingFactor(in: size.width)
      request.size *= factor
      for index in request.runs.indices { request.runs[index].size *= factor }
    }
    if numberOfLines != 1 { request.lineLimit = fittingLines(request, in: size.height) }
    return request
  }

  /// The text is as wide as `width`; no less than the minimum.
  private func fittingFactor(in width: CGFloat) -> Double {
    guard let natural = service?.layout(naturalRequest(for: text ?? "")).size.width, natural > width else { return 1 }
    // A thousandth less, so that rounding does not leave out the last letter.
    return max(minimumScaleFactor, width / natural * 0.999, 0.01).native
  }

  /// No more than the label allows.
  private func fittingLines(_ request: TextRequest, in height: CGFloat) -> Int {
    guard let natural = service?.layout(request).size.height, natural > height + 0.5 else { return request.lineLimit }
    var single = request
    single.lineLimit = 1
    guard let line = service?.layout(single).size.height, line > 0 else { return request.lineLimit }
    let count = max(1, Int((height / line + 1e-3).rounded(.down)))
    return request.lineLimit > 0 ? min(count, request.lineLimit) : count
  }
}

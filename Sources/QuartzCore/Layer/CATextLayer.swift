public import CoreGraphics

/// A layer that shows text, laid out by the world's text service.
open class CATextLayer: CALayer {
  private var givenForeground: CGColor? = .white
  private var layout: (any TextLayout)? { didSet { updatePaints() } }
  private var request = TextRequest(string: "")
  /// What is shown in place of `string`, for a view that says more about it than a text layer can; it takes effect when
  /// the layer is displayed.
  package final var labelText: LabelText?

  /// The text: a string, or an attributed one, of which the characters count.
  public final var string: Any? { didSet { setNeedsDisplay() } }
  /// The font's name, or nil for the system's.
  public final var font: CFTypeRef? { didSet { setNeedsDisplay() } }
  /// The size of the font, in points; at first 36.
  public final var fontSize: CGFloat {
    get { CGFloat(values.pointee.special.fontSize) }
    set {
      write(\.special.fontSize, newValue.native, .fontSize)
      setNeedsDisplay()
    }
  }
  /// The colour of the text; at first white.
  public final var foregroundColor: CGColor? {
    get { givenForeground }
    set { writeColor(newValue, \.special.foregroundColor, .foregroundColor) { givenForeground = $0 } }
  }
  /// Whether lines are broken at the width of the bounds.
  public final var isWrapped = false { didSet { setNeedsDisplay() } }
  /// How lines lie in the width.
  public final var alignmentMode: CATextLayerAlignmentMode = .natural { didSet { setNeedsDisplay() } }
  /// What happens to text that is too long.
  public final var truncationMode: CATextLayerTruncationMode = .none { didSet { setNeedsDisplay() } }
  /// Kept; letters stand where they belong.
  public final var allowsFontSubpixelQuantization = false

  override func didInitialize() { flags.needsDisplayOnBoundsChange = true }

  override var paintsBesides: Bool { layout != nil }

  override func makePresentationCopy() -> CALayer? {
    type(of: self) == CATextLayer.self ? CATextLayer(layer: self) : nil
  }

  override func follow(_ shown: LayerValues, _ shownObjects: LayerObjects, model: LayerValues) {
    super.follow(shown, shownObjects, model: model)
    let change = PresentedColors(model: model, shown: shown)
    givenForeground = change.color(.foregroundColor, otherwise: givenForeground)
  }

  override func copyState(of source: CALayer) {
    super.copyState(of: source)
    guard let source = source as? CATextLayer else { return }
    givenForeground = source.givenForeground
    string = source.string
    font = source.font
    isWrapped = source.isWrapped
    alignmentMode = source.alignmentMode
    truncationMode = source.truncationMode
    labelText = source.labelText
    layout = source.layout
    flags = source.flags
  }

  /// Lays the text out.
  open override func display() {
    delegate?.layerWillDraw(self)
    if let labelText { return display(labelText) }
    let text = (string as? NSAttributedString)?.string ?? string as? String ?? ""
    guard !text.isEmpty, let service = (world ?? .current).textService else {
      layout = nil
      return noteChange()
    }
    request = TextRequest(string: text)
    request.family = font as? String
    request.size = fontSize.native
    request.alignment = alignmentMode.alignment
    request.truncation = truncationMode.truncation
    if isWrapped || request.truncation != .none || request.alignment != .natural {
      request.width = bounds.width.native
    }
    request.lineLimit = isWrapped ? 0 : 1
    layout = service.layout(request)
    noteChange()
  }

  private func display(_ text: LabelText) {
    request = text.request
    layout = request.string.isEmpty ? nil : (world ?? .current).textService?.layout(request)
    noteChange()
  }

  override func paint(
    _ v: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, _ painter: LayerPainter
  ) {
    super.paint(v, objects, painter)
    guard let layout, v.pointee.special.foregroundColor.w > 0 else { return }
    var item = painter.item(.text, v.pointee.bounds)
    item.object = painter.list.place(of: layout)
    let corner = labelText?.corner(of: SIMD2(layout.size), in: v.pointee.bounds) ?? v.pointee.bounds.lowHalf
    item.figures = SIMD4(lowHalf: corner, highHalf: SIMD2(layout.size))
    if let shadow = labelText?.shadowColor {
      var shade = item
      shade.color = painter.color(shadow)
      shade.figures.lowHalf += labelText?.shadowOffset ?? .zero
      painter.list.append(shade)
    }
    item.color = painter.color(v.pointee.special.foregroundColor)
    painter.list.append(item)
  }
}

/// How lines of text lie in the width.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode by name; an unknown one is `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the language does.
  public static let natural = Self(rawValue: "natural")
  /// To the left.
  public static let left = Self(rawValue: "left")
  /// To the right.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// To both sides.
  public static let justified = Self(rawValue: "justified")

  var alignment: TextRequest.Alignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// What happens to text that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode by name; an unknown one is `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It goes on.
  public static let none = Self(rawValue: "none")
  /// The beginning is left out.
  public static let start = Self(rawValue: "start")
  /// The middle is left out.
  public static let middle = Self(rawValue: "middle")
  /// The end is left out.
  public static let end = Self(rawValue: "end")

  var truncation: TextRequest.Truncation {
    switch self {
    case .start: .head
    case .middle: .middle
    case .end: .tail
    default: .none
    }
  }
}

public import CoreGraphics

open class CATextLayer: CALayer {
  private var layout: (any TextLayout)? { didSet { updatePaints() } }
  private var request = TextRequest(string: "")
  /// Shown in place of `string`; it takes effect when the layer is displayed.
  package final var labelText: LabelText?

  /// A string or an attributed string, whose attributes are ignored.
  public final var string: Any? { didSet { setNeedsDisplay() } }
  /// Nil for the system font.
  public final var font: CFTypeRef? { didSet { setNeedsDisplay() } }
  public final var fontSize: CGFloat {
    get { CGFloat(values.pointee.special.fontSize) }
    set {
      write(newValue.native, to: .fontSize)
      setNeedsDisplay()
    }
  }
  /// White by default.
  public final var foregroundColor: CGColor? {
    get { givenColors.foreground }
    set { write(newValue, to: .foregroundColor, given: \.foreground) }
  }
  public final var isWrapped = false { didSet { setNeedsDisplay() } }
  public final var alignmentMode: CATextLayerAlignmentMode = .natural { didSet { setNeedsDisplay() } }
  public final var truncationMode: CATextLayerTruncationMode = .none { didSet { setNeedsDisplay() } }
  /// Stored, without effect; letters are always positioned at fractions of a pixel.
  public final var allowsFontSubpixelQuantization = false

  override func didInitialize() { flags.needsDisplayOnBoundsChange = true }

  override var paintsOwnContent: Bool { layout != nil }

  override func makePresentationCopy() -> CALayer? {
    type(of: self) == CATextLayer.self ? CATextLayer(layer: self) : nil
  }

  override func copyState(of source: CALayer) {
    super.copyState(of: source)
    guard let source = source as? CATextLayer else { return }
    string = source.string
    font = source.font
    isWrapped = source.isWrapped
    alignmentMode = source.alignmentMode
    truncationMode = source.truncationMode
    labelText = source.labelText
    layout = source.layout
    flags = source.flags
  }

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
    let corner = labelText?.corner(of: SIMD2(layout.size), in: v.pointee.bounds) ?? v.pointee.bounds.lowHalf
    func add(at corner: SIMD2<Double>, _ color: SIMD4<Double>) {
      let box = Self.drawn(layout, at: corner, in: v.pointee.bounds)
      painter.add(.text(.init(layout: layout, corner: corner, box: box, color: painter.color(color))))
    }
    if let shadow = labelText?.shadowColor { add(at: corner + (labelText?.shadowOffset ?? .zero), shadow) }
    add(at: corner, v.pointee.special.foregroundColor)
  }

  /// Returns the rectangle in which `layout` is drawn at `corner`: around its ink, or all there is if that is not
  /// known.
  private static func drawn(
    _ layout: any TextLayout, at corner: SIMD2<Double>, in bounds: SIMD4<Double>
  ) -> SIMD4<Double> {
    guard let ink = layout.ink else {
      guard layout.size.width > 0 else { return bounds }
      let low = pointwiseMin(bounds.lowHalf, corner)
      let high = pointwiseMax(bounds.lowHalf + bounds.highHalf, corner + SIMD2(layout.size))
      return SIMD4(lowHalf: low, highHalf: high - low)
    }
    let low = corner + ink.lowHalf - inkReach
    return SIMD4(lowHalf: low, highHalf: ink.highHalf - ink.lowHalf + 2 * inkReach)
  }

  /// The distance that ink can be from where it was laid out, in points: glyphs are drawn at whole pixels, antialiased.
  private static let inkReach = 3.0
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
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

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let middle = Self(rawValue: "middle")
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

// Not Apple's: the text of a label, with attributes that text layers do not have.

/// The text of a label, as its layer shows it.
package struct LabelText {
  /// The request for the layout; its width is the available width when the layout was made.
  package var request: TextRequest
  /// The insets of the available area from the layer's left, top, right and bottom edges, in points.
  package var insets = SIMD4<Double>.zero
  package var shadowColor: SIMD4<Double>?
  /// In points.
  package var shadowOffset = SIMD2<Double>.zero

  package init(request: TextRequest) { self.request = request }

  /// Centred vertically, and horizontally by the alignment, also while an animation makes the available area wider or
  /// narrower than it was laid out for.
  func corner(of size: SIMD2<Double>, in bounds: SIMD4<Double>) -> SIMD2<Double> {
    let low = bounds.lowHalf + insets.lowHalf
    let room = bounds.highHalf - insets.lowHalf - insets.highHalf
    let over = request.width.isFinite ? room.x - request.width : 0
    return low + SIMD2(over * share, (room.y - size.y) / 2)
  }

  /// The share of additional width that goes to the left of the text.
  private var share: Double {
    switch request.alignment {
    case .center: 0.5
    case .right: 1
    case .left, .natural, .justified: 0
    }
  }
}

// Not Apple's: the text of a label, with attributes that text layers do not have.

/// The text of a label, as its layer shows it.
package struct LabelText {
  /// The request for the layout; its width is the available width when the layout was made.
  package var request: TextRequest
  /// The insets of the available area from the layer's left, top, right and bottom edges, in points.
  package var insets = SIMD4<Double>.zero
  /// The colour of the text's shadow; nil for none.
  package var shadowColor: SIMD4<Double>?
  /// The offset of the shadow, in points.
  package var shadowOffset = SIMD2<Double>.zero

  package init(request: TextRequest) { self.request = request }

  /// The top left corner of a layout of `size` in `bounds`: centred vertically, and horizontally by its alignment, also
  /// while an animation makes the available area wider or narrower than it was laid out for.
  func corner(of size: SIMD2<Double>, in bounds: SIMD4<Double>) -> SIMD2<Double> {
    let low = bounds.lowHalf + insets.lowHalf
    let room = bounds.highHalf - insets.lowHalf - insets.highHalf
    let over = request.width.isFinite ? room.x - request.width : 0
    return low + SIMD2(over * share, (room.y - size.y) / 2)
  }

  /// The share of additional width that is to the left of the text.
  private var share: Double {
    switch request.alignment {
    case .center: 0.5
    case .right: 1
    case .left, .natural, .justified: 0
    }
  }
}

// Not Apple's: text as a label shows it, with more to say about it than text layers have words for.

/// What a label has its layer show.
package struct LabelText {
  /// What is laid out; its width is that of the room when it was.
  package var request: TextRequest
  /// The distances of the room from the layer's left, top, right and bottom edges, in points.
  package var insets = SIMD4<Double>.zero
  /// The colour of a second, moved text behind the first; nil for none.
  package var shadowColor: SIMD4<Double>?
  /// Where that lies from the first, in points.
  package var shadowOffset = SIMD2<Double>.zero

  package init(request: TextRequest) { self.request = request }

  /// Where the layout of `size` begins in `bounds`: in the middle of the room's height, and sideways as its lines lie,
  /// also in a room that is wider or narrower on its way to what it was laid out for.
  func corner(of size: SIMD2<Double>, in bounds: SIMD4<Double>) -> SIMD2<Double> {
    let low = bounds.lowHalf + insets.lowHalf
    let room = bounds.highHalf - insets.lowHalf - insets.highHalf
    let over = request.width.isFinite ? room.x - request.width : 0
    return low + SIMD2(over * share, (room.y - size.y) / 2)
  }

  /// The share of more room that lies to the left of the text.
  private var share: Double {
    switch request.alignment {
    case .center: 0.5
    case .right: 1
    case .left, .natural, .justified: 0
    }
  }
}

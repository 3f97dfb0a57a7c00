import QuartzCore

/// A picture whose corners keep their size when it is resized, whose edges stretch along, and whose middle stretches
/// both ways.
struct NineParts: Hashable {
  /// The fractions of the picture that are shown.
  private let part: SIMD4<Double>
  /// The fractions of those that stretch.
  private let middle: SIMD4<Double>
  /// Device pixels to a pixel of the picture, where it does not stretch.
  let pixel: SIMD2<Double>

  /// The parts that `item` asks for on a plane that is seen `scale` times as large; nil where the whole stretches.
  init?(_ item: DisplayItem, scale: SIMD2<Double>) {
    guard item.options.contains(.stretchesMiddle), item.radius > 0, scale.min() > 0 else { return nil }
    part = SIMD4<Double>(item.secondColor)
    let low = item.rect.lowHalf.clamped(lowerBound: .zero, upperBound: .one)
    let size = item.rect.highHalf.clamped(lowerBound: .zero, upperBound: .one - low)
    middle = SIMD4(lowHalf: low, highHalf: size)
    pixel = scale / item.radius
  }

  /// Draws `source`, padded and `shrunk` times as large as the picture, into all of `canvas`.
  func draw(_ source: Surface, shrunk: SIMD2<Double>, on canvas: Canvas) {
    let padding = Double(PictureCache.padding)
    let size = SIMD2(Double(source.width), Double(source.height)) - 2 * padding
    let room = SIMD2(Double(canvas.clip.width), Double(canvas.clip.height))
    let stretch = pixel / shrunk
    UprightSampler(
      canvas.clip, source,
      column: { padding + position($0, axis: 0, of: room.x, in: size.x, stretch.x) },
      row: { padding + position($0, axis: 1, of: room.y, in: size.y, stretch.y) }
    ).draw(source, on: canvas)
  }

  /// Which place of a picture of `count` pixels is seen at `place` of `room` device pixels, when a pixel of its corners
  /// takes up `pixel` device pixels.
  private func position(_ place: Double, axis: Int, of room: Double, in count: Double, _ pixel: Double) -> Double {
    let (start, end) = (part[axis] * count, (part[axis] + part[axis + 2]) * count)
    let low = start + middle[axis] * (end - start)
    let high = low + middle[axis + 2] * (end - start)
    var (before, after) = ((low - start) * pixel, (end - high) * pixel)
    if before + after > room { (before, after) = (before * room / (before + after), after * room / (before + after)) }
    if place < before { return start + (low - start) * place / before }
    if place > room - after { return end - (end - high) * (room - place) / after }
    // Neighbours of the middle are not mixed into it, however far it is stretched.
    guard high - low > 1 else { return (low + high) / 2 }
    let inside = low + (high - low) * (place - before) / max(room - before - after, 1e-6)
    return min(max(inside, low + 0.5), high - 0.5)
  }
}

import QuartzCore

/// A picture whose corners keep their size when it is resized, whose edges stretch in one direction and whose middle
/// stretches in both.
struct NineParts: Hashable {
  /// The part of the picture that is shown, in fractions.
  private let part: SIMD4<Double>
  /// The part of that which stretches, in fractions.
  private let middle: SIMD4<Double>
  /// The number of device pixels per pixel of the picture where it does not stretch.
  let pixel: SIMD2<Double>

  /// Creates the parts for `item` on a plane with the given scale; nil if all of the picture stretches.
  init?(_ item: DisplayItem, scale: SIMD2<Double>) {
    guard item.options.contains(.stretchesMiddle), item.radius > 0, scale.min() > 0 else { return nil }
    part = SIMD4<Double>(item.secondColor)
    let low = item.rect.lowHalf.clamped(lowerBound: .zero, upperBound: .one)
    let size = item.rect.highHalf.clamped(lowerBound: .zero, upperBound: .one - low)
    middle = SIMD4(lowHalf: low, highHalf: size)
    pixel = scale / item.radius
  }

  /// Draws `source`, a padded copy of the picture that was scaled by `shrunk`, into all of `canvas`.
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

  /// The position in a picture of `count` pixels is seen at `point` of `room` device pixels, when a pixel of its
  /// corners takes up `pixel` device pixels.
  private func position(_ point: Double, axis: Int, of room: Double, in count: Double, _ pixel: Double) -> Double {
    let (start, end) = (part[axis] * count, (part[axis] + part[axis + 2]) * count)
    let low = start + middle[axis] * (end - start)
    let high = low + middle[axis + 2] * (end - start)
    var (before, after) = ((low - start) * pixel, (end - high) * pixel)
    if before + after > room { (before, after) = (before * room / (before + after), after * room / (before + after)) }
    if point < before { return start + (low - start) * point / before }
    if point > room - after { return end - (end - high) * (room - point) / after }
    // The pixels next to the middle must not blend into it, no matter how far it is stretched.
    guard high - low > 1 else { return (low + high) / 2 }
    let inside = low + (high - low) * (point - before) / max(room - before - after, 1e-6)
    return min(max(inside, low + 0.5), high - 0.5)
  }
}

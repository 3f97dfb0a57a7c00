import CoreGraphics
import QuartzCore

/// The position of a picture on the device, and the size of the copy that is drawn.
struct PicturePlacement {
  /// The width of the copy, in pixels.
  let width: Int
  let height: Int
  /// Whether the nearest pixel is shown instead of an interpolation.
  let isNearest: Bool
  /// The map from the pixels of the padded copy to those of the device.
  let map: Homography

  /// Nil if nothing of the picture is visible.
  init?(_ image: CGImage, _ picture: DisplayItem.Picture, on plane: Homography) {
    let (frame, part) = (picture.frame, picture.part)
    guard part.z > 0, part.w > 0, frame.z > 0, frame.w > 0 else { return nil }
    // The rectangle of the plane that the complete picture would fill.
    let full = frame.highHalf / part.highHalf
    let origin = frame.lowHalf - part.lowHalf * full
    let scale = plane.scale(at: frame.lowHalf + frame.highHalf / 2)
    let seen = pointwiseMax(scale * full, SIMD2(repeating: 1e-6))
    let own = SIMD2(Double(image.width), Double(image.height))
    let grows = seen.x >= own.x && seen.y >= own.y
    isNearest = grows ? picture.isNearest.enlarged : picture.isNearest.reduced
    let size: SIMD2<Double>
    let settled = seen.rounded(.toNearestOrAwayFromZero)
    let isSettled = plane.keepsRectangles && (settled - seen).greatestMagnitude < Self.slack && settled.min() >= 1
    if image.drawing != nil {
      // Drawings grow, too.
      size = isSettled && settled.max() <= Self.largestDrawing ? settled : own * Self.step(above: seen / own)
    } else if isNearest || grows {
      size = own
    } else if isSettled, settled.x <= own.x, settled.y <= own.y {
      size = settled
    } else {
      size = (own * pointwiseMin(SIMD2(repeating: 1), Self.powers(above: seen / own))).rounded(.up)
    }
    let clamped = size.clamped(
      lowerBound: SIMD2(repeating: 1), upperBound: pointwiseMax(own, SIMD2(repeating: Self.largestDrawing)))
    width = Int(clamped.x.rounded())
    height = Int(clamped.y.rounded())
    let unit = full / SIMD2(Double(width), Double(height))
    let corner = origin - unit * Double(PictureCache.padding)
    map = Homography(xAxis: SIMD2(unit.x, 0), yAxis: SIMD2(0, unit.y), origin: corner).followed(by: plane)
  }

  /// The picture is stretched to `frame` beforehand.
  init?(stretchedTo frame: SIMD4<Double>, on plane: Homography) {
    guard frame.z > 0, frame.w > 0 else { return nil }
    let scale = plane.scale(at: frame.lowHalf + frame.highHalf / 2)
    let size = (frame.highHalf * scale).rounded(.toNearestOrAwayFromZero)
      .clamped(lowerBound: .one, upperBound: SIMD2(repeating: Self.largestDrawing))
    (width, height) = (Int(size.x), Int(size.y))
    isNearest = false
    let unit = frame.highHalf / size
    let corner = frame.lowHalf - unit * Double(PictureCache.padding)
    map = Homography(xAxis: SIMD2(unit.x, 0), yAxis: SIMD2(0, unit.y), origin: corner).followed(by: plane)
  }

  /// The device pixel at the padded copy's corner, if the pixels of both coincide; nil otherwise.
  var pixelOffset: SIMD2<Double>? {
    guard map.keepsRectangles else { return nil }
    let growth = SIMD2((map.xAxis.x - 1) * Double(width), (map.yAxis.y - 1) * Double(height))
    let corner = map.origin.rounded(.toNearestOrAwayFromZero)
    guard growth.greatestMagnitude < 2 * Self.slack, (map.origin - corner).greatestMagnitude < 2 * Self.slack else {
      return nil
    }
    return corner
  }

  /// The greatest distance from whole pixels at which a size counts as whole: the picture then rests, and gets a copy
  /// of exactly that size.
  private static let slack = 1e-3
  /// In pixels.
  private static let largestDrawing = 4096.0

  /// The smallest power of two on each axis that is not below the scale, so that few copies serve a picture in motion.
  private static func powers(above scale: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(power(above: scale.x), power(above: scale.y))
  }

  private static func step(above scale: SIMD2<Double>) -> Double { power(above: scale.max()) }

  private static func power(above scale: Double) -> Double {
    let exponent = scale.exponent
    let floor = Double(sign: .plus, exponent: exponent, significand: 1)
    return scale > floor * 1.000_001 ? floor * 2 : floor
  }
}

/// The corners keep their size, the edges stretch in one direction, the middle in both.
struct NineParts: Hashable {
  /// The part of the picture that is shown, in fractions.
  private let part: SIMD4<Double>
  /// In fractions of that part.
  private let middle: SIMD4<Double>
  /// Device pixels per pixel of the picture where it does not stretch.
  let pixel: SIMD2<Double>

  /// Nil if all of the picture stretches.
  init?(_ picture: DisplayItem.Picture, scale: SIMD2<Double>) {
    guard let stretched = picture.middle, picture.scale > 0, scale.min() > 0 else { return nil }
    part = picture.part
    let low = stretched.lowHalf.clamped(lowerBound: .zero, upperBound: .one)
    let size = stretched.highHalf.clamped(lowerBound: .zero, upperBound: .one - low)
    middle = SIMD4(lowHalf: low, highHalf: size)
    pixel = scale / picture.scale
  }

  /// `source` is a padded copy of the picture that was scaled by `shrunk`; it fills `canvas`.
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

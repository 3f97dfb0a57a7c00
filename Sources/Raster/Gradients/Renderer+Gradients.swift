import Foundation
import QuartzCore

extension Renderer {
  /// Draws a rounded rectangle that is filled with a gradient.
  func drawGradient(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    guard let stops = list.object(item.object) as? GradientStops, let inverse = map(item).inverse else { return }
    ramp.fill(stops, tint: item.color, opacity: item.opacity)
    let field = GradientField(item, inverse)
    withAside(boxes[index], on: canvas) {
      field.draw(ramp, on: $0)
    } use: { colors in
      canvas.setSource(colors)
      filler.fill(
        RoundedOutline(item), map(item), on: canvas.clipped(to: colors.clip),
        hasHardEdges: item.options.contains(.hasHardEdges), before: index)
      canvas.resetSource()
    }
  }
}

/// The location of each device pixel on a gradient.
///
/// It is computed from the pixel's position alone, because Cairo's gradients come out slightly different under another
/// clip.
private struct GradientField {
  private let inverse: Homography
  private let start: SIMD2<Double>
  private let end: SIMD2<Double>
  private let variant: UInt8

  init(_ item: DisplayItem, _ inverse: Homography) {
    self.inverse = inverse
    start = item.figures.lowHalf
    end = item.figures.highHalf
    variant = item.variant
  }

  func draw(_ ramp: GradientRamp, on canvas: Canvas) {
    let box = canvas.clip
    canvas.surface.write { _, _ in
      for y in box.top..<box.bottom {
        let row = canvas.surface.row(y - canvas.y)
        if variant == 0, inverse.isAffine, inverse.xAxis.y == 0, start.x == end.x {
          // The gradient runs along y alone, so a row has one colour.
          let color = ramp.color(at: location(SIMD2(Double(box.left) + 0.5, Double(y) + 0.5)))
          (row + box.left - canvas.x).update(repeating: color, count: box.width)
        } else {
          for x in box.left..<box.right {
            row[x - canvas.x] = ramp.color(at: location(SIMD2(Double(x) + 0.5, Double(y) + 0.5)))
          }
        }
      }
    }
  }

  private func location(_ pixel: SIMD2<Double>) -> Double {
    let offset = inverse.map(pixel) - start
    let axis = end - start
    switch variant {
    case 1:
      // The unit is the ellipse whose half axes reach from the start to the end.
      let share = SIMD2(
        axis.x == 0 ? .infinity : offset.x / axis.x, axis.y == 0 ? .infinity : offset.y / axis.y)
      return hypot(share.x, share.y)
    case 2:
      // The angle is clockwise on the screen, from the direction of the end.
      let angle = atan2(axis.x * offset.y - axis.y * offset.x, (axis * offset).sum())
      return (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
    default:
      let square = (axis * axis).sum()
      return square > 0 ? (offset * axis).sum() / square : 0
    }
  }
}

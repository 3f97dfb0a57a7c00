import Foundation
import QuartzCore

extension Renderer {
  func draw(_ gradient: DisplayItem.Gradient, at index: Int, _ pass: Pass) {
    let map = pass.map(index)
    guard let inverse = map.inverse else { return }
    ramp.fill(gradient.stops, tint: gradient.tint, opacity: pass.opacity(index))
    let field = GradientField(inverse: inverse, gradient: gradient)
    withAside(pass.plan.boxes[index], pass) {
      field.draw(ramp, on: $0.canvas)
    } use: { colors in
      pass.canvas.setSource(colors)
      filler.fill(
        gradient.outline, map, on: pass.canvas.clipped(to: colors.clip), joining: pass.seams, before: index)
      pass.canvas.resetSource()
    }
  }
}

/// Computed from the pixel's position alone, because Cairo's gradients come out slightly different under another clip.
private struct GradientField {
  let inverse: Homography
  let gradient: DisplayItem.Gradient

  func draw(_ ramp: GradientRamp, on canvas: Canvas) {
    let box = canvas.clip
    canvas.surface.write { _, _ in
      for y in box.top..<box.bottom {
        let row = canvas.surface.row(y - canvas.y)
        if gradient.shape == .axial, inverse.isAffine, inverse.xAxis.y == 0, gradient.start.x == gradient.end.x {
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
    let offset = inverse.map(pixel) - gradient.start
    let axis = gradient.end - gradient.start
    switch gradient.shape {
    case .radial:
      // The unit is the ellipse whose half axes reach from the start to the end.
      let share = SIMD2(
        axis.x == 0 ? .infinity : offset.x / axis.x, axis.y == 0 ? .infinity : offset.y / axis.y)
      return hypot(share.x, share.y)
    case .conic:
      // The angle is clockwise on the screen, from the direction of the end.
      let angle = atan2(axis.x * offset.y - axis.y * offset.x, (axis * offset).sum())
      return (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
    case .axial:
      let square = (axis * axis).sum()
      return square > 0 ? (offset * axis).sum() / square : 0
    }
  }
}

struct GradientRamp {
  /// Multiplied by alpha, in Cairo's format.
  private(set) var colors: [UInt32] = []

  /// Neighbours between black and white differ by a quarter of a level.
  private static let count = 1024

  /// Colours are interpolated before they are multiplied by alpha.
  mutating func fill(_ stops: GradientStops, tint: SIMD4<Float>, opacity: Double) {
    let tint = SIMD4<Double>(tint) * SIMD4(1, 1, 1, opacity)
    colors.removeAll(keepingCapacity: true)
    var next = 0
    for step in 0...Self.count {
      let location = Double(step) / Double(Self.count)
      while next < stops.locations.count, stops.locations[next] <= location { next += 1 }
      colors.append(Self.pixel(Self.color(stops, before: next, location) * tint))
    }
  }

  /// `location` is clamped to 0…1.
  func color(at location: Double) -> UInt32 {
    let step = location.isNaN ? 0 : min(max(location, 0), 1) * Double(Self.count)
    return colors[Int(step.rounded())]
  }

  private static func color(_ stops: GradientStops, before next: Int, _ location: Double) -> SIMD4<Double> {
    guard let last = stops.colors.last else { return .zero }
    guard next > 0 else { return stops.colors[0] }
    guard next < stops.colors.count else { return last }
    let (low, high) = (stops.locations[next - 1], stops.locations[next])
    return stops.colors[next - 1] + (stops.colors[next] - stops.colors[next - 1]) * ((location - low) / (high - low))
  }

  static func pixel(_ color: SIMD4<Double>) -> UInt32 {
    let c = color.clamped(lowerBound: .zero, upperBound: .one)
    let bytes = (SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w) * 255).rounded(.toNearestOrAwayFromZero)
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }
}

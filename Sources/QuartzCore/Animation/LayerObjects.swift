package import CoreGraphics

/// The references of a layer that a frame needs: pictures, paths and lists.
///
/// Kept apart from the numbers so that sampling a layer whose references are not animated counts nothing.
package struct LayerObjects {
  package var contents: AnyObject?
  /// What `contents` is fading into, and how far, 0...1.
  package var incomingContents: AnyObject?
  package var incomingFraction = 0.0
  package var shadowPath: CGPath?
  package var path: CGPath?
  package var gradient: GradientStops?

  package init() {}
}

/// The colours of a gradient and where they stand.
package final class GradientStops {
  /// Red green blue alpha of each stop.
  package let colors: [SIMD4<Double>]
  /// Where each colour stands, 0...1, rising; as many as there are colours.
  package let locations: [Double]

  /// Stops at `locations`; locations that are not as many rising numbers as there are colours are evenly spaced.
  package init(colors: [SIMD4<Double>], locations: [Double]?) {
    self.colors = colors
    let rising = locations.map { zip($0, $0.dropFirst()).allSatisfy(<=) && $0.allSatisfy(\.isFinite) } ?? false
    if let locations, rising, locations.count == colors.count {
      self.locations = locations
    } else {
      let last = Double(max(1, colors.count - 1))
      self.locations = colors.indices.map { Double($0) / last }
    }
  }

  /// These stops mixed with `other`'s; with another number of colours they are switched halfway.
  func mixed(with other: GradientStops, at fraction: Double) -> GradientStops {
    guard colors.count == other.colors.count else { return fraction < 0.5 ? self : other }
    return GradientStops(
      colors: zip(colors, other.colors).map { ColorMixing.mix($0, $1, at: fraction) },
      locations: zip(locations, other.locations).map { $0 + ($1 - $0) * fraction })
  }
}

/// How colours are mixed.
enum ColorMixing {
  /// Component by component; a colour that cannot be seen takes on the other's hue.
  @inline(__always)
  static func mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>, at fraction: Double) -> SIMD4<Double> {
    var (a, b) = (a, b)
    if a.w == 0 {
      a = b
      a.w = 0
    } else if b.w == 0 {
      b = a
      b.w = 0
    }
    return fraction == 1 ? b : a + (b - a) * fraction
  }
}

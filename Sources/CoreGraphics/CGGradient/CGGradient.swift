public import Foundation

public final class CGGradient: Sendable {
  struct Stop: Hashable, Sendable {
    let location: Double
    let color: SIMD4<Float>
  }

  let orderedStops: [Stop]

  /// - Parameters:
  ///   - space: ignored; the colours blend in sRGB.
  ///   - colors: the initialiser returns nil if the array is empty or holds anything but ``CGColor``.
  ///   - locations: one for each colour, clamped to 0…1; nil spreads the colours evenly. An array literal can be
  /// passed.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let typed = colors.compactMap { $0 as? CGColor }
    guard typed.count == colors.count else { return nil }
    self.init(typed.map(\.rgba), locations)
  }

  /// The memory must hold `count` times `space.numberOfComponents + 1` components, and `count` locations unless those
  /// are nil, which spreads the colours evenly.
  ///
  /// A count below 1 gives nil.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap { index in
      CGColor(colorSpace: space, components: components + index * stride)?.rgba
    }
    self.init(colors, locations)
  }

  private init?(_ colors: [SIMD4<Float>], _ locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let last = max(colors.count - 1, 1)
    let stops = colors.enumerated().map { index, color in
      let location = locations.map { Double($0[index]) } ?? Double(index) / Double(last)
      return (index, Stop(location: location.isNaN ? 0 : min(max(location, 0), 1), color: color))
    }
    // Colours at equal locations keep their order, which makes a hard edge.
    orderedStops = stops.sorted { ($0.1.location, $0.0) < ($1.1.location, $1.0) }.map(\.1)
  }
}

extension CGGradient: Hashable {
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs.orderedStops == rhs.orderedStops }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(orderedStops)
  }
}

// Not Apple's: a gradient in the form that the renderer uses.

extension CGGradient {
  /// The locations in 0…1, ascending, with their colours in extended sRGB, not premultiplied.
  package var stops: [(location: Double, color: SIMD4<Float>)] {
    orderedStops.map { ($0.location, $0.color) }
  }
}

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)

  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

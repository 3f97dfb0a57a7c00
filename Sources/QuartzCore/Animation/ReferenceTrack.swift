private import CoreGraphics
import Motion

/// A picture fades into the other; gradients, and paths of the same structure, are mixed; other references are switched
/// halfway.
struct ReferenceTrack {
  private enum Value {
    case picture(AnyObject)
    case path(CGPath)
    case colors([SIMD4<Double>])
    case locations([Double])
  }

  private let reference: LayerReference
  /// The values, from first to last; nil is the property's own.
  private let values: [Value?]
  /// Nil for two values, between which springs go beyond the ends.
  private let timeline: KeyframeTimeline?

  /// An end of another kind is reported and counts as missing.
  init(_ reference: LayerReference, of name: String, from: Any?, to: Any?, context: CompilationContext) {
    self.reference = reference
    values = [from, to].map { Self.opened($0, for: reference) }
    timeline = nil
    for (given, opened) in zip([from, to], values) where given != nil && opened == nil {
      context.report("\"\(name)\" cannot be animated with \(given ?? "nothing")")
    }
  }

  /// A value of another kind is reported and counts as missing.
  init(
    _ reference: LayerReference, of name: String, values: [Any], keyframes: KeyframeSettings,
    context: CompilationContext
  ) {
    self.reference = reference
    self.values = values.map { Self.opened($0, for: reference) }
    timeline = keyframes.timeline(count: values.count, distances: Array(repeating: 1, count: max(0, values.count - 1)))
    if self.values.contains(where: { $0 == nil }) {
      context.report("\"\(name)\" cannot be animated through \(values)")
    }
  }

  /// Nil if the client's value is of another kind.
  private static func opened(_ value: Any?, for reference: LayerReference) -> Value? {
    guard let value else { return nil }
    switch reference {
    case .picture: return type(of: value) is AnyClass ? .picture(value as AnyObject) : nil
    case .path: return (value as? CGPath).map { .path($0) }
    case .gradientColors:
      guard let list = value as? [Any] else { return nil }
      let colors = list.compactMap(AnimationValue.color)
      return colors.count == list.count && !colors.isEmpty ? .colors(colors) : nil
    case .gradientLocations:
      guard let list = value as? [Any] else { return nil }
      let numbers = list.compactMap(AnimationValue.number)
      return numbers.count == list.count && !numbers.isEmpty ? .locations(numbers) : nil
    }
  }

  func write(_ progress: Double, to objects: inout LayerObjects) {
    let position = timeline?.position(at: progress) ?? KeyframePosition(segment: 0, fraction: progress)
    // The last value is a step to itself, for the end and for discrete mode.
    let index = min(position.segment, values.count - 1)
    let (from, to) = (values[index], values[min(index + 1, values.count - 1)])
    switch reference {
    case .picture: fade(from, to, position.fraction, &objects)
    case .path(let stored):
      objects[keyPath: stored] = Self.path(from, to, position.fraction, otherwise: objects[keyPath: stored])
    case .gradientColors, .gradientLocations:
      objects.gradient = Self.gradient(from, to, position.fraction, otherwise: objects.gradient)
    }
  }

  private func fade(_ from: Value?, _ to: Value?, _ progress: Double, _ objects: inout LayerObjects) {
    func picture(_ end: Value?) -> AnyObject? {
      guard case .picture(let picture) = end else { return objects.contents }
      return picture
    }
    let (start, end) = (picture(from), picture(to))
    guard start !== end, progress > 0, progress < 1 else {
      objects.contents = progress < 1 ? start : end
      return
    }
    objects.contents = start
    objects.incomingContents = end
    objects.incomingFraction = progress
  }

  private static func path(
    _ from: Value?, _ to: Value?, _ progress: Double, otherwise current: CGPath?
  ) -> CGPath? {
    func path(_ end: Value?) -> CGPath? {
      guard case .path(let path) = end else { return current }
      return path
    }
    guard let start = path(from), let end = path(to) else { return current }
    if progress == 0 { return start }
    if progress == 1 { return end }
    return start.outline.interpolated(to: end.outline, fraction: progress).map { CGPath($0) }
      ?? (progress < 0.5 ? start : end)
  }

  private static func gradient(
    _ from: Value?, _ to: Value?, _ progress: Double, otherwise current: GradientStops?
  ) -> GradientStops? {
    func stops(_ end: Value?) -> GradientStops? {
      switch end {
      case .colors(let colors): GradientStops(colors: colors, locations: current?.locations)
      case .locations(let numbers): current.map { GradientStops(colors: $0.colors, locations: numbers) }
      default: current
      }
    }
    guard let start = stops(from), let end = stops(to) else { return current }
    return start.mixed(with: end, at: progress)
  }
}

private import CoreGraphics

/// The value of an animation of a reference.
enum AnimatedObject {
  case picture(AnyObject)
  case path(CGPath)
  case colors([SIMD4<Double>])
  case locations([Double])

  /// Creates the value of an animation of `reference` from a client's `value`; nil if `value` is of another kind.
  init?(_ value: Any?, for reference: LayerReference) {
    guard let value else { return nil }
    switch reference {
    case .picture:
      guard type(of: value) is AnyClass else { return nil }
      self = .picture(value as AnyObject)
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path)
    case .gradientColors:
      guard let list = value as? [Any] else { return nil }
      let colors = list.compactMap(AnimationValue.color)
      guard colors.count == list.count, !colors.isEmpty else { return nil }
      self = .colors(colors)
    case .gradientLocations:
      guard let list = value as? [Any] else { return nil }
      let numbers = list.compactMap(AnimationValue.number)
      guard numbers.count == list.count, !numbers.isEmpty else { return nil }
      self = .locations(numbers)
    }
  }
}

/// A change from one reference to another.
///
/// A picture fades into the other. Gradients, and paths of the same structure, are mixed; other references are switched
/// halfway.
struct ObjectTrack {
  private let reference: LayerReference
  private let from: AnimatedObject?
  private let to: AnimatedObject?

  /// Creates a track of the property `name`, which is `reference`; an end of another kind is reported and counts as
  /// missing.
  init(_ reference: LayerReference, of name: String, from: Any?, to: Any?, context: CompilationContext) {
    self.reference = reference
    self.from = AnimatedObject(from, for: reference)
    self.to = AnimatedObject(to, for: reference)
    for (value, opened) in [(from, self.from), (to, self.to)] where value != nil && opened == nil {
      context.report("\"\(name)\" cannot be animated with \(value ?? "nothing")")
    }
  }

  init(_ reference: LayerReference, from: AnimatedObject?, to: AnimatedObject?) {
    self.reference = reference
    self.from = from
    self.to = to
  }

  /// Writes the reference at `progress` into `objects`.
  func apply(_ progress: Double, to objects: inout LayerObjects) {
    switch reference {
    case .picture: fade(progress, &objects)
    case .path(let stored): objects[keyPath: stored] = path(progress, otherwise: objects[keyPath: stored])
    case .gradientColors, .gradientLocations:
      objects.gradient = gradient(progress, otherwise: objects.gradient)
    }
  }

  private func fade(_ progress: Double, _ objects: inout LayerObjects) {
    func picture(_ end: AnimatedObject?) -> AnyObject? {
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

  private func path(_ progress: Double, otherwise current: CGPath?) -> CGPath? {
    func path(_ end: AnimatedObject?) -> CGPath? {
      guard case .path(let path) = end else { return current }
      return path
    }
    guard let start = path(from), let end = path(to) else { return current }
    if progress == 0 { return start }
    if progress == 1 { return end }
    return start.outline.interpolated(to: end.outline, fraction: progress).map { CGPath($0) }
      ?? (progress < 0.5 ? start : end)
  }

  private func gradient(_ progress: Double, otherwise current: GradientStops?) -> GradientStops? {
    func stops(_ end: AnimatedObject?) -> GradientStops? {
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

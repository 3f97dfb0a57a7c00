private import CoreGraphics

/// A reference of a layer as an animation takes it.
enum AnimatedObject {
  case picture(AnyObject)
  case path(CGPath)
  case colors([SIMD4<Double>])
  case locations([Double])

  /// What `value` is for `property`, or nil.
  init?(_ value: Any?, for property: LayerProperty) {
    guard let value else { return nil }
    switch property {
    case .contents:
      guard type(of: value) is AnyClass else { return nil }
      self = .picture(value as AnyObject)
    case .path, .shadowPath:
      guard let path = value as? CGPath else { return nil }
      self = .path(path)
    case .colors:
      guard let list = value as? [Any] else { return nil }
      let colors = list.compactMap(AnimationValue.color)
      guard colors.count == list.count, !colors.isEmpty else { return nil }
      self = .colors(colors)
    case .locations:
      guard let list = value as? [Any] else { return nil }
      let numbers = list.compactMap(AnimationValue.number)
      guard numbers.count == list.count, !numbers.isEmpty else { return nil }
      self = .locations(numbers)
    default: return nil
    }
  }
}

/// A way between two references: pictures fade, paths of the same build and gradients are mixed, anything else
/// is switched halfway.
struct ObjectTrack {
  private let property: LayerProperty
  private let from: AnimatedObject?
  private let to: AnimatedObject?

  init(_ property: LayerProperty, from: Any?, to: Any?, context: CompilationContext) {
    self.property = property
    self.from = AnimatedObject(from, for: property)
    self.to = AnimatedObject(to, for: property)
    for (value, opened) in [(from, self.from), (to, self.to)] where value != nil && opened == nil {
      context.report("\"\(property.rawValue)\" cannot be animated with \(value ?? "nothing")")
    }
  }

  init(_ property: LayerProperty, from: AnimatedObject?, to: AnimatedObject?) {
    self.property = property
    self.from = from
    self.to = to
  }

  /// Writes the reference at `progress` into `objects`.
  func apply(_ progress: Double, to objects: inout LayerObjects) {
    switch property {
    case .contents: fade(progress, &objects)
    case .path: objects.path = path(progress, otherwise: objects.path)
    case .shadowPath: objects.shadowPath = path(progress, otherwise: objects.shadowPath)
    case .colors, .locations: objects.gradient = gradient(progress, otherwise: objects.gradient)
    default: break
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

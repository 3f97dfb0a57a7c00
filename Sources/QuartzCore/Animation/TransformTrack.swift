private import CoreGraphics

/// A change from one transform to another: the compiled form of a basic animation of a transform.
final class TransformTrack {
  let property: LayerProperty
  /// Whether neither end depends on the property's value.
  private let isFixed: Bool
  private let options: TrackOptions
  /// The interpolation for the property's value `base`.
  private var interpolation: TransformInterpolation
  private var base: CATransform3D
  private let from: CATransform3D?
  private let to: CATransform3D?
  private let by: CATransform3D?

  init(
    _ property: LayerProperty, from: CATransform3D?, to: CATransform3D?, by: CATransform3D?, options: TrackOptions
  ) {
    self.property = property
    self.from = from
    self.to = to
    self.by = by
    self.options = options
    // Additive transforms are multiplied onto the property's value, so a missing end is the identity.
    isFixed = options.isAdditive || [from, to, by].count { $0 != nil } >= 2
    base = CATransform3DIdentity
    interpolation = Self.interpolation(from, to, by, base)
  }

  /// Whether the track may move the layer out of its superlayer's plane.
  var movesInDepth: Bool { [from, to, by].contains { $0.map { !CATransform3DIsAffine($0) } ?? false } }

  /// Writes the transform at `progress` of round `iteration` into `values`.
  func apply(_ progress: Double, iteration: Int, to values: UnsafeMutablePointer<LayerValues>) {
    let current = values[transform: property.slot]
    if !isFixed, current != base {
      base = current
      interpolation = Self.interpolation(from, to, by, base)
    }
    var value = interpolation.value(at: progress)
    if options.isCumulative {
      // The property's value counts once, also if only `by` is given.
      let step = from == nil && to == nil ? by ?? CATransform3DIdentity : interpolation.to
      value = CATransform3DConcat(step.repeated(iteration), value)
    }
    values[transform: property.slot] = options.isAdditive ? CATransform3DConcat(value, current) : value
  }

  /// The track as plain memory; nil if an end depends on the property's value or if the rotation leaves the plane.
  func plain(_ node: AnimationNode) -> PlainTrack? {
    guard isFixed, !options.isCumulative else { return nil }
    return PlainTrack(property, along: interpolation, isAdditive: options.isAdditive, node)
  }

  private static func interpolation(
    _ from: CATransform3D?, _ to: CATransform3D?, _ by: CATransform3D?, _ base: CATransform3D
  ) -> TransformInterpolation {
    switch (from, to, by) {
    case (let from?, let to?, _): TransformInterpolation(from: from, to: to)
    case (let from?, nil, let by?): TransformInterpolation(from: from, to: CATransform3DConcat(by, from))
    case (nil, let to?, let by?):
      TransformInterpolation(from: CATransform3DConcat(CATransform3DInvert(by), to), to: to)
    case (let from?, nil, nil): TransformInterpolation(from: from, to: base)
    case (nil, let to?, nil): TransformInterpolation(from: base, to: to)
    case (nil, nil, let by?): TransformInterpolation(from: base, to: CATransform3DConcat(by, base))
    case (nil, nil, nil): TransformInterpolation(from: base, to: base)
    }
  }
}

extension CATransform3D {
  /// The transform to the power of `count`, by squaring; the identity if that is not finite.
  func repeated(_ count: Int) -> CATransform3D {
    var (result, square, left) = (CATransform3DIdentity, self, count)
    while left > 0 {
      if left & 1 == 1 { result = CATransform3DConcat(square, result) }
      square = CATransform3DConcat(square, square)
      left >>= 1
    }
    return result.isFinite ? result : CATransform3DIdentity
  }
}

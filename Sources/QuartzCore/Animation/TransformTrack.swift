private import CoreGraphics

/// A way between two transforms: what a basic animation of a transform is opened into.
final class TransformTrack {
  let property: LayerProperty
  /// Whether both ends are known whatever the property is otherwise.
  private let isFixed: Bool
  private let options: TrackOptions
  /// The way as last opened, and what the property was otherwise then.
  private var way: TransformInterpolation
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
    // Additive transforms stand on what the property is already, so a missing end is the identity.
    isFixed = options.isAdditive || [from, to, by].count { $0 != nil } >= 2
    base = CATransform3DIdentity
    way = Self.way(from, to, by, base)
  }

  /// Whether it may move the layer out of its superlayer's plane.
  var movesInDepth: Bool { [from, to, by].contains { $0.map { !CATransform3DIsAffine($0) } ?? false } }

  /// Writes the transform at `progress` of round `iteration` into `values`.
  func apply(_ progress: Double, iteration: Int, to values: UnsafeMutablePointer<LayerValues>) {
    let current = values.pointee[transform: property]
    if !isFixed, current != base {
      base = current
      way = Self.way(from, to, by, base)
    }
    var value = way.value(at: progress)
    if options.isCumulative {
      // What the property is otherwise counts once, where the animation only goes by something.
      let step = from == nil && to == nil ? by ?? CATransform3DIdentity : way.to
      value = CATransform3DConcat(step.repeated(iteration), value)
    }
    values.pointee[transform: property] = options.isAdditive ? CATransform3DConcat(value, current) : value
  }

  /// The same as plain memory, where both ends are known and nothing turns in space.
  func plain(_ node: AnimationNode) -> PlainTrack? {
    guard isFixed, !options.isCumulative else { return nil }
    return PlainTrack(property, along: way, isAdditive: options.isAdditive, node)
  }

  private static func way(
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
  /// The transform `count` times after itself, by squaring; the identity where that leaves the numbers.
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

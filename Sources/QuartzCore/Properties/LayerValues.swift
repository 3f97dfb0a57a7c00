import CoreGraphics

/// The numbers of a layer, with their default values: everything that is animated by mixing, and everything that a
/// frame is made of.
///
/// Plain memory without references, in doubles, so that sampling can copy it and let animations write into the copy
/// without allocating memory or counting references. Points and sizes are two lanes, rectangles and colours four.
package struct LayerValues {
  /// x, y, width, height.
  package var bounds: SIMD4<Double> = .zero
  package var backgroundColor: SIMD4<Double> = .zero
  package var position: SIMD2<Double> = .zero
  package var anchorPoint = SIMD2<Double>(repeating: 0.5)
  package var opacity = 1.0
  package var isHidden = 0.0
  package var isDoubleSided = 1.0
  package var masksToBounds = 0.0
  package var cornerRadius = 0.0
  package var borderWidth = 0.0
  package var shadowOpacity = 0.0
  package var zPosition = 0.0
  package var anchorPointZ = 0.0
  package var contentsScale = 1.0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var borderColor = SIMD4<Double>(0, 0, 0, 1)
  package var shadowColor = SIMD4<Double>(0, 0, 0, 1)
  package var shadowOffset = SIMD2<Double>(0, -3)
  package var shadowRadius = 3.0
  package var contentsRect = SIMD4<Double>(0, 0, 1, 1)
  package var contentsCenter = SIMD4<Double>(0, 0, 1, 1)
  package var rasterizationScale = 1.0
  /// The numbers that only subclasses have.
  package var special = SpecialValues()

  package init() {}
}

/// The numbers that only shape, gradient, text, replicator and backdrop layers have.
package struct SpecialValues {
  package var strokeStart = 0.0
  package var strokeEnd = 1.0
  package var lineWidth = 1.0
  package var miterLimit = 10.0
  package var lineDashPhase = 0.0
  package var fillColor = SIMD4<Double>(0, 0, 0, 1)
  package var strokeColor: SIMD4<Double> = .zero
  package var startPoint = SIMD2<Double>(0.5, 0)
  package var endPoint = SIMD2<Double>(0.5, 1)
  package var fontSize = 36.0
  package var foregroundColor = SIMD4<Double>(repeating: 1)
  package var instanceTransform = CATransform3DIdentity
  package var instanceColor = SIMD4<Double>(repeating: 1)
  /// The difference between the colours of one copy of a replicator and the next.
  package var instanceColorOffset: SIMD4<Double> = .zero
  package var instanceDelay = 0.0
  package var backdropRadius = 0.0
  package var backdropSaturation = 1.0
}

extension LayerValues {
  @inline(__always)
  static func wide(_ value: Double) -> SIMD4<Double> { SIMD4(value, 0, 0, 0) }

  @inline(__always)
  static func wide(_ value: SIMD2<Double>) -> SIMD4<Double> { SIMD4(value.x, value.y, 0, 0) }
}

import CoreGraphics

/// The numbers of a layer, with their default values: everything that is animated by mixing, and everything that a
/// frame is made of.
///
/// Plain memory without references, in doubles, so that sampling can copy it and let animations write into the copy
/// without allocating memory or counting references. Points and sizes are two lanes, rectangles and colours four.
///
/// The values that most layers use come first. The others, from `sublayerTransform` on, are cold: sampling does not
/// touch them in a layer that has only defaults there.
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

  /// The number of bytes before the cold values.
  static let warmSize = MemoryLayout<Self>.offset(of: \.sublayerTransform) ?? MemoryLayout<Self>.size
  /// The number of bytes before the transform, the last of the other values.
  private static let sizeBeforeTransform = MemoryLayout<Self>.offset(of: \.transform) ?? warmSize

  /// Copies the values that are not cold; leaves out the transform if an animation replaces it.
  @inline(__always)
  static func copyWarm(
    from other: UnsafeMutablePointer<Self>, to target: UnsafeMutablePointer<Self>, transformIsReplaced replaced: Bool
  ) {
    let size = replaced ? sizeBeforeTransform : warmSize
    UnsafeMutableRawPointer(target).copyMemory(from: other, byteCount: size)
  }
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

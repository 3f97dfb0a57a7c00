import CoreGraphics

/// The numbers of a layer: all that is animated by mixing and all that a frame is made of.
///
/// Plain memory without references, in doubles, so that a frame can take a copy and let animations write
/// into it without allocating or counting anything. Points and sizes are two lanes, rectangles and colours four.
///
/// What most layers use stands first, up to `isCold`'s properties: of a layer that has nothing but defaults after that
/// no frame touches the rest.
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
  /// The numbers that only some subclasses have.
  package var special = SpecialValues()

  package init() {}

  /// How many bytes stand before the cold ones, and before the transform, the last of the others.
  private static let warmSize = MemoryLayout<Self>.offset(of: \.sublayerTransform) ?? MemoryLayout<Self>.size
  private static let sizeBeforeTransform = MemoryLayout<Self>.offset(of: \.transform) ?? warmSize

  /// Takes over what is not cold from `other`, without the transform where that is `replaced` anyhow.
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
  /// What each copy of a replicator adds to the colour of the one before.
  package var instanceColorOffset: SIMD4<Double> = .zero
  package var instanceDelay = 0.0
  package var backdropRadius = 0.0
  package var backdropSaturation = 1.0
}

extension LayerValues {
  /// The numbers of `property` in the first lanes, the others 0.
  ///
  /// Transforms and references have none.
  @inline(__always)
  package subscript(property: LayerProperty) -> SIMD4<Double> {
    get {
      switch property {
      case .position: Self.wide(position)
      case .anchorPoint: Self.wide(anchorPoint)
      case .bounds: bounds
      case .zPosition: Self.wide(zPosition)
      case .anchorPointZ: Self.wide(anchorPointZ)
      case .opacity: Self.wide(opacity)
      case .hidden: Self.wide(isHidden)
      case .doubleSided: Self.wide(isDoubleSided)
      case .masksToBounds: Self.wide(masksToBounds)
      case .cornerRadius: Self.wide(cornerRadius)
      case .borderWidth: Self.wide(borderWidth)
      case .backgroundColor: backgroundColor
      case .borderColor: borderColor
      case .shadowColor: shadowColor
      case .shadowOffset: Self.wide(shadowOffset)
      case .shadowOpacity: Self.wide(shadowOpacity)
      case .shadowRadius: Self.wide(shadowRadius)
      case .contentsRect: contentsRect
      case .contentsCenter: contentsCenter
      case .contentsScale: Self.wide(contentsScale)
      case .rasterizationScale: Self.wide(rasterizationScale)
      default: special[property]
      }
    }
    set {
      switch property {
      case .position: position = newValue.lowHalf
      case .anchorPoint: anchorPoint = newValue.lowHalf
      case .bounds: bounds = newValue
      case .zPosition: zPosition = newValue.x
      case .anchorPointZ: anchorPointZ = newValue.x
      case .opacity: opacity = newValue.x
      case .hidden: isHidden = newValue.x
      case .doubleSided: isDoubleSided = newValue.x
      case .masksToBounds: masksToBounds = newValue.x
      case .cornerRadius: cornerRadius = newValue.x
      case .borderWidth: borderWidth = newValue.x
      case .backgroundColor: backgroundColor = newValue
      case .borderColor: borderColor = newValue
      case .shadowColor: shadowColor = newValue
      case .shadowOffset: shadowOffset = newValue.lowHalf
      case .shadowOpacity: shadowOpacity = newValue.x
      case .shadowRadius: shadowRadius = newValue.x
      case .contentsRect: contentsRect = newValue
      case .contentsCenter: contentsCenter = newValue
      case .contentsScale: contentsScale = newValue.x
      case .rasterizationScale: rasterizationScale = newValue.x
      default: special[property] = newValue
      }
    }
  }

  /// The transform of `property`; the identity for what is none.
  @inline(__always)
  package subscript(transform property: LayerProperty) -> CATransform3D {
    get {
      switch property {
      case .transform: transform
      case .sublayerTransform: sublayerTransform
      case .instanceTransform: special.instanceTransform
      default: CATransform3DIdentity
      }
    }
    set {
      switch property {
      case .transform: transform = newValue
      case .sublayerTransform: sublayerTransform = newValue
      case .instanceTransform: special.instanceTransform = newValue
      default: break
      }
    }
  }

  @inline(__always)
  static func wide(_ value: Double) -> SIMD4<Double> { SIMD4(value, 0, 0, 0) }

  @inline(__always)
  static func wide(_ value: SIMD2<Double>) -> SIMD4<Double> { SIMD4(value.x, value.y, 0, 0) }
}

extension SpecialValues {
  subscript(property: LayerProperty) -> SIMD4<Double> {
    get {
      switch property {
      case .strokeStart: LayerValues.wide(strokeStart)
      case .strokeEnd: LayerValues.wide(strokeEnd)
      case .lineWidth: LayerValues.wide(lineWidth)
      case .miterLimit: LayerValues.wide(miterLimit)
      case .lineDashPhase: LayerValues.wide(lineDashPhase)
      case .fillColor: fillColor
      case .strokeColor: strokeColor
      case .startPoint: LayerValues.wide(startPoint)
      case .endPoint: LayerValues.wide(endPoint)
      case .fontSize: LayerValues.wide(fontSize)
      case .foregroundColor: foregroundColor
      case .instanceColor: instanceColor
      case .instanceDelay: LayerValues.wide(instanceDelay)
      case .backdropRadius: LayerValues.wide(backdropRadius)
      case .backdropSaturation: LayerValues.wide(backdropSaturation)
      default: .zero
      }
    }
    set {
      switch property {
      case .strokeStart: strokeStart = newValue.x
      case .strokeEnd: strokeEnd = newValue.x
      case .lineWidth: lineWidth = newValue.x
      case .miterLimit: miterLimit = newValue.x
      case .lineDashPhase: lineDashPhase = newValue.x
      case .fillColor: fillColor = newValue
      case .strokeColor: strokeColor = newValue
      case .startPoint: startPoint = newValue.lowHalf
      case .endPoint: endPoint = newValue.lowHalf
      case .fontSize: fontSize = newValue.x
      case .foregroundColor: foregroundColor = newValue
      case .instanceColor: instanceColor = newValue
      case .instanceDelay: instanceDelay = newValue.x
      case .backdropRadius: backdropRadius = newValue.x
      case .backdropSaturation: backdropSaturation = newValue.x
      default: break
      }
    }
  }
}

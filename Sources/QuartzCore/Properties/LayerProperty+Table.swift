import CoreGraphics

extension LayerProperty {
  /// The table: one row for each property, read once.
  ///
  /// A row names the key, the stored value and the property that clients know; its kind follows from their types.
  var tableRow: LayerPropertyRow {
    switch self {
    case .position: .point("position", \.position, \CALayer.position)
    case .anchorPoint: .point("anchorPoint", \.anchorPoint, \CALayer.anchorPoint)
    case .bounds: .rectangle("bounds", \.bounds, \CALayer.bounds)
    case .zPosition: .number("zPosition", \.zPosition, \CALayer.zPosition)
    case .anchorPointZ: .number("anchorPointZ", \.anchorPointZ, \CALayer.anchorPointZ)

    case .transform: .transform("transform", \.transform, \CALayer.transform)
    case .sublayerTransform: .transform("sublayerTransform", \.sublayerTransform, \CALayer.sublayerTransform)

    case .opacity: .number("opacity", \.opacity, \CALayer.opacity)
    case .hidden: .flag("hidden", \.isHidden, \CALayer.isHidden)
    case .doubleSided: .flag("doubleSided", \.isDoubleSided, \CALayer.isDoubleSided)
    case .masksToBounds: .flag("masksToBounds", \.masksToBounds, \CALayer.masksToBounds)
    case .cornerRadius: .number("cornerRadius", \.cornerRadius, \CALayer.cornerRadius)
    case .borderWidth: .number("borderWidth", \.borderWidth, \CALayer.borderWidth)
    case .backgroundColor: .color("backgroundColor", \.backgroundColor, \.background, \CALayer.backgroundColor)
    case .borderColor: .color("borderColor", \.borderColor, \.border, \CALayer.borderColor)

    case .shadowColor: .color("shadowColor", \.shadowColor, \.shadow, \CALayer.shadowColor)
    case .shadowOffset: .size("shadowOffset", \.shadowOffset, \CALayer.shadowOffset)
    case .shadowOpacity: .number("shadowOpacity", \.shadowOpacity, \CALayer.shadowOpacity)
    case .shadowRadius: .number("shadowRadius", \.shadowRadius, \CALayer.shadowRadius)
    case .shadowPath: .path("shadowPath", \.shadowPath, \CALayer.shadowPath)

    case .contents: .picture("contents", \CALayer.contents)
    case .contentsRect: .rectangle("contentsRect", \.contentsRect, \CALayer.contentsRect)
    case .contentsCenter: .rectangle("contentsCenter", \.contentsCenter, \CALayer.contentsCenter)
    case .contentsScale: .number("contentsScale", \.contentsScale, \CALayer.contentsScale).withoutImplicitAnimation
    case .rasterizationScale:
      .number("rasterizationScale", \.rasterizationScale, \CALayer.rasterizationScale).withoutImplicitAnimation

    case .path: .path("path", \.path, \CAShapeLayer.path)
    case .strokeStart: .number("strokeStart", \.special.strokeStart, \CAShapeLayer.strokeStart)
    case .strokeEnd: .number("strokeEnd", \.special.strokeEnd, \CAShapeLayer.strokeEnd)
    case .lineWidth: .number("lineWidth", \.special.lineWidth, \CAShapeLayer.lineWidth)
    case .miterLimit: .number("miterLimit", \.special.miterLimit, \CAShapeLayer.miterLimit)
    case .lineDashPhase: .number("lineDashPhase", \.special.lineDashPhase, \CAShapeLayer.lineDashPhase)
    case .fillColor: .color("fillColor", \.special.fillColor, \.fill, \CAShapeLayer.fillColor)
    case .strokeColor: .color("strokeColor", \.special.strokeColor, \.stroke, \CAShapeLayer.strokeColor)

    case .colors: .gradientColors("colors", \CAGradientLayer.colors)
    case .locations: .gradientLocations("locations", \CAGradientLayer.locations)
    case .startPoint: .point("startPoint", \.special.startPoint, \CAGradientLayer.startPoint)
    case .endPoint: .point("endPoint", \.special.endPoint, \CAGradientLayer.endPoint)

    case .fontSize: .number("fontSize", \.special.fontSize, \CATextLayer.fontSize).withoutImplicitAnimation.redrawing
    case .foregroundColor:
      .color("foregroundColor", \.special.foregroundColor, \.foreground, \CATextLayer.foregroundColor)

    case .instanceTransform:
      .transform("instanceTransform", \.special.instanceTransform, \CAReplicatorLayer.instanceTransform)
    case .instanceColor: .color("instanceColor", \.special.instanceColor, \.instance, \CAReplicatorLayer.instanceColor)
    case .instanceDelay: .number("instanceDelay", \.special.instanceDelay, \CAReplicatorLayer.instanceDelay)

    case .backdropRadius: .number("backdropRadius", \.special.backdropRadius, \BackdropLayer.blurRadius)
    case .backdropSaturation: .number("backdropSaturation", \.special.backdropSaturation, \BackdropLayer.saturation)
    }
  }
}

import CoreGraphics

extension CALayer {
  /// The property that `key` names, or what the client keeps under it.
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// What `keyPath` names, such as `transform.rotation.z`.
  public final func value(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "frame": return frame
    case "name": return name
    case "contents": return contents
    case "path", "shadowPath", "colors", "locations": return objectValue(keyPath)
    case "mask": return mask
    case "speed": return speed
    case "timeOffset": return timeOffset
    case "beginTime": return beginTime
    case "contentsGravity": return contentsGravity
    case "opaque", "isOpaque": return isOpaque
    case "shouldRasterize": return shouldRasterize
    default:
      guard let place = LayerKeyPath(parsing: keyPath) else { return rare?.client[keyPath] }
      return Self.boxed(place, in: values.pointee)
    }
  }

  private func objectValue(_ key: String) -> Any? {
    switch key {
    case "path": objects.path
    case "shadowPath": objects.shadowPath
    case "colors": (self as? CAGradientLayer)?.colors
    default: (self as? CAGradientLayer)?.locations
    }
  }

  final func setClientValue(_ value: Any?, forKeyPath keyPath: String) {
    switch keyPath {
    case "frame": if let frame = value as? CGRect { self.frame = frame }
    case "name": name = value as? String
    case "contents": contents = value
    case "path": (self as? CAShapeLayer)?.path = value as? CGPath
    case "shadowPath": shadowPath = value as? CGPath
    case "colors": (self as? CAGradientLayer)?.colors = value as? [Any]
    case "locations": (self as? CAGradientLayer)?.locations = value as? [NSNumber]
    case "mask": mask = value as? CALayer
    case "speed": speed = Float(value.flatMap(AnimationValue.number) ?? 1)
    case "timeOffset": timeOffset = value.flatMap(AnimationValue.number) ?? 0
    case "beginTime": beginTime = value.flatMap(AnimationValue.number) ?? 0
    case "contentsGravity": contentsGravity = value as? CALayerContentsGravity ?? .resize
    case "opaque", "isOpaque": isOpaque = value as? Bool ?? false
    case "shouldRasterize": shouldRasterize = value as? Bool ?? false
    default:
      guard let place = LayerKeyPath(parsing: keyPath) else {
        uncommon.client[keyPath] = value
        return
      }
      setValue(value, at: place, keyPath)
    }
  }

  /// Sets what a key path names through the property's own way, so that it animates and is noticed.
  private func setValue(_ value: Any?, at place: LayerKeyPath, _ keyPath: String) {
    var changed = values.pointee
    if place.property.kind == .color {
      guard value == nil || value is CGColor else { return refuse(value, keyPath) }
      return setColor(value as? CGColor, of: place.property)
    }
    if place.part == .whole, place.property.kind == .transform {
      guard let transform = AnimationValue.transform(value ?? CATransform3DIdentity) else {
        return refuse(value, keyPath)
      }
      changed[transform: place.property] = transform
    } else {
      let lanes = value == nil ? CALayer.defaultLanes(place) : AnimationValue.lanes(value, for: place)
      guard let lanes else { return refuse(value, keyPath) }
      changed[place] = lanes
    }
    take(place.property, from: changed)
  }

  private static func defaultLanes(_ place: LayerKeyPath) -> SIMD4<Double>? { LayerValues()[place] }

  private func refuse(_ value: Any?, _ keyPath: String) {
    (world ?? .current).report("\"\(keyPath)\" cannot be set to \(value ?? "nothing")")
  }

  /// Sets `property` to what it is in `other`.
  private func take(_ property: LayerProperty, from other: LayerValues) {
    let lanes = other[property]
    switch property {
    case .position: position = CGPoint(lanes.lowHalf)
    case .bounds: bounds = CGRect(lanes)
    case .transform: transform = other.transform
    case .sublayerTransform: sublayerTransform = other.sublayerTransform
    case .anchorPoint: anchorPoint = CGPoint(lanes.lowHalf)
    case .opacity: opacity = Float(lanes.x)
    case .hidden: isHidden = lanes.x != 0
    case .masksToBounds: masksToBounds = lanes.x != 0
    case .cornerRadius: cornerRadius = CGFloat(lanes.x)
    case .zPosition: zPosition = CGFloat(lanes.x)
    case .contentsScale: contentsScale = CGFloat(lanes.x)
    case .fontSize: (self as? CATextLayer)?.fontSize = CGFloat(lanes.x)
    default: writeNumbers(property, other)
    }
  }

  /// The colour as the client gave it; nil also for one of another class.
  package final func givenColor(of property: LayerProperty) -> CGColor? {
    switch property {
    case .backgroundColor: backgroundColor
    case .borderColor: borderColor
    case .shadowColor: shadowColor
    case .fillColor: (self as? CAShapeLayer)?.fillColor
    case .strokeColor: (self as? CAShapeLayer)?.strokeColor
    case .foregroundColor: (self as? CATextLayer)?.foregroundColor
    case .instanceColor: (self as? CAReplicatorLayer)?.instanceColor
    default: nil
    }
  }

  /// Sets a colour of the layer; one of another class' is left alone.
  final func setColor(_ color: CGColor?, of property: LayerProperty) {
    switch property {
    case .backgroundColor: backgroundColor = color
    case .borderColor: borderColor = color
    case .shadowColor: shadowColor = color
    case .fillColor: (self as? CAShapeLayer)?.fillColor = color
    case .strokeColor: (self as? CAShapeLayer)?.strokeColor = color
    case .foregroundColor: (self as? CATextLayer)?.foregroundColor = color
    case .instanceColor: (self as? CAReplicatorLayer)?.instanceColor = color
    default: break
    }
  }

  /// Sets the numbers of a property that no class overrides.
  final func writeNumbers(_ property: LayerProperty, _ other: LayerValues) {
    if property.kind == .transform {
      write(\.[transform: property], other[transform: property], property)
    } else {
      write(\.[property], other[property], property)
    }
  }
}

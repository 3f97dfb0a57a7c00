public import CoreGraphics

extension CALayer {
  /// A nil layer is the root's superlayer, here and in the other conversions.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    CGPoint(map(to: l).map(SIMD2(p)))
  }

  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    CGPoint(map(from: l).map(SIMD2(p)))
  }

  /// The smallest rectangle around the converted one.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { Self.box(r, through: map(to: l)) }

  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { Self.box(r, through: map(from: l)) }

  public final var visibleRect: CGRect {
    var rect = bounds
    var layer = superlayer
    while let ancestor = layer, !rect.isEmpty {
      if ancestor.masksToBounds { rect = rect.intersection(convert(ancestor.bounds, from: ancestor)) }
      layer = ancestor.superlayer
    }
    return rect.isNull ? .zero : rect
  }

  public final func preferredFrameSize() -> CGSize { bounds.size }

  /// The map from the layer's plane to its superlayer's, by model values or, for a copy, by presented values.
  package final var placement: Homography {
    // A copy's superlayer lives no longer than this.
    let above = superlayer
    return withExtendedLifetime(above) {
      let parent = above?.values
      let isPlain = parent.map { $0.pointee.sublayerTransform == CATransform3DIdentity } ?? true
      return values.placement(in: isPlain ? nil : parent)
    }
  }

  /// Converts `point` from the coordinate system of `superlayer` to this layer's, both as they are presented now.
  package final func presentedPoint(_ point: CGPoint, fromSuperlayer superlayer: CALayer) -> CGPoint {
    var above = superlayer.presented().values
    var own = presented().values
    return withUnsafeMutablePointer(to: &above) { above in
      let isPlain = above.pointee.sublayerTransform == CATransform3DIdentity
      let placement = withUnsafeMutablePointer(to: &own) { $0.placement(in: isPlain ? nil : above) }
      return CGPoint(Self.inverse(of: placement, self).map(SIMD2(point)))
    }
  }

  /// The map from this layer's plane to that of the topmost layer's superlayer.
  private var mapToTop: Homography {
    var map = placement
    var layer = superlayer
    while let ancestor = layer {
      map = map.followed(by: ancestor.placement)
      layer = ancestor.superlayer
    }
    return map
  }

  private func map(to other: CALayer?) -> Homography {
    if other === self { return Homography() }
    guard let other else { return mapToTop }
    // The usual case, an ancestor, costs one step each and does not round.
    var map = placement
    var layer = superlayer
    while let ancestor = layer {
      if ancestor === other { return map }
      map = map.followed(by: ancestor.placement)
      layer = ancestor.superlayer
    }
    return map.followed(by: Self.inverse(of: other.mapToTop, other))
  }

  private func map(from other: CALayer?) -> Homography {
    if other === self { return Homography() }
    guard let other else { return Self.inverse(of: mapToTop, self) }
    var steps: [CALayer] = [self]
    var layer = superlayer
    while let ancestor = layer, ancestor !== other {
      steps.append(ancestor)
      layer = ancestor.superlayer
    }
    guard layer === other else { return other.map(to: self) }
    var map = Homography()
    for step in steps.reversed() { map = map.followed(by: Self.inverse(of: step.placement, step)) }
    return map
  }

  /// In a layer that is scaled to nothing every point maps to the anchor point.
  private static func inverse(of map: Homography, _ layer: CALayer) -> Homography {
    if let inverse = map.inverse { return inverse }
    return Homography(xAxis: .zero, yAxis: .zero, origin: layer.values.anchor)
  }

  private static func box(_ rect: CGRect, through map: Homography) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    let box = map.bounds(of: SIMD4(rect))
    return CGRect(SIMD4(lowHalf: box.lowHalf, highHalf: box.highHalf - box.lowHalf))
  }

  // MARK: Frame

  final var computedFrame: CGRect {
    if values.pointee.transform == CATransform3DIdentity {
      let size = values.pointee.bounds.highHalf
      return CGRect(SIMD4(lowHalf: values.pointee.position - values.pointee.anchorPoint * size, highHalf: size))
    }
    return Self.box(CGRect(values.pointee.bounds), through: values.placement(in: nil))
  }

  final func setFrame(_ frame: CGRect) {
    let rect = SIMD4(frame.standardized)
    guard rect.isFinite else { return write(rect, to: .bounds) }
    var size = rect.highHalf
    let reached: SIMD2<Double>
    if values.pointee.transform == CATransform3DIdentity {
      reached = -values.pointee.anchorPoint * size
    } else {
      let plane = CATransform3DGetAffineTransform(values.pointee.transform)
      // A singular transform cannot be inverted: the layer moves and keeps its size.
      size =
        plane.isInvertible
        ? SIMD2(CGRect(SIMD4(lowHalf: .zero, highHalf: size)).applying(plane.inverted()).size)
        : values.pointee.bounds.highHalf
      var moved = values.pointee
      moved.bounds.highHalf = size
      moved.position = .zero
      reached = withUnsafeMutablePointer(to: &moved) { $0.placement(in: nil).bounds(of: $0.pointee.bounds).lowHalf }
    }
    let bounds = CGRect(SIMD4(lowHalf: values.pointee.bounds.lowHalf, highHalf: size))
    position = CGPoint(rect.lowHalf - reached)
    self.bounds = bounds
  }

  /// Resizes the sublayers by their `autoresizingMask` after the layer's size changed from `size`.
  public final func resizeSublayers(withOldSize size: CGSize) {
    for child in children where child.rare?.autoresizingMask.isEmpty == false {
      child.resize(withOldSuperlayerSize: size)
    }
  }

  /// Resizes the layer by its `autoresizingMask` after the superlayer's size changed from `size`.
  public final func resize(withOldSuperlayerSize size: CGSize) {
    guard let parent, size.width > 0, size.height > 0 else { return }
    let mask = autoresizingMask
    let change = SIMD2(parent.bounds.size) - SIMD2(size)
    func shared(_ start: Double, _ length: Double, _ change: Double, _ parts: (Bool, Bool, Bool)) -> (Double, Double) {
      let share = change / Double([parts.0, parts.1, parts.2].count { $0 })
      return share.isFinite ? (start + (parts.0 ? share : 0), length + (parts.1 ? share : 0)) : (start, length)
    }
    let old = frame
    let x = shared(
      old.minX.native, old.width.native, change.x,
      (mask.contains(.layerMinXMargin), mask.contains(.layerWidthSizable), mask.contains(.layerMaxXMargin)))
    let y = shared(
      old.minY.native, old.height.native, change.y,
      (mask.contains(.layerMinYMargin), mask.contains(.layerHeightSizable), mask.contains(.layerMaxYMargin)))
    frame = CGRect(x: x.0, y: y.0, width: x.1, height: y.1)
  }
}

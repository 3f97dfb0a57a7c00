import CoreGraphics

struct LayerPainter {
  unowned(unsafe) let list: DisplayList
  unowned(unsafe) let layer: CALayer
  let map: Homography
  let tint: SIMD4<Float>
  var opacity: Double

  @inline(__always)
  func add(_ content: DisplayItem.Content) { list.append(item(content)) }

  @inline(__always)
  func item(_ content: DisplayItem.Content) -> DisplayItem {
    DisplayItem(content, layer: UInt(bitPattern: ObjectIdentifier(layer)), placement: map, opacity: opacity)
  }

  @inline(__always)
  func outline(_ v: UnsafeMutablePointer<LayerValues>) -> RoundedOutline {
    var outline = RoundedOutline(
      v.pointee.bounds, radius: v.pointee.cornerRadius,
      corners: UInt8(truncatingIfNeeded: layer.flags.maskedCorners.rawValue),
      isContinuous: layer.flags.cornersAreContinuous)
    outline.hasHardEdges = !layer.flags.allowsEdgeAntialiasing
    return outline
  }

  /// Multiplied by the tint.
  @inline(__always)
  func color(_ color: SIMD4<Double>) -> SIMD4<Float> { SIMD4<Float>(color) * tint }

  /// Returns true if the steps that the layer draws cast the shadow, so that its extent has to be set.
  func shadow(_ v: UnsafeMutablePointer<LayerValues>, _ path: CGPath?) -> Bool {
    let visible = min(1, v.pointee.shadowOpacity) * v.pointee.shadowColor.w
    // A shadow that is clipped at the bounds is not visible.
    guard visible > 0, v.pointee.masksToBounds == 0 else { return false }
    var outline = outline(v)
    outline.hasHardEdges = false
    var item = item(
      .shadow(
        .init(
          outline: outline, path: path, color: color(v.pointee.shadowColor), offset: v.pointee.shadowOffset,
          blur: max(0, v.pointee.shadowRadius))))
    item.opacity = opacity * min(1, v.pointee.shadowOpacity)
    list.append(item)
    return path == nil && v.pointee.backgroundColor.w < 1
  }

  @inline(__always)
  func background(_ v: UnsafeMutablePointer<LayerValues>) {
    let fill = v.pointee.backgroundColor
    guard fill.w > 0, v.pointee.bounds.z > 0, v.pointee.bounds.w > 0 else { return }
    add(.background(.init(outline: outline(v), color: color(fill))))
  }

  /// Drawn above everything else; nil if there is no border.
  func borderItem(_ v: UnsafeMutablePointer<LayerValues>) -> DisplayItem? {
    guard v.pointee.borderWidth > 0, v.pointee.borderColor.w > 0 else { return nil }
    let width = min(v.pointee.borderWidth, v.pointee.bounds.highHalf.min() / 2)
    return item(.border(.init(outline: outline(v), width: width, color: color(v.pointee.borderColor))))
  }

  func picture(_ v: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, drawn: CGImage?) {
    guard let image = objects.contents as? CGImage ?? drawn else { return }
    let gravity = layer.flags.contentsGravity
    let (scale, part) = (v.pointee.contentsScale, v.pointee.contentsRect)
    let shown = SIMD2(Double(image.width), Double(image.height)) / scale * part.highHalf
    var picture = DisplayItem.Picture(
      image: image, frame: gravity.frame(of: shown, in: v.pointee.bounds), part: part, scale: scale, tint: tint,
      isNearest: (layer.flags.magnificationFilter == .nearest, layer.flags.minificationFilter == .nearest))
    // A drawing has as many whole pixels as the bounds need; it is not shrunk for the fraction of a pixel beyond them.
    let over = (shown - v.pointee.bounds.highHalf) * scale
    if drawn === image, all(over .>= 0), all(over .< 1) {
      picture.frame = SIMD4(lowHalf: v.pointee.bounds.lowHalf, highHalf: shown)
    }
    let middle = v.pointee.contentsCenter
    if middle != SIMD4(0, 0, 1, 1), gravity.resizes { picture.middle = middle }
    if let incoming = objects.incomingContents as? CGImage {
      (picture.incoming, picture.fraction) = (incoming, objects.incomingFraction)
    }
    add(.picture(picture))
  }
}

extension CALayerContentsGravity {
  var resizes: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }

  /// As everywhere in Core Animation, top is where y is largest.
  func frame(of size: SIMD2<Double>, in bounds: SIMD4<Double>) -> SIMD4<Double> {
    let room = bounds.highHalf
    switch self {
    case .resizeAspect, .resizeAspectFill:
      guard size.x > 0, size.y > 0 else { return bounds }
      let scale = room / size
      let factor = self == .resizeAspect ? scale.min() : scale.max()
      return aligned(size * factor, SIMD2(0.5, 0.5), bounds)
    case .center: return aligned(size, SIMD2(0.5, 0.5), bounds)
    case .top: return aligned(size, SIMD2(0.5, 1), bounds)
    case .bottom: return aligned(size, SIMD2(0.5, 0), bounds)
    case .left: return aligned(size, SIMD2(0, 0.5), bounds)
    case .right: return aligned(size, SIMD2(1, 0.5), bounds)
    case .topLeft: return aligned(size, SIMD2(0, 1), bounds)
    case .topRight: return aligned(size, SIMD2(1, 1), bounds)
    case .bottomLeft: return aligned(size, SIMD2(0, 0), bounds)
    case .bottomRight: return aligned(size, SIMD2(1, 0), bounds)
    default: return bounds
    }
  }

  private func aligned(_ size: SIMD2<Double>, _ share: SIMD2<Double>, _ bounds: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(lowHalf: bounds.lowHalf + (bounds.highHalf - size) * share, highHalf: size)
  }
}

import CoreGraphics

/// Adds the steps of one layer to a display list.
struct LayerPainter {
  unowned(unsafe) let list: DisplayList
  unowned(unsafe) let layer: CALayer
  let map: Homography
  let tint: SIMD4<Float>
  var opacity: Double

  /// Creates a step of the layer over `rect`.
  @inline(__always)
  func item(_ kind: DisplayItem.Kind, _ rect: SIMD4<Double>) -> DisplayItem {
    var item = DisplayItem(kind, UInt(bitPattern: ObjectIdentifier(layer)), map, rect)
    item.opacity = opacity
    return item
  }

  /// Creates a step over the layer's bounds, with its rounded corners.
  @inline(__always)
  func rounded(_ kind: DisplayItem.Kind, _ v: UnsafeMutablePointer<LayerValues>) -> DisplayItem {
    var item = item(kind, v.pointee.bounds)
    round(&item, v)
    return item
  }

  /// Gives `item` the layer's rounded corners.
  @inline(__always)
  private func round(_ item: inout DisplayItem, _ v: UnsafeMutablePointer<LayerValues>) {
    if v.pointee.cornerRadius > 0 {
      let size = v.pointee.bounds.highHalf
      item.radius = min(v.pointee.cornerRadius, min(size.x, size.y) / 2)
      item.corners = UInt8(truncatingIfNeeded: layer.flags.maskedCorners.rawValue)
      if layer.flags.cornersAreContinuous { item.options.insert(.continuousCorners) }
    }
    if !layer.flags.allowsEdgeAntialiasing { item.options.insert(.hasHardEdges) }
  }

  /// The colour multiplied by the tint, as it is drawn.
  @inline(__always)
  func color(_ color: SIMD4<Double>) -> SIMD4<Float> { SIMD4<Float>(color) * tint }

  /// Adds the layer's shadow; returns true if the steps that the layer draws cast it, so that its extent has to be set.
  func shadow(_ v: UnsafeMutablePointer<LayerValues>, _ path: CGPath?) -> Bool {
    let visible = min(1, v.pointee.shadowOpacity) * v.pointee.shadowColor.w
    // A shadow that is clipped at the bounds is not visible.
    guard visible > 0, v.pointee.masksToBounds == 0 else { return false }
    var item = rounded(.shadow, v)
    item.color = color(v.pointee.shadowColor)
    item.opacity = opacity * min(1, v.pointee.shadowOpacity)
    item.figures = SIMD4(lowHalf: v.pointee.shadowOffset, highHalf: .zero)
    item.amount = max(0, v.pointee.shadowRadius)
    item.object = list.index(of: path)
    let castsByContents = item.object < 0 && v.pointee.backgroundColor.w < 1
    list.append(item)
    return castsByContents
  }

  /// Adds the layer's background, written directly into the list because most steps are backgrounds.
  @inline(__always)
  func background(_ v: UnsafeMutablePointer<LayerValues>) {
    let fill = v.pointee.backgroundColor
    guard fill.w > 0, v.pointee.bounds.z > 0, v.pointee.bounds.w > 0 else { return }
    let item = list.add(.background, UInt(bitPattern: ObjectIdentifier(layer)), map, v.pointee.bounds)
    item.pointee.opacity = opacity
    item.pointee.color = color(fill)
    round(&item.pointee, v)
    if layer.flags.isOpaque { item.pointee.options.insert(.isOpaque) }
  }

  /// Creates the step of the layer's border, which is drawn above everything else; nil if there is none.
  func borderItem(_ v: UnsafeMutablePointer<LayerValues>) -> DisplayItem? {
    guard v.pointee.borderWidth > 0, v.pointee.borderColor.w > 0 else { return nil }
    var item = rounded(.border, v)
    item.color = color(v.pointee.borderColor)
    let size = v.pointee.bounds.highHalf
    item.amount = min(v.pointee.borderWidth, min(size.x, size.y) / 2)
    return item
  }

  /// Adds the layer's picture, if it has one.
  func picture(_ v: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, drawn: CGImage?) {
    guard let picture = objects.contents as? CGImage ?? drawn else { return }
    var item = item(.picture, v.pointee.bounds)
    item.color = tint
    item.object = list.index(of: picture)
    if let incoming = objects.incomingContents as? CGImage {
      item.secondObject = list.index(of: incoming)
      item.amount = objects.incomingFraction
    }
    let size = SIMD2(Double(picture.width), Double(picture.height)) / v.pointee.contentsScale
    let shown = size * v.pointee.contentsRect.highHalf
    item.figures = layer.flags.contentsGravity.frame(of: shown, in: v.pointee.bounds)
    if drawn === picture { fit(shown, v, &item) }
    item.secondColor = SIMD4<Float>(v.pointee.contentsRect)
    let middle = v.pointee.contentsCenter
    if middle != SIMD4(0, 0, 1, 1), layer.flags.contentsGravity.resizes {
      item.rect = middle
      item.options.insert(.stretchesMiddle)
    }
    item.radius = v.pointee.contentsScale
    item.variant = layer.flags.pictureFilter
    list.append(item)
  }
}

extension LayerPainter {
  /// A drawing has as many whole pixels as the bounds need; it is not shrunk for the fraction of a pixel beyond them.
  private func fit(_ size: SIMD2<Double>, _ v: UnsafeMutablePointer<LayerValues>, _ item: inout DisplayItem) {
    let over = (size - v.pointee.bounds.highHalf) * v.pointee.contentsScale
    guard all(over .>= 0), all(over .< 1) else { return }
    item.figures = SIMD4(lowHalf: v.pointee.bounds.lowHalf, highHalf: size)
  }
}

extension LayerFlags {
  /// The filter: 0 interpolates, 1 takes the nearest pixel in enlarged pictures, 2 in reduced ones, 3 in both.
  var pictureFilter: UInt8 {
    (magnificationFilter == .nearest ? 1 : 0) | (minificationFilter == .nearest ? 2 : 0)
  }
}

extension CALayerContentsGravity {
  /// Whether pictures are scaled.
  var resizes: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }

  /// The frame of a picture of `size` in `bounds`; as everywhere in Core Animation, top is where y is largest.
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

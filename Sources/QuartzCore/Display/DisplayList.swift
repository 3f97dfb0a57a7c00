package import CoreGraphics

/// A frame as a flat list of steps, from back to front; reused for later frames, so that a frame allocates no memory.
package final class DisplayList {
  @exclusivity(unchecked) package var items: ContiguousArray<DisplayItem> = []
  /// In the world's seconds.
  package internal(set) var instant = 0.0

  package init() {}

  func removeAll() { items.removeAll(keepingCapacity: true) }

  @inline(__always)
  func append(_ item: DisplayItem) { items.append(item) }

  func removeLast(_ number: Int) { items.removeLast(number) }

  func close(_ begin: Int) {
    let (layer, placement) = (items[begin].layer, items[begin].placement)
    append(DisplayItem(.end, layer: layer, placement: placement))
    items[begin].extent = items.count - 1 - begin
  }

  /// `map` leads from the plane of the other list's root to that of this list's root.
  func append(_ other: DisplayList, on map: Homography, opacity: Double = 1) {
    var depth = 0
    for var item in other.items {
      item.placement = item.placement.followed(by: map)
      if item.kind == .end { depth -= 1 }
      // Inside a group the opacity of the group counts.
      if depth == 0 { item.opacity *= opacity }
      if item.begins { depth += 1 }
      append(item)
    }
  }
}

extension DisplayList {
  /// Shadows and masks, which contexts do not have, are left out.
  func replay(into context: CGContext) {
    var open: [(kind: DisplayItem.Kind, end: Int)] = []
    var index = 0
    while index < items.count {
      let item = items[index]
      switch item.kind {
      case .beginGroup, .beginClip, .beginMask:
        context.saveGState()
        begin(item, in: context)
        open.append((item.kind, index + Int(item.extent)))
      case .maskSwitch:
        // The mask, which follows, is not drawn.
        index = (open.last?.end ?? items.count) - 1
      case .end:
        if open.popLast()?.kind == .beginGroup { context.endTransparencyLayer() }
        context.restoreGState()
      default:
        context.saveGState()
        context.concatenate(item.placement.plane)
        context.setAlpha(CGFloat(item.opacity))
        draw(item.content, in: context)
        context.restoreGState()
      }
      index += 1
    }
  }

  private func begin(_ item: DisplayItem, in context: CGContext) {
    if item.kind == .beginGroup {
      context.setAlpha(CGFloat(item.opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    } else if case .beginClip(let outline) = item.content {
      var plane = item.placement.plane
      context.addPath(outline.path.copy(using: &plane) ?? outline.path)
      context.clip()
    }
  }

  private func draw(_ content: DisplayItem.Content, in context: CGContext) {
    switch content {
    case .background(let background):
      context.setFillColor(CGColor(rgba: background.color))
      context.addPath(background.outline.path)
      context.fillPath()
    case .border(let border):
      context.setStrokeColor(CGColor(rgba: border.color))
      context.setLineWidth(CGFloat(border.width))
      context.addPath(border.outline.inset(by: border.width / 2).path)
      context.strokePath()
    case .picture(let picture):
      // A context draws the top of an image at the greatest y, a layer at the least.
      let rect = CGRect(picture.frame)
      context.translateBy(x: 0, y: rect.minY + rect.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(picture.image, in: rect)
    case .backdrop(let backdrop):
      context.addPath(backdrop.outline.path)
      context.blur(CGFloat(backdrop.blur), saturation: CGFloat(backdrop.saturation))
    case .shape(let shape): draw(shape, in: context)
    case .gradient(let gradient): draw(gradient, in: context)
    case .text(let text):
      context.translateBy(x: CGFloat(text.corner.x), y: CGFloat(text.corner.y))
      context.setFillColor(CGColor(rgba: text.color))
      context.addPath(CGPath(text.layout.letters))
      context.fillPath()
    default: break
    }
  }

  private func draw(_ shape: DisplayItem.Shape, in context: CGContext) {
    context.addPath(shape.path)
    context.setFillColor(CGColor(rgba: shape.fillColor))
    context.fillPath(using: shape.style.fillRule == .evenOdd ? .evenOdd : .winding)
    guard shape.strokeColor.w > 0 else { return }
    context.addPath(shape.path)
    context.setLineWidth(CGFloat(shape.lineWidth))
    context.setStrokeColor(CGColor(rgba: shape.strokeColor))
    context.strokePath()
  }

  private func draw(_ field: DisplayItem.Gradient, in context: CGContext) {
    let colors = field.stops.colors.map { CGColor(rgba: SIMD4<Float>($0) * field.tint) }
    let locations = field.stops.locations.map { CGFloat($0) }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: locations) else { return }
    context.addPath(field.outline.path)
    context.clip()
    let (start, end) = (CGPoint(field.start), CGPoint(field.end))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if field.shape == .axial {
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
    } else {
      let radius = CGFloat((field.end - field.start).length)
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: 0, endCenter: start, endRadius: radius, options: options)
    }
  }
}

extension RoundedOutline {
  /// The outline as a path, with circular corners.
  fileprivate var path: CGPath {
    guard radius > 0 else { return CGPath(rect: CGRect(rect), transform: nil) }
    return CGPath(
      roundedRect: CGRect(rect), cornerWidth: CGFloat(radius), cornerHeight: CGFloat(radius), transform: nil)
  }
}

extension Homography {
  /// The map as an affine transform, without perspective.
  package var plane: CGAffineTransform {
    CGAffineTransform(
      a: CGFloat(xAxis.x), b: CGFloat(xAxis.y), c: CGFloat(yAxis.x), d: CGFloat(yAxis.y), tx: CGFloat(origin.x),
      ty: CGFloat(origin.y))
  }
}

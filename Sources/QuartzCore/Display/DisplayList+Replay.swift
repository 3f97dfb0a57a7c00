package import CoreGraphics

extension DisplayList {
  /// Draws the list into a recording context; shadows and masks, which contexts do not have, are left out.
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
        draw(item, in: context)
        context.restoreGState()
      }
      index += 1
    }
  }

  private func begin(_ item: DisplayItem, in context: CGContext) {
    if item.kind == .beginGroup {
      context.setAlpha(CGFloat(item.opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    } else if item.kind == .beginClip {
      var plane = item.placement.plane
      context.addPath(item.outline.copy(using: &plane) ?? item.outline)
      context.clip()
    }
  }

  private func draw(_ item: DisplayItem, in context: CGContext) {
    switch item.kind {
    case .background:
      context.setFillColor(CGColor(rgba: item.color))
      context.addPath(item.outline)
      context.fillPath()
    case .border:
      context.setStrokeColor(CGColor(rgba: item.color))
      context.setLineWidth(CGFloat(item.amount))
      context.addPath(item.borderCenterline.outline)
      context.strokePath()
    case .picture:
      if let image = object(item.object) as? CGImage { draw(image, item, in: context) }
    case .shape:
      if let path = object(item.object) as? CGPath { draw(path, item, in: context) }
    case .gradient:
      if let stops = object(item.object) as? GradientStops { draw(stops, item, in: context) }
    case .text:
      if let text = object(item.object) as? any TextLayout { draw(text, item, in: context) }
    default: break
    }
  }

  /// A context draws the top of an image at the greatest y, a layer at the least.
  private func draw(_ image: CGImage, _ item: DisplayItem, in context: CGContext) {
    let rect = CGRect(item.figures)
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: rect)
  }

  private func draw(_ text: any TextLayout, _ item: DisplayItem, in context: CGContext) {
    context.translateBy(x: CGFloat(item.figures.x), y: CGFloat(item.figures.y))
    context.setFillColor(CGColor(rgba: item.color))
    context.addPath(CGPath(text.letters))
    context.fillPath()
  }

  private func draw(_ path: CGPath, _ item: DisplayItem, in context: CGContext) {
    context.addPath(path)
    context.setFillColor(CGColor(rgba: item.color))
    context.fillPath(using: item.options.contains(.fillsEvenOdd) ? .evenOdd : .winding)
    guard item.secondColor.w > 0 else { return }
    context.addPath(path)
    context.setLineWidth(CGFloat(item.amount))
    context.setStrokeColor(CGColor(rgba: item.secondColor))
    context.strokePath()
  }

  private func draw(_ stops: GradientStops, _ item: DisplayItem, in context: CGContext) {
    let colors = stops.colors.map { CGColor(rgba: SIMD4<Float>($0) * item.color) }
    let locations = stops.locations.map { CGFloat($0) }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: locations) else { return }
    context.addPath(item.outline)
    context.clip()
    let (start, end) = (CGPoint(item.figures.lowHalf), CGPoint(item.figures.highHalf))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if item.variant == 0 {
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
    } else {
      let radius = (item.figures.highHalf - item.figures.lowHalf).length
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: 0, endCenter: start, endRadius: CGFloat(radius), options: options)
    }
  }
}

extension DisplayItem {
  /// The item with its bounds and corners inset by half the width of its border: the path of the stroke.
  fileprivate var borderCenterline: Self {
    var line = self
    let half = amount / 2
    line.rect += SIMD4(half, half, -amount, -amount)
    line.radius = max(0, radius - half)
    return line
  }

  /// The outline of the bounds with their rounded corners.
  package var outline: CGPath {
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

package import CoreGraphics

extension DisplayList {
  /// Draws the list into a recording context; shadows and masks, which it cannot say, are left out.
  func replay(into context: CGContext) {
    for index in items.indices { replay(items[index], into: context) }
  }

  private func replay(_ item: DisplayItem, into context: CGContext) {
    context.saveGState()
    let begins = item.begins
    if !begins {
      context.concatenate(item.placement.plane)
      context.setAlpha(CGFloat(item.opacity))
    }
    switch item.kind {
    case .background:
      context.setFillColor(CGColor(rgba: item.color))
      context.addPath(item.outline)
      context.fillPath()
    case .border:
      context.setStrokeColor(CGColor(rgba: item.color))
      context.stroke(
        CGRect(item.rect).insetBy(dx: CGFloat(item.amount / 2), dy: CGFloat(item.amount / 2)),
        width: CGFloat(item.amount))
    case .picture:
      if let image = object(item.object) as? CGImage { context.draw(image, in: CGRect(item.figures)) }
    case .shape:
      guard let path = object(item.object) as? CGPath else { break }
      context.addPath(path)
      context.setFillColor(CGColor(rgba: item.color))
      context.fillPath(using: item.options.contains(.fillsEvenOdd) ? .evenOdd : .winding)
      guard item.secondColor.w > 0 else { break }
      context.addPath(path)
      context.setLineWidth(CGFloat(item.amount))
      context.setStrokeColor(CGColor(rgba: item.secondColor))
      context.strokePath()
    case .beginGroup:
      // The state saved above is the group's own: it is given back at its end.
      context.setAlpha(CGFloat(item.opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      return
    case .beginClip:
      context.concatenate(item.placement.plane)
      context.addPath(item.outline)
      context.clip()
      context.concatenate(item.placement.plane.inverted())
      return
    case .end:
      break
    default: break
    }
    context.restoreGState()
  }
}

extension DisplayItem {
  /// The outline of the bounds, rounded as they are.
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

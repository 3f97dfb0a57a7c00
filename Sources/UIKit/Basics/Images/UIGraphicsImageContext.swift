public import CoreGraphics
public import Foundation
import QuartzCore

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has drawing go to a new picture of `size` points, a pixel each, until `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has drawing go to a new picture of `size` points, with `scale` pixels each or, for 0, as many as the screen has; an
/// opaque one is black at first.
///
/// A size that no picture may have gives one of 1 × 1, and a diagnostic.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : CGFloat(LayerWorld.current.displayScale)
  var made = CGContext(size: size, scale: scale)
  if made == nil {
    LayerWorld.current.report("No picture can have \(size.width) × \(size.height) points at scale \(scale)")
    made = CGContext(size: CGSize(width: 1, height: 1), scale: 1)
  }
  guard let context = made else { return }
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  GraphicsContexts.push(context, imageScale: scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What was drawn so far into the picture begun last; nil where none is under way.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let scale = GraphicsContexts.imageScale else { return nil }
  return GraphicsContexts.current?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has drawing go where it went before the picture was begun; without one nothing happens.
public func UIGraphicsEndImageContext() {
  if GraphicsContexts.imageScale != nil { GraphicsContexts.pop() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the current context with its fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the current context with its fill colour, mixing colours as `blendMode` says.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.clip(to: rect)
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a line of one point along the inside of a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setStrokeColor(context.fillColor)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has what is drawn next in the current context be seen inside a rectangle alone.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

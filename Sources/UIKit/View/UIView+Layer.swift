import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// A layer of the view's layer class.
  static func makeLayer() -> CALayer {
    let wanted: AnyClass = layerClass
    if wanted == CALayer.self { return CALayer() }
    // Classes of one's own can be made without knowing them only through an initialiser that all of them have.
    guard let layerClass = wanted as? CALayer.Type, let layer = layerClass.init(coder: NSCoder()) else {
      UIApplication.shared.report("\(self).layerClass is \(wanted), of which no layer could be made; it has a CALayer")
      return CALayer()
    }
    return layer
  }

  func displayByDefault(_ layer: CALayer) {
    layer.drawByDelegate()
  }

  func drawByDefault(in context: CGContext) {
    GraphicsContexts.push(context)
    defer { GraphicsContexts.pop() }
    draw(bounds)
  }

  func applyContentMode() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }
}

/// The contexts that drawing goes to, innermost last.
@MainActor enum GraphicsContexts {
  private static var stack: [CGContext] = []

  static var current: CGContext? { stack.last }
  static func push(_ context: CGContext) { stack.append(context) }
  static func pop() { _ = stack.popLast() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that views draw into now; nil outside drawing.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has drawing go to `context` until `UIGraphicsPopContext()`.
@MainActor public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has drawing go where it went before.
@MainActor public func UIGraphicsPopContext() { GraphicsContexts.pop() }

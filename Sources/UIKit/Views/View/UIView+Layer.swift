import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// One for all, because the views of every layout ask for it.
  static let noAction = NSNull()

  static func makeLayer() -> CALayer {
    let wanted: AnyClass = layerClass
    if wanted == CALayer.self { return CALayer() }
    // A client's layer class can be created only through an initializer that every layer class has.
    guard let layerClass = wanted as? CALayer.Type, let layer = layerClass.init(coder: NSCoder()) else {
      UIApplication.shared.report("\(self).layerClass is \(wanted), which could not be created; the view has a CALayer")
      return CALayer()
    }
    return layer
  }

  func displayByDefault(_ layer: CALayer) {
    traits.current.asCurrent { layer.recordDrawing() }
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

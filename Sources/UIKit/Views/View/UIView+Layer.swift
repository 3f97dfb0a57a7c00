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
    layer.recordDrawing()
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

public import CoreGraphics
package import Foundation

public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// Nil continues the search, `NSNull` ends it.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.recordDrawing() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

// Not Apple's: messages to the view that a layer belongs to.

package protocol LayerOwner: CALayerDelegate {
  /// `old` is the size of the bounds.
  func layerDidResize(from old: CGSize)
  func layerDidRestoreColor()
}

// Not Apple's: how key-value observation hears about changes of layers.

package protocol LayerObserver: AnyObject {
  /// Tells the observer that a value has changed.
  func layerChanged()
}

extension CALayer {
  /// The observer is told once.
  final func observedAsOne(_ changes: () -> Void) {
    flags.isObserved = false
    changes()
    flags.isObserved = true
    rare?.observer?.layerChanged()
  }

  package final var observer: (any LayerObserver)? {
    get { flags.isObserved ? rare?.observer : nil }
    set {
      flags.isObserved = newValue != nil
      uncommon.observer = newValue
    }
  }
}

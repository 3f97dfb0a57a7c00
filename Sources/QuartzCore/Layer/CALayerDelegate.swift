public import CoreGraphics
package import Foundation

/// Methods that provide the contents, layout and actions of layers.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Tells the delegate to provide the contents of `layer`; the default implementation calls `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Tells the delegate to draw the contents of `layer` in its coordinate system.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells the delegate that `layer` is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Tells the delegate to lay out the sublayers of `layer`.
  func layoutSublayers(of layer: CALayer)
  /// Asks the delegate for the action for a change of the property `event`; nil continues the search, `NSNull` ends it.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer by `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.recordDrawing() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil, which continues the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

// Not Apple's: messages to the view that a layer belongs to.

/// A view, to its layer.
package protocol LayerOwner: CALayerDelegate {
  /// Tells the owner that the size of the layer's bounds changed from `old`, in points.
  func layerDidResize(from old: CGSize)
  /// Tells the owner that a colour of the layer went back to one that was set earlier.
  func layerDidRestoreColor()
}

// Not Apple's: how key-value observation hears about changes of layers.

/// An object that is told after each change of a layer's model values.
package protocol LayerObserver: AnyObject {
  /// Tells the observer that a value has changed.
  func layerChanged()
}

extension CALayer {
  /// Tells the observer once of all that `changes` changes.
  final func observedAsOne(_ changes: () -> Void) {
    flags.isObserved = false
    changes()
    flags.isObserved = true
    rare?.observer?.layerChanged()
  }

  /// The object that is told of changes of the model; nil for none.
  package final var observer: (any LayerObserver)? {
    get { flags.isObserved ? rare?.observer : nil }
    set {
      flags.isObserved = newValue != nil
      uncommon.observer = newValue
    }
  }
}

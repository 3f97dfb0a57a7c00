public import CoreGraphics

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

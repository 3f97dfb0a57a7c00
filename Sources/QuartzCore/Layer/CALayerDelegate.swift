public import CoreGraphics

/// Answers for the contents, the layout and the actions of layers.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Makes the contents of `layer`. Without it, `draw(_:in:)` draws them.
  func display(_ layer: CALayer)
  /// Draws the contents of `layer` in its coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// `layer` is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers of `layer`.
  func layoutSublayers(of layer: CALayer)
  /// What is done when the property `event` of `layer` changes; nil goes on searching, `NSNull` ends the search.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Has the layer draw itself.
  public func display(_ layer: CALayer) { layer.recordDrawing() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Goes on searching.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

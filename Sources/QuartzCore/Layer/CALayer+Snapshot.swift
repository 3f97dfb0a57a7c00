// Not Apple's: what views need for snapshots.

package import CoreGraphics

extension CALayer {
  /// Draws the layer and its descendants, as they are presented now, into `context`.
  package final func renderPresentation(in context: CGContext) {
    let list = DisplayList()
    LayerSampler().samplePresented(self, at: (world ?? .current).now, into: list, keepsOpacity: true)
    list.replay(into: context)
  }

  /// Displays this layer and its descendants where marked.
  package final func displayAllIfNeeded() { displaySubtreeIfNeeded() }

  /// Shows the drawing of `context`, which has the size of the layer's bounds.
  package final func showDrawing(of context: CGContext, scale: CGFloat) {
    let drawing = context.drawing
    guard !drawing.isEmpty else { return }
    contents = CGImage(drawing)
    contentsScale = scale
    // The last pixel of a row or column may be only partly in the bounds.
    contentsRect = CGRect(
      x: 0, y: 0, width: min(1, bounds.width * scale / CGFloat(drawing.width)),
      height: min(1, bounds.height * scale / CGFloat(drawing.height)))
  }
}

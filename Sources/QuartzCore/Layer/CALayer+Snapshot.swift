// Not Apple's: what views need to show what others show.

package import CoreGraphics

extension CALayer {
  /// Draws the layer as it is seen now, and what is below it, into `context`.
  package final func renderPresentation(in context: CGContext) {
    let list = DisplayList()
    LayerSampler().samplePresented(self, at: (world ?? .current).now, into: list, keepsOpacity: true)
    list.replay(into: context)
  }

  /// Draws whatever asks for it, here and below.
  package final func displayAllIfNeeded() { displaySubtreeIfNeeded() }

  /// Shows what was drawn into `context`, whose size is that of the layer's bounds.
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

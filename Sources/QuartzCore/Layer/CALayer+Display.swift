public import CoreGraphics

extension CALayer {
  public final func needsLayout() -> Bool { flags.needsLayout }

  public final func needsDisplay() -> Bool { flags.needsDisplay }

  /// All of the layer is drawn, not only `r`.
  public final func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  public final func displayIfNeeded() {
    guard flags.needsDisplay else { return }
    flags.needsDisplay = false
    display()
  }

  /// A descendant is marked for layout or display.
  final func markPathToRoot() {
    world?.revision += 1
    var layer = parent ?? masked
    while let ancestor = layer, !ancestor.flags.subtreeNeedsUpdate {
      ancestor.flags.subtreeNeedsUpdate = true
      layer = ancestor.parent ?? ancestor.masked
    }
  }

  final func layOutTopmost() {
    var top = self
    var layer: CALayer? = self
    while let candidate = layer {
      if candidate.flags.needsLayout { top = candidate }
      layer = candidate.parent
    }
    // A layer may mark itself, or a layer that was laid out before it, again.
    var passes = 0
    while passes < Self.mostLayouts, top.layOutSubtree() { passes += 1 }
  }

  /// Returns whether any layer was marked.
  private func layOutSubtree() -> Bool {
    var didLayOut = flags.needsLayout
    if flags.needsLayout {
      flags.needsLayout = false
      let journal = openJournal
      journal?.followDepth += 1
      layoutSublayers()
      journal?.followDepth -= 1
    }
    for child in children where child.flags.needsLayout || child.flags.subtreeNeedsUpdate {
      if child.layOutSubtree() { didLayOut = true }
    }
    if let maskLayer, maskLayer.layOutSubtree() { didLayOut = true }
    return didLayOut
  }

  /// Layers that mark themselves again during layout are laid out at once so many times.
  private static let mostLayouts = 8

  final func displaySubtreeIfNeeded() {
    displayIfNeeded()
    guard flags.subtreeNeedsUpdate else { return }
    flags.subtreeNeedsUpdate = false
    for child in children { child.displaySubtreeIfNeeded() }
    maskLayer?.displaySubtreeIfNeeded()
    // Layers that are still marked after the last pass are laid out at the next commit.
    for child in children where child.flags.needsLayout || child.flags.subtreeNeedsUpdate {
      flags.subtreeNeedsUpdate = true
    }
  }

  final func displayByDefault() {
    if let delegate { delegate.display(self) } else { recordDrawing() }
  }

  /// An empty recording shows nothing.
  package final func recordDrawing() {
    delegate?.layerWillDraw(self)
    let (origin, size) = (values.pointee.bounds.lowHalf, values.pointee.bounds.highHalf)
    drawing = nil
    if let context = CGContext(size: CGSize(size), scale: contentsScale) {
      context.translateBy(x: CGFloat(-origin.x), y: CGFloat(-origin.y))
      draw(in: context)
      let drawn = context.drawing
      if !drawn.isEmpty {
        drawing = CGImage(drawn)
        objects.contents = nil
      }
    }
    noteChange()
  }

  /// Contents are set in place of the drawing.
  final func dropDrawing() {
    guard drawing != nil else { return }
    drawing = nil
    noteChange()
  }

  public final func render(in ctx: CGContext) {
    let sampler = LayerSampler()
    let list = DisplayList()
    sampler.sampleModel(of: self, into: list)
    list.replay(into: ctx)
  }

  /// The nearest scroll layer above scrolls so that `p` is at its origin.
  public final func scroll(_ p: CGPoint) {
    if let layer = nearestScrollLayer { layer.scroll(to: convert(p, to: layer)) }
  }

  /// The nearest scroll layer above scrolls by the least distance that makes all of `r` visible.
  public final func scrollRectToVisible(_ r: CGRect) {
    if let layer = nearestScrollLayer { layer.scroll(to: convert(r, to: layer)) }
  }

  private var nearestScrollLayer: CAScrollLayer? {
    var layer = superlayer
    while let ancestor = layer {
      if let found = ancestor as? CAScrollLayer { return found }
      layer = ancestor.superlayer
    }
    return nil
  }
}

// Not Apple's: what views need for snapshots.

extension CALayer {
  package final func renderPresentation(in context: CGContext) {
    let list = DisplayList()
    LayerSampler().samplePresented(self, at: (world ?? .current).now, into: list, keepsOpacity: true)
    list.replay(into: context)
  }

  package final func displayAllIfNeeded() { displaySubtreeIfNeeded() }

  /// `context` has the size of the layer's bounds.
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

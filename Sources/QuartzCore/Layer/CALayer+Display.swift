public import CoreGraphics

extension CALayer {
  public final func needsLayout() -> Bool { flags.needsLayout }

  public final func needsDisplay() -> Bool { flags.needsDisplay }

  /// Marks the layer for display before the next frame; all of it is drawn, not only `r`.
  public final func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Displays the layer now if it is marked for display.
  public final func displayIfNeeded() {
    guard flags.needsDisplay else { return }
    flags.needsDisplay = false
    display()
  }

  /// Tells the layers above that a descendant is marked for layout or display.
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

  /// Lays out this layer and its descendants where marked; returns whether any was marked.
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

  /// The number of passes in which layers that mark themselves again during layout are laid out at once.
  private static let mostLayouts = 8

  /// Displays this layer and its descendants where marked.
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

  /// Calls `draw(in:)` with a recording context and shows the recording; an empty one shows nothing.
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

  /// Removes the drawing, because contents are set in its place.
  final func dropDrawing() {
    guard drawing != nil else { return }
    drawing = nil
    noteChange()
  }

  /// Draws the layer and its descendants, by model values, into `ctx`.
  public final func render(in ctx: CGContext) {
    let sampler = LayerSampler()
    let list = DisplayList()
    sampler.sampleModel(of: self, into: list)
    list.replay(into: ctx)
  }

  /// Scrolls the nearest scroll layer above so that `p` of this layer is at its origin.
  public final func scroll(_ p: CGPoint) {
    if let layer = nearestScrollLayer { layer.scroll(to: convert(p, to: layer)) }
  }

  /// Scrolls the nearest scroll layer above by the least distance that makes all of `r` of this layer visible.
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

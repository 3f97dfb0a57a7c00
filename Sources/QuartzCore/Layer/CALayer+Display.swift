public import CoreGraphics

extension CALayer {
  /// Whether layout was asked for and has not been done.
  public final func needsLayout() -> Bool { flags.needsLayout }

  /// Whether drawing was asked for and has not been done.
  public final func needsDisplay() -> Bool { flags.needsDisplay }

  /// Asks for drawing of `r` before the next frame; all is drawn.
  public final func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Makes the contents now, where that was asked for.
  public final func displayIfNeeded() {
    guard flags.needsDisplay else { return }
    flags.needsDisplay = false
    display()
  }

  /// Tells the layers above that something here is to be done before the next frame.
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
    // Whoever is laid out may ask for layout again, of itself or of what was laid out before it.
    var passes = 0
    while passes < Self.mostLayouts, top.layOutSubtree() { passes += 1 }
  }

  /// Lays out from here downwards whatever asks for it; whether anything did.
  private func layOutSubtree() -> Bool {
    var didLayOut = flags.needsLayout
    if flags.needsLayout {
      flags.needsLayout = false
      layoutSublayers()
    }
    for child in children where child.flags.needsLayout || child.flags.subtreeNeedsUpdate {
      if child.layOutSubtree() { didLayOut = true }
    }
    if let maskLayer, maskLayer.layOutSubtree() { didLayOut = true }
    return didLayOut
  }

  /// How often layers that ask for layout while they are laid out are heard at once.
  private static let mostLayouts = 8

  /// Draws whatever asks for it below.
  final func displaySubtreeIfNeeded() {
    displayIfNeeded()
    guard flags.subtreeNeedsUpdate else { return }
    flags.subtreeNeedsUpdate = false
    for child in children { child.displaySubtreeIfNeeded() }
    maskLayer?.displaySubtreeIfNeeded()
    // Who asks for layout while being laid out past the limit is heard at the next commit.
    for child in children where child.flags.needsLayout || child.flags.subtreeNeedsUpdate {
      flags.subtreeNeedsUpdate = true
    }
  }

  final func displayByDefault() {
    if let delegate { delegate.display(self) } else { recordDrawing() }
  }

  /// Has the layer or its delegate draw into a recording, which the layer then shows; an empty one shows nothing.
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

  /// Forgets what was drawn: contents that are set take its place.
  final func dropDrawing() {
    guard drawing != nil else { return }
    drawing = nil
    noteChange()
  }

  /// Draws the layer as its model is, and what is below it, into `ctx`.
  public final func render(in ctx: CGContext) {
    let sampler = LayerSampler()
    let list = DisplayList()
    sampler.sampleModel(of: self, into: list)
    list.replay(into: ctx)
  }

  /// Has the nearest scroll layer above scroll so that `p` of this layer is at its origin.
  public final func scroll(_ p: CGPoint) {
    if let layer = nearestScrollLayer { layer.scroll(to: convert(p, to: layer)) }
  }

  /// Has the nearest scroll layer above scroll as little as shows all of `r` of this layer.
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

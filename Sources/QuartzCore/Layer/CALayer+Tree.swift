import CoreGraphics

extension CALayer {
  /// In front of all if `sibling` is not a sublayer.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: index(of: sibling, without: layer).map { $0 + 1 } ?? children.count, beside: sibling)
  }

  /// Behind all if `sibling` is not a sublayer.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: index(of: sibling, without: layer) ?? 0, beside: sibling)
  }

  /// Among the sublayers other than `layer`; nil if `sibling` is not one of them.
  private func index(of sibling: CALayer?, without layer: CALayer) -> Int? {
    guard let sibling, sibling.parent === self, let index = children.index(ofObject: sibling) else { return nil }
    guard layer.parent === self, let own = children.index(ofObject: layer) else { return index }
    return own < index ? index - 1 : index
  }

  /// Without effect if `oldLayer` is not a sublayer.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parent === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    if newLayer.parent === self { oldLayer.detach() }
  }

  final var presentedChildren: [CALayer]? {
    if let original {
      let shown = original.children.compactMap { $0.presentedCopy() }
      return shown.isEmpty ? nil : shown
    }
    return children.isEmpty ? nil : Array(children)
  }

  final func setSublayers(_ layers: [CALayer]) {
    let kept = Set(layers.map(ObjectIdentifier.init))
    for child in children where !kept.contains(ObjectIdentifier(child)) { child.detach() }
    for (index, layer) in layers.enumerated() where index >= children.count || children[index] !== layer {
      insert(layer, at: index)
    }
  }

  /// Among the other sublayers; reports a diagnostic, without effect, if the tree would become a cycle.
  final func insert(_ layer: CALayer, at index: Int, beside sibling: CALayer? = nil) {
    if layer === self || layer.isAbove(self) {
      (world ?? .current).report("A layer cannot be put on itself or on a layer below it; nothing was added")
      return
    }
    if layer === sibling { return }
    guard original == nil, layer.original == nil else {
      (world ?? .current).report("A presentation copy cannot be in a tree; nothing was added")
      return
    }
    layer.openJournal?.willMove(layer)
    if layer.parent === self, let old = children.index(ofObject: layer) {
      // Only its index changes: it does not leave the tree.
      children.remove(at: old)
      children.insert(layer, at: min(max(0, index), children.count))
    } else {
      layer.leaveParent()
      children.insert(layer, at: min(max(0, index), children.count))
      layer.parent = self
      layer.enter(world)
      if world != nil { layer.runOrderAction(kCAOnOrderIn) }
    }
    layer.noteDepth()
    if layer.records.contains(where: \.node.track.movesInDepth) { hasDepth = true }
    noteChange()
    setNeedsLayout()
    if layer.flags.needsLayout || layer.flags.needsDisplay || layer.flags.subtreeNeedsUpdate { layer.markPathToRoot() }
  }

  final func detach() {
    guard parent != nil || masked != nil else { return }
    if parent != nil { openJournal?.willMove(self) }
    if world != nil, parent != nil { runOrderAction(kCAOnOrderOut) }
    noteChange()
    leaveParent()
    enter(nil)
  }

  /// Also from the layer that it masks, or the world whose root it is.
  private func leaveParent() {
    if let parent {
      if let index = parent.children.index(ofObject: self) { parent.children.remove(at: index) }
      parent.noteChange()
    }
    if let masked {
      masked.maskLayer = nil
      masked.noteChange()
    }
    if parent == nil, masked == nil, let world, world.root === self { world.show(nil) }
    parent = nil
    masked = nil
  }

  private func runOrderAction(_ event: String) {
    guard mayHaveActions, !(world ?? .current).transactions.disablesActions else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  /// `other` is a descendant of this layer.
  final func isAbove(_ other: CALayer) -> Bool {
    var layer = other.parent ?? other.masked
    while let ancestor = layer {
      if ancestor === self { return true }
      layer = ancestor.parent ?? ancestor.masked
    }
    return false
  }

  final var top: CALayer {
    var layer = self
    while let above = layer.parent ?? layer.masked { layer = above }
    return layer
  }

  /// Animations on this layer and its descendants wait while it is in no tree, as in a window that is hidden; on any
  /// other layer in no tree they end at the commit.
  package final func keepAnimationsOutsideTree() { flags.keepsAnimations = true }

  final func setMask(_ new: CALayer?) {
    guard new !== maskLayer else { return }
    if let new, new === self || new.isAbove(self) {
      (world ?? .current).report("A layer cannot mask itself or a layer below it; the mask stays as it was")
      return
    }
    guard original == nil, new?.original == nil else {
      (world ?? .current).report("A presentation copy has no mask and is none; the mask stays as it was")
      return
    }
    openJournal?.willChangeMask(self)
    maskLayer?.detach()
    new?.leaveParent()
    maskLayer = new
    new?.masked = self
    new?.enter(world)
    noteChange()
    new?.markPathToRoot()
  }

  /// Moves the layer and its descendants into the tree of `newWorld`, or out of any tree if `newWorld` is nil.
  final func enter(_ newWorld: LayerWorld?) {
    guard world !== newWorld else { return }
    if timeControl != nil { world?.animations.leave(self) }
    if let world, !records.isEmpty { world.animations.lookAt(records) }
    world = newWorld
    if let newWorld {
      for record in records { newWorld.take(record) }
      newWorld.newcomers.append(self)
      if timeControl != nil { newWorld.animations.control(self) }
    } else {
      hasBeenShown = false
    }
    for child in children { child.enter(newWorld) }
    maskLayer?.enter(newWorld)
  }
}

public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"

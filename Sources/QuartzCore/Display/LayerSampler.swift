private import CoreGraphics
import Motion

/// Turns a tree of layers into a display list for one instant, from the model, the animations and the instant alone.
///
/// Values are read in place; only the values of a layer with animations are copied, into memory that is kept from frame
/// to frame.
final class LayerSampler {
  @exclusivity(unchecked) private(set) unowned(unsafe) var list: DisplayList
  /// The presented values of one animated layer at each depth: the first for layers whose rare values are the defaults,
  /// which stay in it, the second for other layers.
  @exclusivity(unchecked) private var scratch: ContiguousArray<UnsafeMutablePointer<LayerValues>> = []
  private let scratchObjects: UnsafeMutablePointer<LayerObjects>
  /// Sublayers in drawing order, for layers with depth; used as a stack.
  @exclusivity(unchecked) private var order: ContiguousArray<(depth: Double, child: CALayer)> = []
  @exclusivity(unchecked) private var playsAnimations = true

  init() {
    list = Self.nothing
    scratchObjects = .allocate(capacity: 1)
    scratchObjects.initialize(to: LayerObjects())
  }

  deinit {
    for values in scratch { values.deallocate() }
    scratchObjects.deinitialize(count: 1)
    scratchObjects.deallocate()
  }

  /// Referred to between frames.
  private nonisolated(unsafe) static let nothing = DisplayList()

  struct Surroundings {
    /// The superlayer's.
    var time: Double
    /// The map from the superlayer's plane to the root's.
    var map = Homography()
    /// The superlayer's presented numbers, if they have a `sublayerTransform`.
    var parent: UnsafeMutablePointer<LayerValues>?
    /// The product of the opacities of the layers above that are not groups.
    var opacity = 1.0
    /// All colours are multiplied by it.
    var tint = SIMD4<Float>(repeating: 1)
    var depth = 0
    /// The number of copies that the replicators above make.
    var copies = 1
    /// The transform to the common space, below a layer that keeps depth.
    var space: UnsafePointer<CATransform3D>?
  }

  func sample(_ root: CALayer, at instant: Double, into list: DisplayList) {
    fill(list) {
      list.instant = instant
      var around = Surroundings(time: instant)
      visit(root, &around)
    }
  }

  /// Fills `list` with the tree of `layer` by model values, in the layer's own coordinate system.
  func sampleModel(of layer: CALayer, into list: DisplayList) {
    playsAnimations = false
    fill(list) {
      var around = Surroundings(time: 0)
      emitPlane(layer, layer.values, nil, Homography(), 0, &around)
    }
    playsAnimations = true
  }

  /// In the layer's own coordinate system; its own opacity is left out unless `keepsOpacity` is true.
  func samplePresented(_ layer: CALayer, at instant: Double, into list: DisplayList, keepsOpacity: Bool = false) {
    fill(list) {
      let time = layer.localTime(atWorld: instant)
      var objects: UnsafeMutablePointer<LayerObjects>?
      let values = present(layer, time, 0, &objects)
      if !keepsOpacity { values.pointee.opacity = 1 }
      var around = Surroundings(time: time, depth: 1)
      emitPlane(layer, values, objects, Homography(), time, &around)
    }
  }

  private func fill(_ list: DisplayList, _ body: () -> Void) {
    self.list = list
    list.removeAll()
    body()
    self.list = Self.nothing
    scratchObjects.pointee = LayerObjects()
  }

  // MARK: Walking

  /// Layers above a layer that is shown: the recursion must fit the stack, in debug builds too.
  static let mostAbove = 500
  /// Too many layers are above them.
  private(set) var leavesOut = false

  private func visit(_ layer: CALayer, _ around: inout Surroundings) {
    guard around.depth <= Self.mostAbove else {
      leavesOut = true
      return
    }
    let traits = layer.traits
    let time = traits.contains(.ownTime) ? layer.localTime(around.time) : around.time
    var values = layer.values
    var objects: UnsafeMutablePointer<LayerObjects>?
    if playsAnimations, traits.contains(.animations) {
      values = present(layer, time, around.depth, &objects)
    }
    guard values.pointee.isHidden == 0, values.pointee.opacity > 0 else { return }
    if around.space != nil || layer.keepsDepth { return visitInSpace(layer, values, objects, time, &around) }
    let map = values.placement(in: around.parent).followed(by: around.map)
    if values.pointee.isDoubleSided == 0, map.showsBack(at: values.anchor) { return }
    emitPlane(layer, values, objects, map, time, &around)
  }

  /// The layer or its sublayers share a space with others.
  private func visitInSpace(
    _ layer: CALayer, _ values: UnsafeMutablePointer<LayerValues>, _ objects: UnsafeMutablePointer<LayerObjects>?,
    _ time: Double, _ around: inout Surroundings
  ) {
    var own = values.space(in: around.parent)
    if let space = around.space { own = CATransform3DConcat(own, space.pointee) }
    let map = Homography(flattening: own).followed(by: around.map)
    if values.pointee.isDoubleSided == 0, map.showsBack(at: values.anchor) { return }
    guard layer.keepsDepth else { return emitPlane(layer, values, objects, map, time, &around) }
    withUnsafePointer(to: own) { own in
      var inside = around
      inside.time = time
      inside.space = own
      inside.opacity *= min(1, values.pointee.opacity)
      inside.parent = parentForChildren(values)
      inside.depth += 1
      visitChildren(of: layer, &inside)
    }
  }

  /// `objects` gets the references if animations write them.
  private func present(
    _ layer: CALayer, _ time: Double, _ depth: Int, _ objects: inout UnsafeMutablePointer<LayerObjects>?
  ) -> UnsafeMutablePointer<LayerValues> {
    while scratch.count <= depth {
      let values = UnsafeMutablePointer<LayerValues>.allocate(capacity: 2)
      values.initialize(repeating: LayerValues(), count: 2)
      scratch.append(values)
    }
    let isRare = layer.traits.contains(.rareValues)
    let values = scratch[depth] + (isRare ? 1 : 0)
    let size = isRare ? MemoryLayout<LayerValues>.size : LayerValues.usualSize
    UnsafeMutableRawPointer(values).copyMemory(from: layer.values, byteCount: size)
    if layer.traits.contains(.animatesObjects) {
      scratchObjects.pointee = layer.objects
      objects = scratchObjects
    }
    if layer.nodesAreStale { layer.updateNodes() }
    for index in 0..<layer.nodes.count {
      layer.nodes[index]._withUnsafeGuaranteedRef { $0.write(at: time, to: values, scratchObjects) }
    }
    return values
  }

  private func parentForChildren(_ v: UnsafeMutablePointer<LayerValues>) -> UnsafeMutablePointer<LayerValues>? {
    v.pointee.sublayerTransform == CATransform3DIdentity ? nil : v
  }

  private func emitPlane(
    _ layer: CALayer, _ v: UnsafeMutablePointer<LayerValues>, _ objects: UnsafeMutablePointer<LayerObjects>?,
    _ map: Homography, _ time: Double, _ around: inout Surroundings
  ) {
    let opacity = min(1, v.pointee.opacity)
    var painter = LayerPainter(list: list, layer: layer, map: map, tint: around.tint, opacity: around.opacity)
    let showsMore = !layer.traits.isDisjoint(with: [.children, .mask, .paints, .transition, .animatesObjects])
    if !showsMore, v.pointee.shadowOpacity <= 0, v.pointee.borderWidth <= 0 {
      // The usual leaf is one step, which needs no group.
      painter.opacity *= opacity
      return painter.background(v)
    }
    let begin = list.items.count
    if layer.traits.contains(.mask) { painter.add(.beginMask) }
    let group = list.items.count
    let isGroup = opacity < 1 && layer.flags.allowsGroupOpacity
    if isGroup {
      painter.opacity = opacity
      painter.add(.beginGroup())
      painter.opacity = 1
    } else {
      painter.opacity *= opacity
    }
    emitContents(layer, v, objects, time, &around, painter)
    if isGroup { closeGroup(at: group, around.opacity * opacity) }
    if layer.traits.contains(.mask), let mask = layer.maskLayer {
      emitMask(mask, begin, painter, time, &around)
    }
  }

  private func emitContents(
    _ layer: CALayer, _ v: UnsafeMutablePointer<LayerValues>, _ objects: UnsafeMutablePointer<LayerObjects>?,
    _ time: Double, _ around: inout Surroundings, _ painter: LayerPainter
  ) {
    let shadow = list.items.count
    let castsByContents =
      v.pointee.shadowOpacity > 0
      && painter.shadow(v, objects.map { $0.pointee.shadowPath } ?? layer.objects.shadowPath)
    if layer.traits.contains(.transition), playsAnimations,
      let (transition, progress) = activeTransition(of: layer, time)
    {
      emitTransition(transition, progress, v, painter) { emitLook(layer, v, objects, time, &around, $0) }
    } else {
      emitLook(layer, v, objects, time, &around, painter)
    }
    if castsByContents { closeShadow(shadow) }
  }

  /// Adds the steps of a layer and its sublayers, without the shadow.
  private func emitLook(
    _ layer: CALayer, _ v: UnsafeMutablePointer<LayerValues>, _ objects: UnsafeMutablePointer<LayerObjects>?,
    _ time: Double, _ around: inout Surroundings, _ painter: LayerPainter
  ) {
    painter.background(v)
    // Values for steps after the sublayers are kept here, because deeper layers reuse the memory.
    let border = v.pointee.borderWidth > 0 ? painter.borderItem(v) : nil
    let clips = v.pointee.masksToBounds != 0
    let clip = list.items.count
    let paints = !layer.traits.isDisjoint(with: [.paints, .animatesObjects])
    if clips, paints || layer.traits.contains(.children) { painter.add(.beginClip(painter.outline(v))) }
    let unclipped = list.items.count
    if paints { layer.paint(v, objects?.pointee ?? layer.objects, painter) }
    if layer.traits.contains(.children) {
      var inside = Surroundings(time: time, map: painter.map, parent: parentForChildren(v))
      inside.opacity = painter.opacity
      inside.tint = around.tint
      inside.depth = around.depth + 1
      inside.copies = around.copies
      layer.forEachInstance(v, &inside) { visitChildren(of: layer, &$0) }
    }
    if list.items.count == unclipped {
      list.removeLast(unclipped - clip)
    } else if unclipped > clip {
      list.close(clip)
    }
    if let border { list.append(border) }
  }

  /// A group with a single step, or none, is replaced by its content.
  private func closeGroup(at begin: Int, _ opacity: Double) {
    switch list.items.count - begin - 1 {
    case 0: list.removeLast(1)
    case 1 where !list.items[begin + 1].overlapsItself:
      var only = list.items[begin + 1]
      only.opacity *= opacity
      list.removeLast(2)
      list.append(only)
    default:
      list.items[begin].opacity = opacity
      list.close(begin)
    }
  }

  /// Without steps the shadow is removed.
  private func closeShadow(_ begin: Int) {
    let count = list.items.count - begin - 1
    if count == 0 { list.removeLast(1) } else { list.items[begin].extent = count }
  }

  private func emitMask(
    _ mask: CALayer, _ begin: Int, _ painter: LayerPainter, _ time: Double, _ around: inout Surroundings
  ) {
    painter.add(.maskSwitch)
    var inside = Surroundings(time: time, map: painter.map)
    inside.depth = around.depth + 1
    visit(mask, &inside)
    list.close(begin)
  }

  // MARK: Sublayers

  private func visitChildren(of layer: CALayer, _ around: inout Surroundings) {
    guard layer.hasDepth || around.space != nil else {
      if layer.walkIsStale { layer.updateWalk() }
      for index in 0..<layer.walk.count {
        layer.walk[index]._withUnsafeGuaranteedRef { visit($0, &around) }
      }
      return
    }
    let start = order.count
    for child in layer.children { order.append((depth(of: child, &around), child)) }
    // Insertion sort: the elements are few and nearly sorted; it is stable and allocates no memory.
    for index in (start + 1)..<max(start + 1, order.count) {
      var slot = index
      while slot > start, order[slot - 1].depth > order[slot].depth {
        order.swapAt(slot - 1, slot)
        slot -= 1
      }
    }
    for index in start..<order.count { visit(order[index].child, &around) }
    order.removeLast(order.count - start)
  }

  /// The depth of the anchor point, in front of the siblings.
  private func depth(of child: CALayer, _ around: inout Surroundings) -> Double {
    var values = child.values
    if playsAnimations, child.traits.contains(.animations) {
      var objects: UnsafeMutablePointer<LayerObjects>?
      values = present(child, child.localTime(around.time), around.depth, &objects)
    }
    guard let space = around.space else { return values.depth }
    let own = CATransform3DConcat(values.space(in: around.parent), space.pointee).rows
    let anchor = values.anchor
    let upper: SIMD4<Double> = own.0 * anchor.x + own.1 * anchor.y
    let seen = upper + own.3
    return seen.z / max(seen.w, 1e-3)
  }
}

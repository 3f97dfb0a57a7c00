private import CoreGraphics
import Motion

/// Turns a tree of layers into a display list for one instant.
///
/// Values are read where they lie; only a layer with animations is copied, into memory that is kept from frame to
/// frame. What a list says depends on the model, the animations and the instant alone.
final class LayerSampler {
  private var list = DisplayList()
  /// Room for the presented values of one animated layer at each depth of the tree.
  private var scratch: [UnsafeMutablePointer<LayerValues>] = []
  private var scratchObjects = LayerObjects()
  /// Sublayers in the order in which they are drawn, for the layers that have depth; used as a stack.
  private var order: ContiguousArray<(depth: Double, child: CALayer)> = []
  /// Whether animations count.
  private var playsAnimations = true
  private var modelTime = 0.0

  deinit {
    for pointer in scratch { pointer.deallocate() }
  }

  /// What is known of the layers above.
  struct Surroundings {
    /// The superlayer's time.
    var time: Double
    /// The superlayer's plane on the root's.
    var map = Homography()
    /// The superlayer's presented numbers.
    var parent: UnsafeMutablePointer<LayerValues>?
    /// The space around, below a layer that keeps depth.
    var space: CATransform3D?
    /// The opacity of layers above that do not act as groups.
    var opacity = 1.0
    /// What colours are multiplied with.
    var tint = SIMD4<Float>(repeating: 1)
    var depth = 0
  }

  /// Fills `list` with what is seen of `root` at the world's instant `instant`.
  func sample(_ root: CALayer, at instant: Double, into list: DisplayList) {
    self.list = list
    list.removeAll()
    list.instant = instant
    playsAnimations = true
    visit(root, Surroundings(time: instant))
  }

  /// Fills `list` with what the model of `layer` is, in the layer's own coordinates.
  func sampleModel(of layer: CALayer, into list: DisplayList) {
    self.list = list
    list.removeAll()
    playsAnimations = false
    emitPlane(layer, layer.values, layer.objects, Homography(), Surroundings(time: 0))
  }

  /// Fills `list` with what is seen of `layer` at the world's instant `instant`, in the layer's own coordinates.
  func samplePresented(_ layer: CALayer, at instant: Double, into list: DisplayList) {
    self.list = list
    list.removeAll()
    playsAnimations = true
    let shown = layer.presented()
    let values = scratch(at: 0)
    values.initialize(to: shown.values)
    // The layer's own opacity acts when the picture is used.
    values.pointee.opacity = 1
    let around = Surroundings(time: layer.localTime(atWorld: instant), depth: 1)
    emitPlane(layer, values, shown.objects, Homography(), around)
  }

  // MARK: Walking

  private func visit(_ layer: CALayer, _ around: Surroundings) {
    let time = layer.localTime(around.time)
    guard playsAnimations, !layer.records.isEmpty else {
      return visit(layer, layer.values, nil, time, around)
    }
    let values = scratch(at: around.depth)
    values.initialize(from: layer.values, count: 1)
    var animatesObjects = false
    for record in layer.records where record.touchesObjects { animatesObjects = true }
    if animatesObjects { scratchObjects = layer.objects }
    let objects = withUnsafeMutablePointer(to: &scratchObjects) { $0 }
    for record in layer.records { record.apply(at: time, to: values, objects) }
    visit(layer, values, animatesObjects ? scratchObjects : nil, time, around)
  }

  private func scratch(at depth: Int) -> UnsafeMutablePointer<LayerValues> {
    while scratch.count <= depth { scratch.append(.allocate(capacity: 1)) }
    return scratch[depth]
  }

  private func visit(
    _ layer: CALayer, _ values: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects?, _ time: Double,
    _ around: Surroundings
  ) {
    guard values.pointee.isHidden == 0, values.pointee.opacity * around.opacity > 0 else { return }
    var inside = around
    inside.time = time
    let map: Homography
    if let space = around.space {
      let own = CATransform3DConcat(values.pointee.space(in: around.parent), space)
      inside.space = own
      map = Homography(flattening: own).followed(by: around.map)
    } else {
      map = values.pointee.placement(in: around.parent).followed(by: around.map)
    }
    if values.pointee.isDoubleSided == 0, map.showsBack(at: values.pointee.anchor) { return }
    if layer.keepsDepth {
      visitDeep(layer, values, inside, around)
      return
    }
    inside.space = nil
    emitPlane(layer, values, objects ?? layer.objects, map, inside)
  }

  /// A layer that has no plane of its own: its sublayers stand in one space with it.
  private func visitDeep(
    _ layer: CALayer, _ values: UnsafeMutablePointer<LayerValues>, _ inside: Surroundings, _ around: Surroundings
  ) {
    var inside = inside
    if inside.space == nil { inside.space = values.pointee.space(in: around.parent) }
    inside.opacity = around.opacity * min(1, values.pointee.opacity)
    inside.parent = values
    inside.depth += 1
    visitChildren(of: layer, inside)
  }

  // MARK: One layer

  private func emitPlane(
    _ layer: CALayer, _ values: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, _ map: Homography,
    _ around: Surroundings
  ) {
    let v = values
    let identity = UInt(bitPattern: ObjectIdentifier(layer))
    var painter = LayerPainter(
      list: list, layer: layer, identity: identity, map: map, tint: around.tint, opacity: around.opacity)
    var mask = -1
    if let maskLayer = layer.maskLayer {
      mask = list.items.count
      list.items.append(painter.item(.beginMask, v.pointee.bounds))
      _ = maskLayer
    }
    let opacity = min(1, v.pointee.opacity)
    var group = -1
    if opacity < 1, layer.flags.allowsGroupOpacity {
      group = list.items.count
      var item = painter.item(.beginGroup, v.pointee.bounds)
      item.opacity = opacity
      list.items.append(item)
    } else {
      painter.opacity *= opacity
    }
    emitContents(layer, v, objects, around, &painter)
    if group >= 0 { closeGroup(at: group, opacity, identity) }
    if mask >= 0, let maskLayer = layer.maskLayer { emitMask(maskLayer, mask, v, map, around, painter) }
  }

  private func emitContents(
    _ layer: CALayer, _ v: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, _ around: Surroundings,
    _ painter: inout LayerPainter
  ) {
    let shadow = list.items.count
    let castsByContents = painter.shadow(v, objects)
    if playsAnimations, let (transition, progress) = activeTransition(of: layer, around.time) {
      emitTransition(transition, progress, v, painter) { self.emitLook(layer, v, objects, around, &$0) }
    } else {
      emitLook(layer, v, objects, around, &painter)
    }
    if castsByContents {
      list.items[shadow].extent = Int32(list.items.count - 1 - shadow)
      if list.items[shadow].extent == 0 { list.items.remove(at: shadow) }
    }
  }

  /// What is seen of a layer and its sublayers, without shadow.
  private func emitLook(
    _ layer: CALayer, _ v: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, _ around: Surroundings,
    _ painter: inout LayerPainter
  ) {
    let rect = v.pointee.bounds
    painter.background(v)
    // What comes after the sublayers is kept: deeper layers use the same memory.
    let border = painter.borderItem(v)
    let clips = v.pointee.masksToBounds != 0
    let clip = list.items.count
    if clips { list.items.append(painter.rounded(.beginClip, v)) }
    layer.paint(v, objects, &painter)
    if !layer.children.isEmpty {
      var inside = around
      inside.map = painter.map
      inside.parent = v
      inside.opacity = painter.opacity
      inside.depth += 1
      layer.forEachInstance(v, &inside, around.time) { visitChildren(of: layer, $0) }
    }
    if clips {
      if list.items.count == clip + 1 {
        list.items.removeLast()
      } else {
        list.items.append(painter.item(.end, rect))
        list.closeLast(clip)
      }
    }
    if let border { list.items.append(border) }
  }

  /// Ends a group; one that holds a single step, or none, was none.
  private func closeGroup(at begin: Int, _ opacity: Double, _ identity: UInt) {
    switch list.items.count - begin - 1 {
    case 0: list.items.removeLast()
    case 1 where list.items[begin + 1].kind != .end:
      list.items.remove(at: begin)
      list.items[begin].opacity *= opacity
    default:
      let first = list.items[begin]
      list.items.append(DisplayItem(.end, identity, first.placement, first.rect))
      list.closeLast(begin)
    }
  }

  private func emitMask(
    _ maskLayer: CALayer, _ begin: Int, _ v: UnsafeMutablePointer<LayerValues>, _ map: Homography,
    _ around: Surroundings, _ painter: LayerPainter
  ) {
    list.items.append(painter.item(.maskSwitch, v.pointee.bounds))
    var inside = around
    inside.map = map
    inside.parent = nil
    inside.opacity = 1
    inside.tint = SIMD4(repeating: 1)
    inside.depth += 1
    visit(maskLayer, inside)
    list.items.append(painter.item(.end, v.pointee.bounds))
    list.closeLast(begin)
  }

  // MARK: Sublayers

  private func visitChildren(of layer: CALayer, _ around: Surroundings) {
    guard layer.hasDepth || around.space != nil else {
      for child in layer.children { visit(child, around) }
      return
    }
    let start = order.count
    for child in layer.children { order.append((depth(of: child, around), child)) }
    // Few and nearly sorted: insertion keeps equals in their order and needs no memory.
    for index in (start + 1)..<max(start + 1, order.count) {
      var place = index
      while place > start, order[place - 1].depth > order[place].depth {
        order.swapAt(place - 1, place)
        place -= 1
      }
    }
    for index in start..<order.count { visit(order[index].child, around) }
    order.removeLast(order.count - start)
  }

  /// How far in front of its siblings the middle of `child` is.
  private func depth(of child: CALayer, _ around: Surroundings) -> Double {
    var values = child.values
    if playsAnimations, !child.records.isEmpty {
      values = scratch(at: around.depth)
      values.initialize(from: child.values, count: 1)
      let time = child.localTime(around.time)
      let objects = withUnsafeMutablePointer(to: &scratchObjects) { $0 }
      for record in child.records { record.apply(at: time, to: values, objects) }
    }
    guard let space = around.space else { return values.pointee.zPosition + values.pointee.transform.m43.native }
    let own = CATransform3DConcat(values.pointee.space(in: around.parent), space).rows
    let anchor = values.pointee.anchor
    let seen = own.0 * anchor.x + own.1 * anchor.y + own.3
    return seen.z / max(seen.w, 1e-3)
  }

  // MARK: Transitions

  private func activeTransition(of layer: CALayer, _ time: Double) -> (LayerTransition, Double)? {
    for record in layer.records {
      guard let transition = record.node.transition else { continue }
      guard let position = record.node.timing.position(at: time) else { continue }
      return (transition, transition.progress(record.node.progress(position)))
    }
    return nil
  }

  /// The layer's old look and its new one, as far as the transition is, cut off at the bounds.
  private func emitTransition(
    _ transition: LayerTransition, _ progress: Double, _ v: UnsafeMutablePointer<LayerValues>,
    _ painter: LayerPainter, _ emitNew: (inout LayerPainter) -> Void
  ) {
    let size = v.pointee.bounds.highHalf
    let isFade = transition.isFade
    let clip = list.items.count
    list.items.append(painter.rounded(.beginClip, v))
    // In a picture of their own, so that what lies below counts once.
    emitGroup(painter, v, painter.opacity) {
      let drawOld = {
        self.emitGroup(painter, v, isFade ? 1 - progress : 1) {
          transition.old.append(
            to: self.list, through: transition.oldPlacement(progress, size).followed(by: painter.map))
        }
      }
      if !transition.oldIsAbove { drawOld() }
      emitGroup(painter, v, isFade ? progress : 1, adds: isFade) {
        var moved = LayerPainter(
          list: painter.list, layer: painter.layer, identity: painter.identity,
          map: transition.newPlacement(progress, size).followed(by: painter.map), tint: painter.tint, opacity: 1)
        emitNew(&moved)
      }
      if transition.oldIsAbove { drawOld() }
    }
    list.items.append(painter.item(.end, v.pointee.bounds))
    list.closeLast(clip)
  }

  private func emitGroup(
    _ painter: LayerPainter, _ v: UnsafeMutablePointer<LayerValues>, _ opacity: Double, adds: Bool = false,
    _ body: () -> Void
  ) {
    guard opacity > 0 else { return }
    let begin = list.items.count
    var item = painter.item(.beginGroup, v.pointee.bounds)
    item.opacity = opacity
    if adds { item.options.insert(.adds) }
    list.items.append(item)
    body()
    list.items.append(painter.item(.end, v.pointee.bounds))
    list.closeLast(begin)
  }
}

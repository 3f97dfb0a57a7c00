import Motion

extension LayerSampler {
  func activeTransition(of layer: CALayer, _ time: Double) -> (LayerTransition, Double)? {
    for record in layer.records {
      guard case .transition(let transition) = record.node.track, let position = record.node.position(at: time) else {
        continue
      }
      return (transition, transition.progress(record.node.progress(at: position)))
    }
    return nil
  }

  /// Both appearances are clipped to the bounds.
  func emitTransition(
    _ transition: LayerTransition, _ progress: Double, _ v: UnsafeMutablePointer<LayerValues>,
    _ painter: LayerPainter, _ emitNew: (LayerPainter) -> Void
  ) {
    let size = v.pointee.bounds.highHalf
    let isFade = transition.isFade
    let clip = list.items.count
    painter.add(.beginClip(painter.outline(v)))
    // In a group, so that the content below is blended once.
    emitGroup(painter, painter.opacity) {
      let drawOld = {
        self.emitGroup(painter, isFade ? 1 - progress : 1) {
          self.list.append(transition.old, on: transition.oldPlacement(progress, size).followed(by: painter.map))
        }
      }
      if !transition.oldIsAbove { drawOld() }
      emitGroup(painter, isFade ? progress : 1, isAdded: isFade) {
        emitNew(
          LayerPainter(
            list: list, layer: painter.layer, map: transition.newPlacement(progress, size).followed(by: painter.map),
            tint: painter.tint, opacity: 1))
      }
      if transition.oldIsAbove { drawOld() }
    }
    list.close(clip)
  }

  private func emitGroup(
    _ painter: LayerPainter, _ opacity: Double, isAdded: Bool = false, _ body: () -> Void
  ) {
    guard opacity > 0 else { return }
    let begin = list.items.count
    var item = painter.item(.beginGroup(isAdded: isAdded))
    item.opacity = opacity
    list.append(item)
    body()
    list.close(begin)
  }
}

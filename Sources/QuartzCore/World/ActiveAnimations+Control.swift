// Layers whose time is under control, and the animations below them.

import Motion

extension ActiveAnimations {
  mutating func control(_ layer: CALayer) {
    // Animations under control neither begin nor end, so that nothing is due earlier than it was.
    if !controlled.contains(where: { $0 === layer }) { controlled.append(layer) }
  }

  /// Removes a layer that is no longer in the tree.
  mutating func leave(_ layer: CALayer) { controlled.removeAll { $0 === layer } }

  /// Ends the control of the layer's time at its superlayer's `parentTime`: everything below it continues from where it
  /// is.
  mutating func release(_ layer: CALayer, atParent parentTime: Double) {
    guard let control = layer.timeControl else { return }
    leave(layer)
    nextDue = nil
    // Animations under another control below depend on this layer only through that control.
    let inner = controlled.filter { $0.timeParent?.timeController === layer }
    let below = records.filter { $0.layer?.timeController === layer }
    let shown = control.localTime(at: parentTime)
    layer.timeControl = nil
    let own = layer.localTime(parentTime)
    for target in inner {
      guard let parent = target.timeParent else { continue }
      target.timeControl?.shift(by: parent.localTime(own, of: layer) - parent.localTime(shown, of: layer))
    }
    for record in below {
      guard let target = record.layer else { continue }
      record.shift(by: target.localTime(own, of: layer) - target.localTime(shown, of: layer))
    }
    layer.noteChange()
  }

  /// The last finite end among the animations begun below `layer` under its control, in its time.
  func lastEnd(below layer: CALayer) -> Double? {
    guard let control = layer.timeControl else { return nil }
    return records.compactMap { record -> Double? in
      guard let target = record.layer, target === layer || layer.isAbove(target) else { return nil }
      guard control.covers(record), let end = record.expectedEnd(from: target.localNow) else { return nil }
      // Converts the end back to the controlled layer's time, which runs evenly as seen from below.
      let zero = target.localTime(control.origin, of: layer)
      let rate = target.localTime(control.origin + 1, of: layer) - zero
      return rate > 0 ? control.origin + (end - zero) / rate : nil
    }.max()
  }
}

extension TimeControl {
  /// Whether `record` was begun since the control began.
  func covers(_ record: AnimationRecord) -> Bool { record.isPending || record.beginning > serial }

  /// Shifts the course along the superlayer's time by `seconds`.
  fileprivate mutating func shift(by seconds: Double) {
    guard case .moving(let map) = course else { return }
    course = .moving(
      TimeMap(begin: map.begin + seconds, from: map.from, to: map.to, duration: map.duration, curve: map.curve))
  }
}

extension AnimationRecord {
  /// The end of the animation, or its end if it began at `time` when it has not begun; nil if it has none.
  fileprivate func expectedEnd(from time: Double) -> Double? {
    guard !isEndless else { return nil }
    if let clock { return clock.span.map { (isPending ? time : anchor) + $0.end } }
    return timing(begunAt: time).parentEnd
  }
}

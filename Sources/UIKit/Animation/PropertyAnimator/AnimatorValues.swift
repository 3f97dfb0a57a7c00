import CoreGraphics
import QuartzCore

/// The values that an animator changed, before and after.
@MainActor final class AnimatorValues {
  private struct Entry {
    let layer: CALayer
    let keyPath: LayerKeyPath
    let start: AnimatedValue
    /// Whether a colour that animates as clear was nil, before and after.
    let startsColorless: Bool
    var end: AnimatedValue
    var endsColorless: Bool
    /// The value that the animator last left in the model; another value there was set by someone else, and stays.
    var held: AnimatedValue

    /// The value in the model.
    @MainActor var current: AnimatedValue { layer.value(at: keyPath) }

    /// Whether the model still has the value that the animator left.
    @MainActor var isLeft: Bool { current.isSame(as: held) }

    @MainActor func set(_ value: AnimatedValue?) { layer.setValue(value, at: keyPath) }
  }

  private var entries: [Entry] = []

  /// Records a change of `layer` that was made.
  func note(_ change: PropertyChange, of layer: CALayer) {
    for keyPath in change.keyPaths {
      guard let before = change.before(at: keyPath) else { continue }
      let now = layer.value(at: keyPath)
      if let index = entries.firstIndex(where: { $0.layer === layer && $0.keyPath == keyPath }) {
        entries[index].end = now
        entries[index].held = now
        entries[index].endsColorless = keyPath.isColorless(on: layer)
      } else {
        entries.append(
          Entry(
            layer: layer, keyPath: keyPath, start: before, startsColorless: change.wasColorless, end: now,
            endsColorless: keyPath.isColorless(on: layer), held: now))
      }
    }
  }

  /// Sets every value from before the animator, unless the model no longer has the value that the animator left.
  func goToStart() { write(entries.indices.reversed()) { entries[$0].startsColorless ? nil : entries[$0].start } }

  /// Sets every value that the animator leads to, unless the model no longer has the value that the animator left.
  func goToEnd() { write(Array(entries.indices)) { entries[$0].endsColorless ? nil : entries[$0].end } }

  /// The values that `clock` shows now, to be set when it no longer moves them.
  func presented(movedBy clock: AnimationClock) -> [AnimatedValue] {
    entries.map { $0.layer.presentedValue(at: $0.keyPath, movedBy: clock) }
  }

  /// Sets `values`, which are in the order of `presented(movedBy:)`.
  func go(to values: [AnimatedValue]) {
    guard values.count == entries.count else { return }
    write(Array(entries.indices)) { values[$0] }
  }

  /// Sets the value that `wanted` returns for each entry whose value is still the one that the animator left.
  private func write(_ indices: [Int], _ wanted: (Int) -> AnimatedValue?) {
    // All are compared before the first is set.
    let left = indices.filter { entries[$0].isLeft }.superlayersFirst { entries[$0].layer }
    UIView.performWithoutAnimation {
      let properties = left.map { (property: entries[$0].keyPath.property, layer: entries[$0].layer) }
      UIApplication.shared.onBehalfOfStaging(properties) {
        for index in left { entries[index].set(wanted(index)) }
      }
    }
    for index in left { entries[index].held = entries[index].current }
  }
}

extension LayerKeyPath {
  /// Whether `layer` has no colour here, where it could have one.
  fileprivate func isColorless(on layer: CALayer) -> Bool {
    property.kind == .color && layer.givenColor(of: property) == nil
  }
}

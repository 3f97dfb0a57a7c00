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
  }

  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let keyPath: LayerKeyPath
  }

  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]

  /// Records a change of `layer` that was made.
  func note(_ change: PropertyChange, of layer: CALayer) {
    for keyPath in change.keyPaths {
      guard let before = change.before(at: keyPath) else { continue }
      let now = layer.value(at: keyPath)
      let key = Key(layer: ObjectIdentifier(layer), keyPath: keyPath)
      if let index = indices[key] {
        entries[index].end = now
        entries[index].held = now
        entries[index].endsColorless = keyPath.isColorless(on: layer)
      } else {
        indices[key] = entries.count
        entries.append(
          Entry(
            layer: layer, keyPath: keyPath, start: before, startsColorless: change.wasColorless, end: now,
            endsColorless: keyPath.isColorless(on: layer), held: now))
      }
    }
  }

  /// Sets every value from before the animator, unless the model no longer has the value that the animator left.
  func goToStart() { write(entries.indices.reversed()) { $0.startsColorless ? nil : $0.start } }

  /// Sets every value that the animator leads to, unless the model no longer has the value that the animator left.
  func goToEnd() { write(entries.indices) { $0.endsColorless ? nil : $0.end } }

  /// The values that `clock` shows now, to be set when it no longer moves them.
  func presented(movedBy clock: AnimationClock) -> [AnimatedValue] {
    entries.map { $0.layer.presentedValue(at: $0.keyPath, movedBy: clock) }
  }

  /// Sets `values`, which are in the order of `presented(movedBy:)`.
  func go(to values: [AnimatedValue]) {
    guard values.count == entries.count else { return }
    var next = values.makeIterator()
    write(entries.indices) { next.next() ?? $0.held }
  }

  private func write(_ indices: some Sequence<Int>, _ value: (Entry) -> AnimatedValue?) {
    UIView.performWithoutAnimation {
      for index in indices {
        let entry = entries[index]
        let wanted = value(entry)
        guard entry.layer.value(at: entry.keyPath).isSame(as: entry.held) else { continue }
        UIApplication.shared.onBehalfOfStaging(entry.keyPath.property, of: entry.layer) {
          entry.layer.setValue(wanted, at: entry.keyPath)
        }
        entries[index].held = entry.layer.value(at: entry.keyPath)
      }
    }
  }
}

extension LayerKeyPath {
  /// Whether `layer` has no colour here, where it could have one.
  fileprivate func isColorless(on layer: CALayer) -> Bool {
    property.kind == .color && layer.givenColor(of: property) == nil
  }
}

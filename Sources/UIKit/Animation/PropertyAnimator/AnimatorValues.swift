import CoreGraphics
import QuartzCore

/// What an animator changed, place by place: the values before and after.
@MainActor final class AnimatorValues {
  private struct Entry {
    let layer: CALayer
    let place: LayerKeyPath
    let start: AnimatedValue
    /// Whether what animates as clear was no colour at all, before and after.
    let startsColorless: Bool
    var end: AnimatedValue
    var endsColorless: Bool
    /// What the animator left in the model last: where there is something else by now, somebody else was there.
    var held: AnimatedValue
  }

  private var entries: [Entry] = []

  /// Takes note of a change that was made.
  func note(_ change: PropertyChange, of layer: CALayer) {
    for place in change.places {
      guard let before = change.before(at: place), let now = layer.value(at: place) else { continue }
      if let index = entries.firstIndex(where: { $0.layer === layer && $0.place == place }) {
        entries[index].end = now
        entries[index].held = now
        entries[index].endsColorless = place.isColorless(on: layer)
      } else {
        entries.append(
          Entry(
            layer: layer, place: place, start: before, startsColorless: change.wasColorless, end: now,
            endsColorless: place.isColorless(on: layer), held: now))
      }
    }
  }

  /// Gives every place the value from before, where it still has what the animator left.
  func goToStart() { write(entries.indices.reversed()) { $0.startsColorless ? nil : $0.start.boxed(at: $0.place) } }

  /// Gives every place the value from after, where it still has what the animator left.
  func goToEnd() { write(entries.indices) { $0.endsColorless ? nil : $0.end.boxed(at: $0.place) } }

  /// What `clock` makes of every place now, to be written when it no longer does.
  func presented(movedBy clock: AnimationClock) -> [AnimatedValue] {
    entries.map { entry in
      let value = entry.layer.presentedValue(at: entry.place, movedBy: clock)
      return AnimatedValue(value, at: entry.place) ?? entry.held
    }
  }

  /// Gives the places these values, in their order.
  func go(to values: [AnimatedValue]) {
    guard values.count == entries.count else { return }
    var next = values.makeIterator()
    write(entries.indices) { (next.next() ?? $0.held).boxed(at: $0.place) }
  }

  private func write(_ indices: some Sequence<Int>, _ value: (Entry) -> Any?) {
    UIView.performWithoutAnimation {
      for index in indices {
        let entry = entries[index]
        let wanted = value(entry)
        guard let now = entry.layer.value(at: entry.place), now.isSame(as: entry.held) else { continue }
        UIApplication.shared.onBehalfOfStaging(entry.place.property, of: entry.layer) {
          entry.layer.setValue(wanted, forKeyPath: entry.place.name)
        }
        entries[index].held = entry.layer.value(at: entry.place) ?? entry.held
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

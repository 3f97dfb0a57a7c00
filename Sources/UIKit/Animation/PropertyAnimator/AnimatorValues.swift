import CoreGraphics
import QuartzCore

/// The values that an animator changed, before and after.
@MainActor final class AnimatorValues {
  private struct Entry {
    let layer: CALayer
    let keyPath: LayerKeyPath
    let start: Goal
    var end: Goal
    /// The value that the animator last left in the model; another value there was set by someone else, and stays.
    var held: AnimatedValue
    /// The dynamic colour that the animator last left; its appearance may have changed since.
    var heldColor: AnyObject?

    /// Whether the model still has the value that the animator left.
    var isHeld: Bool {
      if let heldColor, layer.givenColor(of: keyPath.property)?.dynamicColor === heldColor { return true }
      return layer.value(at: keyPath).isSame(as: held)
    }

    /// Notes the value that the animator leaves now.
    mutating func hold() {
      held = layer.value(at: keyPath)
      heldColor = layer.givenColor(of: keyPath.property)?.dynamicColor
    }
  }

  /// A value that the model is set to.
  private enum Goal {
    case value(AnimatedValue)
    /// A colour as the client set it, which may be none, or dynamic.
    case color(CGColor?)

    init(_ value: AnimatedValue, _ color: CGColor?, of keyPath: LayerKeyPath) {
      self = keyPath.property.kind == .color ? .color(color) : .value(value)
    }
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
      let end = Goal(now, layer.givenColor(of: keyPath.property), of: keyPath)
      let key = Key(layer: ObjectIdentifier(layer), keyPath: keyPath)
      let index = indices[key] ?? entries.endIndex
      if index == entries.endIndex {
        indices[key] = index
        let start = Goal(before, change.colorBefore, of: keyPath)
        entries.append(Entry(layer: layer, keyPath: keyPath, start: start, end: end, held: now))
      }
      entries[index].end = end
      entries[index].hold()
    }
  }

  /// Sets every value from before the animator, unless the model no longer has the value that the animator left.
  func goToStart() { write(entries.indices.reversed()) { $0.start } }

  /// Sets every value that the animator leads to, unless the model no longer has the value that the animator left.
  func goToEnd() { write(entries.indices) { $0.end } }

  /// The values that `clock` shows now, to be set when it no longer moves them.
  func presented(movedBy clock: AnimationClock) -> [AnimatedValue] {
    entries.map { $0.layer.presentedValue(at: $0.keyPath, movedBy: clock) }
  }

  /// Sets `values`, which are in the order of `presented(movedBy:)`.
  func go(to values: [AnimatedValue]) {
    guard values.count == entries.count else { return }
    var next = values.makeIterator()
    write(entries.indices) { .value(next.next() ?? $0.held) }
  }

  private func write(_ indices: some Sequence<Int>, _ goal: (Entry) -> Goal) {
    UIView.performWithoutAnimation {
      for index in indices {
        let entry = entries[index]
        let goal = goal(entry)
        guard entry.isHeld else { continue }
        UIApplication.shared.onBehalfOfStaging(entry.keyPath.property, of: entry.layer) {
          switch goal {
          case .value(let value): entry.layer.setValue(value, at: entry.keyPath)
          case .color(let color): entry.layer.setColor(color, of: entry.keyPath.property)
          }
        }
        (entry.layer.delegate as? UIView)?.resolveLayerColors()
        entries[index].hold()
      }
    }
  }
}

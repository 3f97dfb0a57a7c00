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
    @MainActor var isHeld: Bool {
      if let heldColor, layer.givenColor(of: keyPath.property)?.dynamicColor === heldColor { return true }
      return layer.value(at: keyPath).isSame(as: held)
    }

    /// Notes the value that the animator leaves now.
    @MainActor mutating func hold() {
      held = layer.value(at: keyPath)
      heldColor = layer.givenColor(of: keyPath.property)?.dynamicColor
    }

    /// Sets the model to `goal`.
    @MainActor func set(_ goal: Goal) {
      switch goal {
      case .value(let value): layer.setValue(value, at: keyPath)
      case .color(let color): layer.setColor(color, of: keyPath.property)
      }
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
  func goToStart() { write(entries.indices.reversed()) { entries[$0].start } }

  /// Sets every value that the animator leads to, unless the model no longer has the value that the animator left.
  func goToEnd() { write(Array(entries.indices)) { entries[$0].end } }

  /// The values that `clock` shows now, to be set when it no longer moves them.
  func presented(movedBy clock: AnimationClock) -> [AnimatedValue] {
    entries.map { $0.layer.presentedValue(at: $0.keyPath, movedBy: clock) }
  }

  /// Sets `values`, which are in the order of `presented(movedBy:)`.
  func go(to values: [AnimatedValue]) {
    guard values.count == entries.count else { return }
    write(Array(entries.indices)) { .value(values[$0]) }
  }

  /// Sets the goal that `goal` returns for each entry whose value is still the one that the animator left.
  private func write(_ indices: [Int], _ goal: (Int) -> Goal) {
    // All are compared before the first is set.
    let left = indices.filter { entries[$0].isHeld }.superlayersFirst { entries[$0].layer }
    UIView.performWithoutAnimation {
      let properties = left.map { (property: entries[$0].keyPath.property, layer: entries[$0].layer) }
      UIApplication.shared.onBehalfOfStaging(properties) {
        for index in left { entries[index].set(goal(index)) }
      }
      for index in left { (entries[index].layer.delegate as? UIView)?.resolveLayerColors() }
    }
    for index in left { entries[index].hold() }
  }
}

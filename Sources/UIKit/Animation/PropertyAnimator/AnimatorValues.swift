import CoreGraphics
import QuartzCore

/// The values that an animator changed, before and after.
@MainActor final class AnimatorValues {
  private struct Entry {
    let layer: CALayer
    let keyPath: LayerKeyPath
    let start: Goal
    var end: Goal
    /// Last left in the model; another value there was set by someone else, and stays.
    var held: AnimatedValue
    /// Last left; its appearance may have changed since.
    var heldColor: AnyObject?

    @MainActor var isHeld: Bool {
      if let heldColor, layer.givenColor(of: keyPath.property)?.dynamicColor === heldColor { return true }
      return layer.value(at: keyPath).isSame(as: held)
    }

    @MainActor mutating func hold() {
      held = layer.value(at: keyPath)
      heldColor = layer.givenColor(of: keyPath.property)?.dynamicColor
    }

    @MainActor func set(_ goal: Goal) {
      switch goal {
      case .value(let value): layer.setValue(value, at: keyPath)
      case .color(let color): layer.setColor(color, of: keyPath.property)
      }
    }
  }

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

  /// The change was made.
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

  /// Values that the animator did not leave stay.
  func goToStart() { write(entries.indices.reversed()) { entries[$0].start } }

  /// Values that the animator did not leave stay.
  func goToEnd() { write(Array(entries.indices)) { entries[$0].end } }

  /// What `clock` shows now, to be set when it no longer moves the values.
  func presented(movedBy clock: AnimationClock) -> [AnimatedValue] {
    entries.map { $0.layer.presentedValue(at: $0.keyPath, movedBy: clock) }
  }

  func go(to values: [AnimatedValue]) {
    guard values.count == entries.count else { return }
    write(Array(entries.indices)) { .value(values[$0]) }
  }

  /// Only entries whose value is still the one that the animator left.
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

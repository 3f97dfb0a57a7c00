// Not Apple's: how a transition that is cancelled takes back what it changed.

import CoreGraphics

/// A record of what is changed of layers while it is a world's journal, with what there was before.
///
/// Once closed it can be undone: what still is as it was left goes back to what it was at first, all at once and
/// without actions; what was changed since stays.
package final class LayerJournal {
  /// What there was of a layer before it was first changed, and what there was when the journal was closed.
  private final class Entry {
    let layer: CALayer
    let before: Snapshot
    var staged: Snapshot
    /// What was left later by those who had left the staged value.
    var rewritten: [LayerProperty: Snapshot] = [:]
    var touched: Set<LayerProperty> = []
    var maskIsTouched = false

    init(_ layer: CALayer) {
      self.layer = layer
      before = Snapshot(layer)
      staged = before
    }

    /// Whether `property` still is as it was left.
    func isLeft(_ property: LayerProperty) -> Bool {
      touched.contains(property)
        && Snapshot(layer).isSame(as: rewritten[property] ?? staged, in: property)
    }
  }

  /// Where a layer that is no view's was among its siblings, and where it was left.
  private struct Move {
    let layer: CALayer
    let parent: CALayer?
    let follower: CALayer?
    var staged: CALayer?
  }

  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var moves: [Move] = []
  private var moved: Set<ObjectIdentifier> = []
  private var added: [AnimationRecord] = []

  package init() {}

  /// Whether nothing was changed.
  package var isEmpty: Bool { entries.isEmpty && moves.isEmpty && added.isEmpty }

  func willChange(_ layer: CALayer, _ property: LayerProperty) { entry(of: layer).touched.insert(property) }

  func willChangeMask(_ layer: CALayer) { entry(of: layer).maskIsTouched = true }

  /// `record` was put on a layer.
  func didAdd(_ record: AnimationRecord) { added.append(record) }

  /// `layer`, which is no view's, is about to be put elsewhere.
  func willMove(_ layer: CALayer) {
    guard !(layer.delegate is any LayerOwner), moved.insert(ObjectIdentifier(layer)).inserted else { return }
    let siblings = layer.parent?.children ?? []
    let place = siblings.firstIndex { $0 === layer }
    let follower = place.flatMap { $0 + 1 < siblings.count ? siblings[$0 + 1] : nil }
    moves.append(Move(layer: layer, parent: layer.parent, follower: follower))
  }

  /// The recorded animations that none of `groups` awaits; the key is nil where none was given.
  package func animations(
    notAwaitedBy groups: [AnimationGroup]
  ) -> [(layer: CALayer, animation: CAAnimation, key: String?)] {
    added.compactMap { record in
      guard let layer = record.layer else { return nil }
      guard !record.groups.contains(where: { group in groups.contains { $0 === group } }) else { return nil }
      return (layer, record.animation, record.isNamed ? record.key : nil)
    }
  }

  /// Takes note of what was left; called after each time the journal was a world's.
  package func close() {
    for entry in entries { (entry.staged, entry.rewritten) = (Snapshot(entry.layer), [:]) }
    for index in moves.indices { moves[index].staged = moves[index].layer.parent }
  }

  /// Whether `property` of `layer` is recorded and still as it was left.
  package func isLeft(_ property: LayerProperty, of layer: CALayer) -> Bool {
    places[ObjectIdentifier(layer)].map { entries[$0].isLeft(property) } ?? false
  }

  /// Takes what `property` of `layer`, which is recorded, is now for what was left.
  package func leave(_ property: LayerProperty, of layer: CALayer) {
    if let place = places[ObjectIdentifier(layer)] { entries[place].rewritten[property] = Snapshot(layer) }
  }

  /// Puts back what still is as it was left, takes off the animations that are left, and forgets it all.
  package func undo() {
    for record in added { record.layer?.removeRecords { $0 === record } }
    undoValues()
    undoMoves()
    (entries, moves, added) = ([], [], [])
    places = [:]
    moved = []
  }

  private func undoValues() {
    for entry in entries {
      let left = LayerProperty.allCases.filter(entry.isLeft)
      for property in left { entry.layer.restore(property, from: entry.before) }
      if entry.maskIsTouched, entry.layer.maskLayer === entry.staged.mask { entry.layer.setMask(entry.before.mask) }
    }
  }

  private func undoMoves() {
    for move in moves.reversed() where move.layer.parent === move.staged {
      guard let parent = move.parent else {
        move.layer.detach()
        continue
      }
      if move.follower?.parent === parent {
        parent.insertSublayer(move.layer, below: move.follower)
      } else {
        parent.addSublayer(move.layer)
      }
    }
  }

  private func entry(of layer: CALayer) -> Entry {
    if let place = places[ObjectIdentifier(layer)] { return entries[place] }
    let made = Entry(layer)
    places[ObjectIdentifier(layer)] = entries.count
    entries.append(made)
    return made
  }

  /// All that can be animated of a layer.
  fileprivate struct Snapshot {
    let values: LayerValues
    let objects: LayerObjects
    let colors: [LayerProperty: CGColor]
    let mask: CALayer?

    init(_ layer: CALayer) {
      values = layer.values.pointee
      objects = layer.objects
      mask = layer.maskLayer
      var colors: [LayerProperty: CGColor] = [:]
      for property in LayerProperty.colorProperties { colors[property] = layer.givenColor(of: property) }
      self.colors = colors
    }

    func isSame(as other: Self, in property: LayerProperty) -> Bool {
      switch property.kind {
      case .transform: values[transform: property] == other.values[transform: property]
      case .color: colors[property] == other.colors[property]
      case .object: objects.object(of: property) === other.objects.object(of: property)
      default: values[property] == other.values[property]
      }
    }
  }
}

extension LayerProperty {
  /// The properties that are colours.
  fileprivate static let colorProperties = allCases.filter { $0.kind == .color }
}

extension LayerObjects {
  /// The reference that `property` is.
  fileprivate func object(of property: LayerProperty) -> AnyObject? {
    switch property {
    case .contents: contents
    case .path: path
    case .shadowPath: shadowPath
    default: gradient
    }
  }
}

extension CALayer {
  /// Sets `property` to what it was, and nothing else: no action, and no sublayer follows.
  fileprivate final func restore(_ property: LayerProperty, from old: LayerJournal.Snapshot) {
    switch property.kind {
    case .transform: values.pointee[transform: property] = old.values[transform: property]
    case .object:
      switch property {
      case .contents: objects.contents = old.objects.contents
      case .path: objects.path = old.objects.path
      case .shadowPath: objects.shadowPath = old.objects.shadowPath
      default: objects.gradient = old.objects.gradient
      }
    case .color:
      setColor(old.colors[property], of: property)
    default: values.pointee[property] = old.values[property]
    }
    if property == .bounds {
      setNeedsLayout()
      if flags.needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
    if property == .zPosition || property == .transform { noteDepth() }
    noteChange()
  }
}

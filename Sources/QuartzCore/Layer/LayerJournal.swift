// Not Apple's: a transition that is cancelled takes back its changes by a journal.

import CoreGraphics

/// Records the changes of layers that are made while it is a world's journal, with the values before.
///
/// After it is closed it can be undone: each value that has not been changed since is set back to its first value,
/// without actions. A value that was changed since stays.
///
/// A layer that is created meanwhile has no values to go back to: it keeps its values, and the sublayers that were
/// created with it. An animator can keep it for the next transition. Only its position among older layers is undone.
package final class LayerJournal {
  /// The values of a layer before its first change and when the journal was closed.
  private final class Entry {
    let layer: CALayer
    let before: Snapshot
    var staged: Snapshot
    /// These later replaced a staged value and count as left, too.
    var rewritten: [LayerProperty: Snapshot] = [:]
    var touched: Set<LayerProperty> = []
    /// Where the client's code changed a property last, for each that did not only follow another change.
    var origins: [LayerProperty: UInt] = [:]
    var maskIsTouched = false
    /// Layout placed the layer.
    var isLaidOut = false

    init(_ layer: CALayer) {
      self.layer = layer
      before = Snapshot(layer)
      staged = before
    }

    func isLeft(_ property: LayerProperty) -> Bool {
      touched.contains(property)
        && Snapshot(layer).isSame(as: rewritten[property] ?? staged, in: property)
    }
  }

  package struct Leftover {
    package let layer: CALayer
    package let name: String
    /// In words; nil for what has none, such as a path.
    package let before: String?
    package let left: String?
    /// In the client's code; 0 if it was not asked for.
    package let origin: UInt
  }

  /// The former position among its siblings of a layer that belongs to no view, and the superlayer where it was left.
  private struct Move {
    let layer: CALayer
    let parent: CALayer?
    let follower: CALayer?
    var staged: CALayer?
  }

  private var entries: [Entry] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var moves: [Move] = []
  private var moved: Set<ObjectIdentifier> = []
  private var added: [AnimationRecord] = []
  /// Retained, so that no other layer gets their identity.
  private var created: [ObjectIdentifier: CALayer] = [:]

  /// Layers follow other changes, as in layout: what changes then is not a client's decision.
  package var followDepth = 0
  /// The address in the client's code that makes the present change; nil if no tool asks for it.
  package var findOrigin: (() -> UInt)?

  package init() {}

  package var isEmpty: Bool { entries.isEmpty && moves.isEmpty && added.isEmpty }

  func didCreate(_ layer: CALayer) { created[ObjectIdentifier(layer)] = layer }

  /// False for nil.
  package func hasCreated(_ layer: CALayer?) -> Bool { layer.map { created[ObjectIdentifier($0)] != nil } ?? false }

  func willChange(_ layer: CALayer, _ property: LayerProperty) {
    let entry = entry(of: layer)
    entry.touched.insert(property)
    if followDepth == 0 {
      entry.origins[property] = findOrigin?() ?? 0
    } else if property == .position || property == .bounds {
      entry.isLaidOut = true
    }
  }

  func willChangeMask(_ layer: CALayer) { entry(of: layer).maskIsTouched = true }

  func didAdd(_ record: AnimationRecord) { added.append(record) }

  /// Layers of views are left to the views.
  func willMove(_ layer: CALayer) {
    guard layer.owner == nil, moved.insert(ObjectIdentifier(layer)).inserted else { return }
    let siblings = layer.parent?.children ?? []
    let index = siblings.index(ofObject: layer)
    let follower = index.flatMap { $0 + 1 < siblings.count ? siblings[$0 + 1] : nil }
    moves.append(Move(layer: layer, parent: layer.parent, follower: follower))
  }

  /// The animations that none of `groups` awaits; the key is nil if none was given.
  package func animations(
    notAwaitedBy groups: [AnimationGroup]
  ) -> [(layer: CALayer, animation: CAAnimation, key: String?)] {
    let awaiting = Set(groups.map(ObjectIdentifier.init))
    return added.compactMap { record in
      guard let layer = record.layer else { return nil }
      guard !record.groups.contains(where: { awaiting.contains(ObjectIdentifier($0)) }) else { return nil }
      return (layer, record.animation, record.isNamed ? record.key : nil)
    }
  }

  /// Called each time after the journal was a world's.
  package func close() {
    for entry in entries { (entry.staged, entry.rewritten) = (Snapshot(entry.layer), [:]) }
    for index in moves.indices { moves[index].staged = moves[index].layer.parent }
  }

  /// Recorded, and still as it was left.
  package func isLeft(_ property: LayerProperty, of layer: CALayer) -> Bool {
    indices[ObjectIdentifier(layer)].map { entries[$0].isLeft(property) } ?? false
  }

  /// The current value counts as the one that was left.
  package func leave(_ property: LayerProperty, of layer: CALayer) {
    if let index = indices[ObjectIdentifier(layer)] { entries[index].rewritten[property] = Snapshot(layer) }
  }

  /// `outer` knows the values from before these changes.
  package func forget(recordedBy outer: LayerJournal) {
    for entry in entries {
      guard let index = outer.indices[ObjectIdentifier(entry.layer)] else { continue }
      entry.touched.subtract(outer.entries[index].touched)
      if outer.entries[index].maskIsTouched { entry.maskIsTouched = false }
    }
    moves.removeAll { outer.moved.contains(ObjectIdentifier($0.layer)) }
  }

  /// The values that clients changed on layers that existed before, and that are still as they were left.
  package var leftovers: [Leftover] {
    entries.filter { !hasCreated($0.layer) }.flatMap { entry in
      let now = Snapshot(entry.layer)
      var found = LayerProperty.allCases.compactMap { property -> Leftover? in
        guard let origin = entry.origins[property], entry.isLeft(property),
          !now.isSame(as: entry.before, in: property)
        else { return nil }
        return Leftover(
          layer: entry.layer, name: property.name, before: entry.before.text(of: property),
          left: now.text(of: property), origin: origin)
      }
      if entry.maskIsTouched, now.mask === entry.staged.mask, now.mask !== entry.before.mask {
        found.append(Leftover(layer: entry.layer, name: "mask", before: nil, left: nil, origin: 0))
      }
      return found
    }
  }

  /// Nil if they are not recorded or were changed since.
  package func geometryBefore(of layer: CALayer) -> (position: CGPoint, bounds: CGRect)? {
    guard let entry = indices[ObjectIdentifier(layer)].map({ entries[$0] }),
      entry.isLeft(.position) || entry.isLeft(.bounds)
    else { return nil }
    return (CGPoint(entry.before.lanes(of: .position).lowHalf), CGRect(entry.before.lanes(of: .bounds)))
  }

  /// Removes the animations that are left, calls `prepare`, sets back every value that was still as it was left before
  /// that call, and empties the journal.
  package func undo(after prepare: () -> Void = {}) {
    for record in added { record.layer?.removeRecords { $0 === record } }
    let older = entries.filter { !hasCreated($0.layer) }
    let left = older.map { entry in
      (LayerProperty.allCases.filter(entry.isLeft), entry.maskIsTouched && entry.layer.maskLayer === entry.staged.mask)
    }
    prepare()
    for (entry, (properties, hasMask)) in zip(older, left) {
      for property in properties { entry.before.restore(property, of: entry.layer) }
      if hasMask { entry.layer.setMask(entry.before.mask) }
      // What is undone may be the first layout of a screen: the next one places the layer again.
      if entry.isLaidOut, properties.contains(.position) || properties.contains(.bounds) {
        entry.layer.parent?.setNeedsLayout()
      }
    }
    undoMoves()
    forget()
  }

  /// Leaves everything as it is.
  package func forget() {
    (entries, moves, added) = ([], [], [])
    indices = [:]
    moved = []
    created = [:]
  }

  private func undoMoves() {
    for move in moves.reversed() where move.layer.parent === move.staged {
      if hasCreated(move.layer), hasCreated(move.staged) { continue }
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
    if let index = indices[ObjectIdentifier(layer)] { return entries[index] }
    let entry = Entry(layer)
    indices[ObjectIdentifier(layer)] = entries.count
    entries.append(entry)
    return entry
  }

  fileprivate struct Snapshot {
    private let values: LayerValues
    private let objects: LayerObjects
    private let colors: LayerColors
    let mask: CALayer?

    init(_ layer: CALayer) {
      values = layer.values.pointee
      objects = layer.objects
      colors = layer.givenColors
      mask = layer.maskLayer
    }

    func isSame(as other: Self, in property: LayerProperty) -> Bool {
      switch property.row.access {
      case .numbers, .transform: isSameNumber(as: other, in: property)
      case .color(_, _, let given): colors[keyPath: given] == other.colors[keyPath: given]
      case .reference(_, _, let reference): reference.isSame(objects, other.objects)
      }
    }

    private func isSameNumber(as other: Self, in property: LayerProperty) -> Bool {
      withUnsafePointer(to: values) { own in
        withUnsafePointer(to: other.values) { property.slot.isSame(own, $0) }
      }
    }

    /// In the first lanes.
    func lanes(of property: LayerProperty) -> SIMD4<Double> { values[property] }

    /// In words; nil for references.
    func text(of property: LayerProperty) -> String? {
      let lanes = values[property]
      return switch property.kind {
      case .number: Self.text(lanes.x)
      case .flag: lanes.x == 0 ? "false" : "true"
      case .point, .size: Self.text(lanes.x, lanes.y)
      case .rectangle: Self.text(lanes.x, lanes.y, lanes.z, lanes.w)
      case .color: "the colour " + Self.text(lanes.x, lanes.y, lanes.z, lanes.w)
      case .transform: Self.text(values[transform: property])
      case .object: nil
      }
    }

    private static func text(_ numbers: Double...) -> String {
      let texts = numbers.map { number in
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
      }
      return texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
    }

    private static func text(_ transform: CATransform3D) -> String {
      if CATransform3DIsIdentity(transform) { return "the identity" }
      guard CATransform3DIsAffine(transform), transform.m12 == 0, transform.m21 == 0 else { return "another transform" }
      let (scale, offset) = ((transform.m11, transform.m22), (transform.m41, transform.m42))
      let scaleText = "a scale of \(scale.0 == scale.1 ? text(scale.0) : text(scale.0, scale.1))"
      let offsetText = "a translation of \(text(offset.0, offset.1))"
      return scale == (1, 1) ? offsetText : offset == (0, 0) ? scaleText : "\(scaleText) and \(offsetText)"
    }

    /// Sets `property` of `layer` to what it was, and nothing else: without an action, and no sublayer follows.
    func restore(_ property: LayerProperty, of layer: CALayer) {
      withUnsafePointer(to: values) { property.slot.copy(from: $0, to: layer.values) }
      switch property.row.access {
      case .numbers, .transform: break
      case .color(_, _, let given): layer.givenColors[keyPath: given] = colors[keyPath: given]
      case .reference(_, _, let reference): reference.copy(from: objects, to: &layer.objects)
      }
      layer.didRestore(property)
    }
  }
}

extension CALayer {
  /// What a change of `property` asks for.
  fileprivate final func didRestore(_ property: LayerProperty) {
    if property == .bounds {
      setNeedsLayout()
      if flags.needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
    if property.row.needsDisplay { setNeedsDisplay() }
    if property.affectsDepth { noteDepth() }
    if property.kind == .color { owner?.layerDidRestoreColor() }
    noteChange()
  }
}

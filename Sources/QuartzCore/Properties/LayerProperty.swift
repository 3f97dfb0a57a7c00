import CoreGraphics

/// The properties of layers that can be animated.
///
/// A property's row in `LayerProperty+Table.swift` says everything else about it: its key, its kind, where its value is
/// stored, and how clients read and set it. Every reader asks the row. To add a property, store its default value in
/// `LayerValues`, and add a case here and its row there; the compiler asks for the row, `LayerPropertyTableTests`
/// tests it.
package enum LayerProperty: UInt8, CaseIterable, Sendable {
  case position, anchorPoint, bounds, zPosition, anchorPointZ
  case transform, sublayerTransform
  case opacity, hidden, doubleSided, masksToBounds, cornerRadius, borderWidth
  case backgroundColor, borderColor
  case shadowColor, shadowOffset, shadowOpacity, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter, contentsScale, rasterizationScale
  case path, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase, fillColor, strokeColor
  case colors, locations, startPoint, endPoint
  case fontSize, foregroundColor
  case instanceTransform, instanceColor, instanceDelay
  case backdropRadius, backdropSaturation

  /// The kind of a property's value, which decides how two values are mixed.
  package enum Kind: Sendable {
    /// A number.
    case number
    /// A Boolean value, which is switched halfway instead of being mixed.
    case flag
    /// A point.
    case point
    /// A size.
    case size
    /// A rectangle.
    case rectangle
    /// A colour, mixed component by component.
    case color
    /// A transform.
    case transform
    /// A reference: a path, a picture or a list.
    case object
  }

  /// The property with this key; nil if there is none.
  ///
  /// The names of Objective-C getters, such as `isHidden`, are keys too.
  package init?(named name: String) {
    guard let property = Self.byName[name] else { return nil }
    self = property
  }

  /// The property's key, as Core Animation spells it.
  package var name: String { row.name }

  /// The kind of the property's value.
  package var kind: Kind { row.kind }

  /// Whether setting the property animates by itself, unless an action says otherwise.
  package var animatesImplicitly: Bool { row.animatesImplicitly }

  /// The number of vector lanes that the property fills; 0 for transforms and references.
  package var laneCount: Int {
    switch kind {
    case .number, .flag: 1
    case .point, .size: 2
    case .rectangle, .color: 4
    case .transform, .object: 0
    }
  }

  /// Whether a change may move the layer out of its superlayer's plane or change its order among its siblings.
  var affectsDepth: Bool { self == .zPosition || self == .transform }

  /// The property's row in the table.
  var row: LayerPropertyRow { Self.table[Int(rawValue)] }

  /// The slot of the property's numbers.
  @inline(__always)
  var slot: ValueSlot { Self.slots[Int(rawValue)] }

  private static let table = allCases.map(\.tableRow)
  private static let slots = table.map(\.slot)
  /// The key paths of the colours that clients set, with the slots of their numbers.
  static let givenColors: [(slot: ValueSlot, given: any WritableKeyPath<LayerColors, CGColor?> & Sendable)] =
    table.compactMap { row in
      guard case .color(_, _, let given) = row.access else { return nil }
      return (row.slot, given)
    }
  /// The colours that clients set, with their key paths.
  static let colorProperties: [(property: Self, given: any WritableKeyPath<LayerColors, CGColor?> & Sendable)] =
    allCases.compactMap { property in
      guard case .color(_, _, let given) = property.tableRow.access else { return nil }
      return (property, given)
    }
  private static let byName: [String: Self] = {
    var found: [String: Self] = ["isHidden": .hidden, "isDoubleSided": .doubleSided]
    for property in allCases { found[property.name] = property }
    return found
  }()
}

import CoreGraphics

/// A property, or a part of one such as `position.x` or `transform.scale`.
package struct LayerKeyPath: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case whole
    case lanes(first: Int, count: Int)
    /// The translation of a transform along one axis, or along x and y.
    case translation(axis: Int?)
    /// The scale of a transform along one axis, or along all three alike.
    case scale(axis: Int?)
    /// In radians.
    case rotation(axis: Int)
  }

  package let property: LayerProperty
  package let part: Part

  package init(_ property: LayerProperty, _ part: Part = .whole) {
    self.property = property
    self.part = part
  }

  /// Nil if layers do not have the key path.
  package init?(parsing keyPath: String) {
    let names = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = names.first, let property = LayerProperty(named: first) else { return nil }
    guard let part = Self.part(of: property.kind, names.dropFirst()) else { return nil }
    self.init(property, part)
  }

  /// 0 for whole transforms and references.
  package var laneCount: Int {
    switch part {
    case .whole: property.laneCount
    case .lanes(_, let count): count
    case .translation(nil): 2
    case .translation, .scale, .rotation: 1
    }
  }

  /// Animations can be added on top of each other.
  package var isAdditive: Bool {
    switch property.kind {
    case .number, .point, .size, .rectangle, .transform: true
    case .flag, .color, .object: false
    }
  }

  package var name: String {
    switch part {
    case .whole: property.name
    case .lanes(let first, let count): "\(property.name).\(Self.laneName(first, count, of: property.kind))"
    case .translation(let axis): "\(property.name).translation\(Self.suffix(axis))"
    case .scale(let axis): "\(property.name).scale\(Self.suffix(axis))"
    case .rotation(let axis): "\(property.name).rotation\(Self.suffix(axis))"
    }
  }

  private static let axes = ["x", "y", "z"]

  private static func suffix(_ axis: Int?) -> String { axis.map { ".\(axes[$0])" } ?? "" }

  private static func laneName(_ first: Int, _ count: Int, of kind: LayerProperty.Kind) -> String {
    switch (kind, first, count) {
    case (.size, 0, _): "width"
    case (.size, _, _): "height"
    case (.rectangle, 0, 2): "origin"
    case (.rectangle, 0, _): "origin.x"
    case (.rectangle, 1, _): "origin.y"
    case (.rectangle, 2, 2): "size"
    case (.rectangle, 2, _): "size.width"
    case (.rectangle, _, _): "size.height"
    default: axes[first]
    }
  }

  /// A number written there may move the layer out of its superlayer's plane.
  var movesInDepth: Bool {
    switch part {
    case .translation(axis: 2), .rotation(axis: 0), .rotation(axis: 1): true
    default: property == .zPosition || property == .anchorPointZ
    }
  }

  private static func part(of kind: LayerProperty.Kind, _ names: ArraySlice<String>) -> Part? {
    guard let name = names.first else { return .whole }
    let rest = names.dropFirst()
    switch (kind, name) {
    case (.point, "x") where rest.isEmpty, (.size, "width") where rest.isEmpty: return .lanes(first: 0, count: 1)
    case (.point, "y") where rest.isEmpty, (.size, "height") where rest.isEmpty: return .lanes(first: 1, count: 1)
    case (.rectangle, "origin"): return lanes(of: .point, rest, from: 0)
    case (.rectangle, "size"): return lanes(of: .size, rest, from: 2)
    case (.transform, _): return transformPart(name, rest)
    default: return nil
    }
  }

  private static func lanes(of kind: LayerProperty.Kind, _ names: ArraySlice<String>, from start: Int) -> Part? {
    switch part(of: kind, names) {
    case .whole: .lanes(first: start, count: 2)
    case .lanes(let first, let count): .lanes(first: start + first, count: count)
    default: nil
    }
  }

  private static func transformPart(_ name: String, _ rest: ArraySlice<String>) -> Part? {
    var axis: Int?
    if let letter = rest.first {
      guard rest.count == 1, let found = axes.firstIndex(of: letter) else { return nil }
      axis = found
    }
    switch name {
    case "translation": return .translation(axis: axis)
    case "scale": return .scale(axis: axis)
    case "rotation": return .rotation(axis: axis ?? 2)
    default: return nil
    }
  }
}

import CoreGraphics

/// The properties of layers that can be animated, by Core Animation's names.
package enum LayerProperty: String, CaseIterable, Sendable {
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

  /// What kind of value a property has, which decides how it is mixed.
  package enum Kind: Sendable {
    /// One number.
    case number
    /// On or off: not mixed, but switched.
    case flag
    /// A point.
    case point
    /// A size.
    case size
    /// A rectangle.
    case rectangle
    /// A colour, mixed in its components.
    case color
    /// A transform.
    case transform
    /// A reference: a path, a picture or a list.
    case object
  }

  /// What kind of value the property has.
  package var kind: Kind {
    switch self {
    case .position, .anchorPoint, .startPoint, .endPoint: .point
    case .shadowOffset: .size
    case .bounds, .contentsRect, .contentsCenter: .rectangle
    case .transform, .sublayerTransform, .instanceTransform: .transform
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .foregroundColor, .instanceColor:
      .color
    case .hidden, .doubleSided, .masksToBounds: .flag
    case .contents, .shadowPath, .path, .colors, .locations: .object
    default: .number
    }
  }

  /// How many lanes of a vector the property fills; 0 for transforms and references.
  package var laneCount: Int {
    switch kind {
    case .number, .flag: 1
    case .point, .size: 2
    case .rectangle, .color: 4
    case .transform, .object: 0
    }
  }

  /// Whether setting the property animates by itself, as Core Animation's do unless an action says otherwise.
  package var animatesByItself: Bool {
    switch self {
    case .hidden, .doubleSided, .masksToBounds, .contentsScale, .rasterizationScale, .fontSize: false
    default: true
    }
  }

  /// Whether most layers never use it, so that it stands where frames need not look.
  var isCold: Bool {
    switch self {
    case .position, .anchorPoint, .bounds, .opacity, .hidden, .doubleSided, .masksToBounds, .cornerRadius, .borderWidth,
      .shadowOpacity, .zPosition, .anchorPointZ, .contentsScale, .backgroundColor, .transform:
      false
    default: true
    }
  }

  /// Names that mean a property under another name, the getters of Objective-C among them.
  static func named(_ name: String) -> Self? {
    switch name {
    case "isHidden": .hidden
    case "isDoubleSided": .doubleSided
    default: Self(rawValue: name)
    }
  }
}

/// The place an animation writes to: a property, or a part of one such as `position.x` or `transform.scale`.
package struct LayerKeyPath: Hashable, Sendable {
  /// Which part of the property.
  package enum Part: Hashable, Sendable {
    /// All of it.
    case whole
    /// These lanes of its numbers.
    case lanes(first: Int, count: Int)
    /// The translation of a transform along one axis, or along x and y.
    case translation(axis: Int?)
    /// The scale of a transform along one axis, or along all three alike.
    case scale(axis: Int?)
    /// The rotation of a transform about one axis, in radians.
    case rotation(axis: Int)
  }

  /// The property.
  package let property: LayerProperty
  /// The part of it.
  package let part: Part

  package init(_ property: LayerProperty, _ part: Part = .whole) {
    self.property = property
    self.part = part
  }

  /// The place that `keyPath` names, nil where layers have none such.
  package init?(parsing keyPath: String) {
    let names = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = names.first, let property = LayerProperty.named(first) else { return nil }
    guard let part = Self.part(of: property.kind, names.dropFirst()) else { return nil }
    self.init(property, part)
  }

  /// How many numbers the place holds; 0 for whole transforms and references.
  package var laneCount: Int {
    switch part {
    case .whole: property.laneCount
    case .lanes(_, let count): count
    case .translation(nil): 2
    case .translation, .scale, .rotation: 1
    }
  }

  /// Whether a number written there may move the layer out of its superlayer's plane.
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
      guard rest.count == 1, let found = ["x", "y", "z"].firstIndex(of: letter) else { return nil }
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

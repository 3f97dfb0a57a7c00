import CoreGraphics
import QuartzCore
import UIKit

/// Reads the values of a tree's layers as they are presented, under names that are the same in every run.
@MainActor struct LayerCensus {
  /// A number of a layer.
  struct Column: Hashable {
    let layer: String
    let keyPath: String
    /// The number's index among those of the property.
    let index: Int

    /// The name of the column.
    var name: String { "\(layer).\(keyPath)" }
  }

  private var names: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]
  /// The layers that have a name, so that no other object gets the identity of one.
  private var layers: [CALayer] = []

  /// The properties whose values are numbers.
  private static let properties = LayerProperty.allCases.filter { $0.laneCount > 0 || $0.kind == .transform }

  /// The key paths of the numbers of each property.
  private static let keyPaths: [(property: LayerProperty, parts: [LayerKeyPath], names: [String])] = properties.map {
    property in
    func paths(_ parts: [LayerKeyPath.Part]) -> [LayerKeyPath] { parts.map { LayerKeyPath(property, $0) } }
    let parts: [LayerKeyPath] =
      switch property.kind {
      case .point, .size: paths((0..<2).map { .lanes(first: $0, count: 1) })
      case .rectangle: paths((0..<4).map { .lanes(first: $0, count: 1) })
      case .transform:
        paths(
          (0..<3).map { .translation(axis: $0) } + (0..<3).map { .scale(axis: $0) }
            + (0..<3).map { .rotation(axis: $0) })
      case .number, .flag, .color, .object: [LayerKeyPath(property)]
      }
    let names =
      property.kind == .color ? ["red", "green", "blue", "alpha"].map { "\(property.name).\($0)" } : parts.map(\.name)
    return (property, parts, names)
  }

  /// Calls `body` for each number of each layer beneath `root`, in the order of the tree.
  mutating func read(_ root: CALayer, _ body: (_ layer: String, _ keyPath: String, _ value: Double) -> Void) {
    for layer in root.sublayers ?? [] where layer.name != TouchDot.name {
      let name = name(of: layer)
      let values = layer.presented().values
      for (property, parts, names) in Self.keyPaths {
        if property.kind == .color {
          let lanes = values[parts[0]]
          for index in 0..<4 { body(name, names[index], lanes[index]) }
        } else {
          for (part, keyPath) in zip(parts, names) { body(name, keyPath, values[part].x) }
        }
      }
      read(layer, body)
    }
  }

  /// Returns the name of a layer: the type of its screen, its view or itself, and a number if several have that type.
  private mutating func name(of layer: CALayer) -> String {
    if let name = names[ObjectIdentifier(layer)] { return name }
    let view = layer.delegate as? UIView
    let screen = view?.next as? UIViewController
    // Generic types are named without their arguments.
    let type = "\(Swift.type(of: (screen ?? view ?? layer) as AnyObject))".prefix { $0 != "<" }
    let kind = String(type)
    counts[kind, default: 0] += 1
    let name = counts[kind] == 1 ? kind : "\(kind)\(counts[kind] ?? 0)"
    names[ObjectIdentifier(layer)] = name
    layers.append(layer)
    return name
  }
}

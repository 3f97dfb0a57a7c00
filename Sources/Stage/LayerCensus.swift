import CoreGraphics
package import QuartzCore
import UIKit

/// Reads the values of a tree's layers as they are presented, under names that are the same in every run.
@MainActor package struct LayerCensus {
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The names of the layers, in the order in which they were first read.
  package private(set) var names: [String] = []
  private var counts: [String: Int] = [:]
  /// The layers that have an index, so that no other object gets the identity of one.
  private var layers: [CALayer] = []
  /// Returns the name of a layer; nil leaves the layer out, but not those beneath it.
  private let name: @MainActor (CALayer) -> String?
  private let readsHidden: Bool

  /// A number of a layer: where it is among the values, and the name of its key path.
  private struct Value {
    let path: LayerKeyPath
    let lane: Int
    let name: String
  }

  /// The numbers of each layer.
  private static let values: [Value] = LayerProperty.allCases.filter { $0.laneCount > 0 || $0.kind == .transform }
    .flatMap { property -> [Value] in
      func values(_ parts: [LayerKeyPath.Part]) -> [Value] {
        parts.map { LayerKeyPath(property, $0) }.map { Value(path: $0, lane: 0, name: $0.name) }
      }
      return switch property.kind {
      case .point, .size: values((0..<2).map { .lanes(first: $0, count: 1) })
      case .rectangle: values((0..<4).map { .lanes(first: $0, count: 1) })
      case .transform:
        values(
          (0..<3).map { .translation(axis: $0) } + (0..<3).map { .scale(axis: $0) }
            + (0..<3).map { .rotation(axis: $0) })
      case .color:
        ["red", "green", "blue", "alpha"].enumerated().map { lane, name in
          Value(path: LayerKeyPath(property), lane: lane, name: "\(property.name).\(name)")
        }
      case .number, .flag, .object: values([.whole])
      }
    }

  /// Names layers by their types.
  package init() { (name, readsHidden) = (Self.typeName, true) }

  /// Of a hidden layer only that is read, if it was ever shown.
  package init(ofShown name: @escaping @MainActor (CALayer) -> String?) { (self.name, readsHidden) = (name, false) }

  /// The name of a layer that is left out, with everything beneath it.
  package static let leftOut = "backswipe.touch"

  /// The names of all columns so far.
  package var columns: [String] { Self.columns(of: names) }

  /// Returns the names of the columns of layers with some names: each number of each layer.
  package static func columns(of names: [String]) -> [String] {
    names.flatMap { name in values.map { "\(name).\($0.name)" } }
  }

  /// Calls `body` with each number of each layer beneath `root`, in the order of the tree, and the index of its column.
  package mutating func read(_ root: CALayer, _ body: (_ column: Int, _ value: Double) -> Void) {
    for layer in root.sublayers ?? [] where layer.name != Self.leftOut {
      let isRead = readsHidden || !layer.isHidden
      if let index = isRead ? index(of: layer) : indices[ObjectIdentifier(layer)] {
        let values = layer.presented().values
        for (column, value) in Self.values.enumerated() where isRead || value.path.property == .hidden {
          body(index * Self.values.count + column, values[value.path][value.lane])
        }
      }
      if isRead { read(layer, body) }
    }
  }

  /// The type of a layer's screen, its view or itself.
  private static func typeName(_ layer: CALayer) -> String? {
    let view = layer.delegate as? UIView
    return typeName((view?.next as? UIViewController ?? view ?? layer) as AnyObject)
  }

  /// Generic types are named without their arguments.
  package static func typeName(_ object: AnyObject) -> String {
    String("\(Swift.type(of: object))".prefix { $0 != "<" })
  }

  /// Returns the index of a layer, which gets a name with it, and a number if several have that name; nil if it is left out.
  private mutating func index(of layer: CALayer) -> Int? {
    if let index = indices[ObjectIdentifier(layer)] { return index }
    guard let kind = name(layer) else { return nil }
    counts[kind, default: 0] += 1
    names.append(counts[kind] == 1 ? kind : "\(kind)\(counts[kind] ?? 0)")
    indices[ObjectIdentifier(layer)] = layers.count
    layers.append(layer)
    return layers.count - 1
  }
}

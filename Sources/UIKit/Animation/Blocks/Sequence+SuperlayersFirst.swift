import QuartzCore

extension Sequence {
  /// The order in which layers' values can be set: superlayers first, since sublayers follow a superlayer that changes
  /// its size; otherwise the same order.
  @MainActor func superlayersFirst(_ layer: (Element) -> CALayer) -> [Element] {
    let depths = enumerated().map { (depth: layer($0.element).superlayerCount, index: $0.offset, element: $0.element) }
    return depths.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }.map(\.element)
  }
}

extension CALayer {
  fileprivate var superlayerCount: Int {
    var count = 0
    var layer = superlayer
    while let found = layer {
      count += 1
      layer = found.superlayer
    }
    return count
  }
}

import CoreGraphics
import QuartzCore

/// Observes the blocks that an animator stages for a transition.
@MainActor final class AnimationStaging {
  /// Staged blocks keep their durations and delays but get linear timing, whatever they ask for.
  let isEven: Bool
  /// Gets the end of each block without animations, to call it at the right time; without this it ends at the next turn.
  let onEmptyBlock: ((@escaping () -> Void) -> Void)?
  private let joins: (AnimationBlock) -> Bool
  private var onFirstBlock: (() -> Void)?
  private var firstBlock: AnimationBlock?
  private(set) var blocks: [AnimationBlock] = []

  /// `onFirstBlock` is called once, inside the first block for which `joins` returns true and right after its closure, so
  /// that its changes are animated with that block.
  init(
    isEven: Bool = false, onFirstBlock: (() -> Void)? = nil, onEmptyBlock: ((@escaping () -> Void) -> Void)? = nil,
    joins: @escaping (AnimationBlock) -> Bool = { $0.animates }
  ) {
    (self.isEven, self.onEmptyBlock, self.joins, self.onFirstBlock) = (isEven, onEmptyBlock, joins, onFirstBlock)
  }

  /// Whether there was a block that animations alongside could join.
  var hasSeenBlock: Bool { firstBlock != nil }

  @discardableResult
  func observe(_ body: () -> Void) -> Self {
    let transactions = UIApplication.shared.world.transactions
    let outer = transactions.onEmptyTransaction
    transactions.onEmptyTransaction = onEmptyBlock ?? outer
    UIApplication.shared.animationState.watched(by: self, body)
    transactions.onEmptyTransaction = outer
    return self
  }

  /// Called before the closure of `block` runs.
  func note(_ block: AnimationBlock) {
    blocks.append(block)
    if firstBlock == nil, joins(block) { firstBlock = block }
  }

  /// Called after the closure of `block` has run.
  func join(_ block: AnimationBlock) {
    guard block === firstBlock else { return }
    onFirstBlock?()
    onFirstBlock = nil
  }
}

/// A change of a property of a layer, with the values before it.
struct PropertyChange {
  /// Each is animated by itself.
  let keyPaths: [LayerKeyPath]
  /// Nil for no colour, and for other properties.
  let colorBefore: CGColor?
  private let before: [AnimatedValue]
  /// What was seen; nil where the animation is put on top.
  private let presented: [AnimatedValue]?

  /// The change is about to be made; with `byAxis` the two axes of a position are animated separately.
  init(_ property: LayerProperty, of layer: CALayer, byAxis: Bool = false) {
    keyPaths = LayerKeyPath.animatedParts(of: property, byAxis: byAxis)
    colorBefore = layer.givenColor(of: property)
    before = keyPaths.map { layer.value(at: $0) }
    // A value that cannot be added starts from what is on screen: among transforms, the singular ones.
    let needsPresented = property.kind == .transform || !LayerKeyPath(property).isAdditive
    presented = needsPresented ? keyPaths.map { layer.presentedValue(at: $0) } : nil
  }

  /// Nil for a key path that does not change.
  func before(at keyPath: LayerKeyPath) -> AnimatedValue? { keyPaths.firstIndex(of: keyPath).map { before[$0] } }

  /// Nil where the animation is added to what was on screen.
  func presented(at keyPath: LayerKeyPath) -> AnimatedValue? {
    guard let presented, let index = keyPaths.firstIndex(of: keyPath) else { return nil }
    return presented[index]
  }

  /// The animation from the value before to the current one; nil if they are the same.
  func animation(at keyPath: LayerKeyPath, of layer: CALayer, with timing: BlockTiming) -> CABasicAnimation? {
    let new = layer.value(at: keyPath)
    guard let old = before(at: keyPath), !old.isSame(as: new) else { return nil }
    let animation = timing.curve.animation(keyPath: keyPath.name, duration: timing.duration)
    if keyPath.isAdditive, let start = old.relative(to: new), let end = new.neutral {
      animation.isAdditive = true
      animation.fromValue = start.boxed(at: keyPath)
      animation.toValue = end.boxed(at: keyPath)
    } else {
      animation.fromValue = (presented(at: keyPath) ?? old).boxed(at: keyPath)
    }
    return animation
  }
}

extension LayerKeyPath {
  /// Animated separately when `property` changes.
  fileprivate static func animatedParts(of property: LayerProperty, byAxis: Bool) -> [Self] {
    switch property {
    case .position where byAxis:
      [Self(property, .lanes(first: 0, count: 1)), Self(property, .lanes(first: 1, count: 1))]
    case .bounds: [Self(property, .lanes(first: 0, count: 2)), Self(property, .lanes(first: 2, count: 2))]
    default: [Self(property)]
    }
  }
}

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

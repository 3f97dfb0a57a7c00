import Motion

/// An animation on a layer, from when it is added to its end.
package final class AnimationRecord {
  /// The key under which it was added; a generated one if none was given.
  package let key: String
  /// Whether the client gave a key.
  let isNamed: Bool
  /// The layer's copy of the animation.
  package let animation: CAAnimation
  /// The compiled animation.
  package let node: AnimationNode
  /// Its number in the order in which animations were added to the world.
  let serial: Int
  /// The layer that has the animation; nil after the layer is deallocated or the animation removed.
  ///
  /// The reference is not weak, because every frame would pay for that; the layer clears it.
  package internal(set) unowned(unsafe) var layer: CALayer?
  /// Whether the animation waits for the commit that sets its begin time.
  var isPending: Bool { node.isPending }
  var hasStarted = false
  /// Its number in the order in which animations and time controls began in the world.
  var beginning = 0
  /// Its index among the animations of a world; nil if it is in no tree.
  var slot: Int?
  /// Its index among the animations of its clock.
  var clockSlot: Int?
  /// The world that is told about its end.
  weak var world: LayerWorld?
  /// Whether its delegate and groups were told about its end; it may stay on the layer after that.
  var hasEnded = false
  /// The groups that await its end.
  let groups: [AnimationGroup]
  /// Whether a time control that returned to its origin has undone it, so that it is removed in any case.
  var isReturned = false

  init(
    key: String, isNamed: Bool, animation: CAAnimation, node: AnimationNode, serial: Int, layer: CALayer,
    groups: [AnimationGroup]
  ) {
    self.key = key
    self.isNamed = isNamed
    self.animation = animation
    self.node = node
    self.serial = serial
    self.layer = layer
    self.groups = groups
  }

  /// Sets the begin time to the layer's `time`, unless the animation has a begin time.
  func begin(at time: Double) {
    guard isPending else { return }
    if node.beginsWithCommit { node.timing.begin = time + localDelay }
    node.isPending = false
    layer?.noteRecords()
  }

  /// The delay in the layer's time: a layer whose time stands still has none, as on iOS.
  var localDelay: Double { node.delay != 0 && layer?.standsStill == true ? 0 : node.delay }

  /// The end of the animation, in its layer's time; nil if it has none.
  package var end: Double? { isPending || node.clock?.staysAtEnd == true ? nil : span?.end }

  /// Whether it repeats without an end, so that nothing waits for it.
  package var isEndless: Bool {
    node.timing.activeDuration >= Self.endless * node.timing.speed.magnitude && node.timing.speed != 0
  }

  /// The duration from which an animation counts as endless, in its layer's seconds; huge repeat counts are common.
  private static let endless = 1e9

  /// Shifts the animation along its layer's time by `seconds`.
  func shift(by seconds: Double) {
    guard !isPending else { return }
    if node.clock != nil { node.anchor += seconds } else { node.timing.begin += seconds }
    layer?.noteRecords()
  }
}

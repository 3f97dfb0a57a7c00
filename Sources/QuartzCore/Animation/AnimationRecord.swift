import Motion

/// An animation on a layer, from being added to being over.
package final class AnimationRecord {
  /// The name it was added under; made up where none was given.
  package let key: String
  /// Whether the client gave the name.
  let isNamed: Bool
  /// The copy that the layer keeps.
  package let animation: CAAnimation
  /// What it was opened into.
  package let node: AnimationNode
  /// Its place in the order in which animations were added to the world.
  let serial: Int
  /// The layer it is on; nil once that is gone or the animation was removed.
  ///
  /// Not weak: every frame would pay for that. The layer says when it goes.
  package internal(set) unowned(unsafe) var layer: CALayer?
  /// Whether its beginning is still to be set, by the commit that puts it on screen.
  var isPending: Bool { node.isPending }
  var hasStarted = false
  /// Its place in the order in which things began in the world.
  var beginning = 0
  /// Whether the world has it among its animations.
  var isListed = false
  /// The world that hears of its end.
  weak var world: LayerWorld?
  /// Whether its end was told: it may stay on the layer after that.
  var hasEnded = false
  /// The transactions that wait for its end.
  let groups: [AnimationGroup]
  /// Whether the way back under control has undone it, so that it leaves whatever its figures say.
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

  /// Sets the beginning to the layer's `time`, unless the animation has one of its own.
  func begin(at time: Double) {
    guard isPending else { return }
    if node.beginsWithCommit { node.timing.begin = time + node.delay }
    node.isPending = false
    layer?.updateNodes()
  }

  /// When it is over, in its layer's time; nil where it never is.
  package var end: Double? { isPending || node.clock?.staysAtEnd == true ? nil : way?.end }

  /// Whether it never comes to an end that anybody would wait for, because it repeats for ever.
  package var isEndless: Bool { node.timing.activeDuration >= Self.endless }

  /// What lasts this long is meant to last for ever, in seconds: repeat counts that are merely huge are common.
  private static let endless = 1e9

  /// Moves the animation along its layer's time by `seconds`, so that it shows then what it shows now.
  func shift(by seconds: Double) {
    guard !isPending else { return }
    if node.clock != nil { node.anchor += seconds } else { node.timing.begin += seconds }
    layer?.updateNodes()
  }
}

// Not Apple's: how one world's tree shows another world.

import CoreGraphics

/// A layer that shows what is seen of another world, stretched over its bounds and cut off there.
///
/// The other world is sampled with this one, so one list holds both. It keeps its own time: whoever moves that calls
/// `update()` before the next frame.
package final class WorldLayer: CALayer {
  /// The world that is shown; nil shows none.
  package var shownWorld: LayerWorld? { didSet { shownWorldChanged() } }
  /// The size of that world's screen, in its points.
  package var screenSize = CGSize.zero { didSet { noteChange() } }
  /// What was seen of it last.
  private let list = DisplayList()
  private var revision = -1

  package override init() { super.init() }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() { masksToBounds = true }

  override var paintsBesides: Bool { shownWorld != nil }

  /// Has the next frame look at the other world again, where something is seen otherwise there by now.
  package func update() {
    guard let shownWorld else { return }
    let isOld = revision != shownWorld.revision
    if isOld || shownWorld.animations.differ(from: list.instant, to: shownWorld.now) { noteChange() }
  }

  private func shownWorldChanged() {
    revision = -1
    updatePaints()
    noteChange()
  }

  override func paint(_ v: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, _ painter: LayerPainter) {
    super.paint(v, objects, painter)
    guard let shownWorld, shownWorld !== world, screenSize.width > 0, screenSize.height > 0 else { return }
    revision = shownWorld.revision
    shownWorld.fill(list)
    let bounds = v.pointee.bounds
    let scale = bounds.highHalf / SIMD2(screenSize.width.native, screenSize.height.native)
    let fit = Homography(xAxis: SIMD2(scale.x, 0), yAxis: SIMD2(0, scale.y), origin: bounds.lowHalf)
    painter.list.append(list, on: fit.followed(by: painter.map), opacity: painter.opacity)
  }
}

extension DisplayList {
  /// Adds the steps of `other`, whose root's plane lies on this list's as `map` says.
  fileprivate func append(_ other: DisplayList, on map: Homography, opacity: Double) {
    var depth = 0
    holdsBackdrops = holdsBackdrops || other.holdsBackdrops
    for var item in other.items {
      item.placement = item.placement.followed(by: map)
      item.object = place(of: other.object(item.object))
      item.secondObject = place(of: other.object(item.secondObject))
      if item.kind == .end { depth -= 1 }
      // What is in a group is seen as the group is.
      if depth == 0 { item.opacity *= opacity }
      if item.begins { depth += 1 }
      append(item)
    }
  }
}

// Not Apple's: a layer that shows another world.

import CoreGraphics

/// A layer that shows another world, stretched to its bounds and clipped there, in the same display list.
///
/// The other world keeps its own time: after moving it, the caller calls `update()` before the next frame.
package final class WorldLayer: CALayer {
  package var shownWorld: LayerWorld? { didSet { shownWorldChanged() } }
  /// In the shown world's points.
  package var screenSize = CGSize.zero { didSet { noteChange() } }
  /// The shown world's last frame.
  private let list = DisplayList()
  private var revision = -1

  package override init() { super.init() }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() { masksToBounds = true }

  override var paintsOwnContent: Bool { shownWorld != nil }

  /// Notes a change if the other world looks different from when it was last drawn.
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

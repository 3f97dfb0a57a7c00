// Not Apple's: a view that extends its content uses this layer.

import CoreGraphics

/// Shows a sibling again, mirrored at each edge and corner of its frame that lies within this layer's bounds.
package final class ReflectionLayer: CALayer {
  package var source: CALayer? {
    didSet {
      noteChildren()
      noteChange()
    }
  }

  override var copied: CALayer? { source }

  override func forEachInstance(
    _ v: UnsafeMutablePointer<LayerValues>, _ around: inout LayerSampler.Surroundings,
    _ visit: (inout LayerSampler.Surroundings) -> Void
  ) {
    guard let frame = source?.frame, frame.width > 0, frame.height > 0 else { return }
    let map = around.map
    let columns = Self.mirrors(frame.minX...frame.maxX, in: 0...bounds.width)
    let rows = Self.mirrors(frame.minY...frame.maxY, in: 0...bounds.height)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() where x > 0 || y > 0 {
        let mirrored = Homography(
          xAxis: SIMD2(column.scale, 0), yAxis: SIMD2(0, row.scale), origin: SIMD2(column.shift, row.shift))
        around.map = mirrored.followed(by: map)
        visit(&around)
      }
    }
  }

  /// The first one leaves all where it is.
  private static func mirrors(
    _ own: ClosedRange<CGFloat>, in all: ClosedRange<CGFloat>
  ) -> [(scale: Double, shift: Double)] {
    var mirrors = [(scale: 1.0, shift: 0.0)]
    if own.lowerBound > all.lowerBound { mirrors.append((-1, 2 * own.lowerBound.native)) }
    if own.upperBound < all.upperBound { mirrors.append((-1, 2 * own.upperBound.native)) }
    return mirrors
  }
}

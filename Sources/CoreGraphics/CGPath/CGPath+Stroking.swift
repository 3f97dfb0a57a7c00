public import Foundation

extension CGPath {
  /// Returns the outline of the path's stroke.
  ///
  /// Filling it by the winding rule paints the same as stroking the path. Curves become straight lines at a distance of
  /// at most 1/256 of a unit. The outline is empty if the width is not finite or is zero or less.
  ///
  /// - Parameters:
  ///   - lineWidth: the width, half of which lies on each side.
  ///   - lineCap: the style of line ends. A subpath without length is visible only with round or square ends.
  ///   - lineJoin: the style of corners.
  ///   - miterLimit: the distance, in line widths, beyond which a mitered corner is cut off.
  ///   - transform: the transform of the outline.
  /// - Returns: the outline.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath(CGPathOutline()) }
    let stroker = Stroker(
      lineWidth: Double(lineWidth), cap: lineCap, join: lineJoin, miterLimit: Double(miterLimit))
    for polyline in outline.polylines() {
      stroker.add(polyline)
    }
    return CGPath(stroker.path.outline.applying(transform))
  }

  /// Returns the path cut into dashes.
  ///
  /// Curves become straight lines at a distance of at most 1/256 of a unit. If a length is negative or not finite, or
  /// all are zero, the path is not cut. The dashes start again with each subpath.
  ///
  /// - Parameters:
  ///   - phase: the distance into the dashes at which a line starts; if it is negative, the line starts before them.
  ///   - lengths: the alternating lengths of dashes and gaps; an odd number of lengths is used twice.
  ///   - transform: the transform of the dashes.
  /// - Returns: the dashes, as open subpaths.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard let dasher = Dasher(phase: Double(phase), lengths: lengths.map(Double.init)) else {
      return CGPath(outline.applying(transform))
    }
    let path = CGMutablePath()
    for polyline in outline.polylines() {
      for dash in dasher.dashes(of: polyline) {
        path.addLines(between: dash.map(CGPoint.init), transform: transform)
      }
    }
    return CGPath(path.outline)
  }

  /// Returns the path with straight lines in place of curves, at a distance of at most the threshold.
  ///
  /// A threshold of zero or less becomes the smallest useful one, 1/65,536.
  public func flattened(threshold: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for polyline in outline.polylines(tolerance: max(Double(threshold), 1.0 / 65_536)) {
      path.addLines(between: polyline.points.map(CGPoint.init))
      if polyline.isClosed { path.closeSubpath() }
    }
    return CGPath(path.outline)
  }
}

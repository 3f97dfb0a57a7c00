public import Foundation

extension CGPath {
  /// The outline of the path's line: filling it, by winding number, paints what stroking the path would.
  ///
  /// Curves become straight lines at most 1/256 of a unit away. A width of zero or less, or one that is not
  /// finite, gives an empty path.
  ///
  /// - Parameters:
  ///   - lineWidth: the width, half of it on each side.
  ///   - lineCap: how lines end; of a subpath without length nothing shows unless they end round or square.
  ///   - lineJoin: how lines meet.
  ///   - miterLimit: a mitered corner that would reach further, in line widths, is cut off.
  ///   - transform: what the outline is transformed by.
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

  /// The path's line cut into dashes.
  ///
  /// Curves become straight lines at most 1/256 of a unit away. Lengths that are negative, not finite or all zero
  /// leave the path whole. Each subpath starts the dashes anew.
  ///
  /// - Parameters:
  ///   - phase: how far into the dashes a line starts; a negative one starts before them.
  ///   - lengths: the lengths of dashes and gaps by turns; an odd number of them is gone through twice.
  ///   - transform: what the dashes are transformed by.
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

  /// The path with straight lines, at most a distance away, in place of curves.
  ///
  /// A threshold of zero or less counts as the smallest that makes sense, 1/65,536.
  public func flattened(threshold: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for polyline in outline.polylines(tolerance: max(Double(threshold), 1.0 / 65_536)) {
      path.addLines(between: polyline.points.map(CGPoint.init))
      if polyline.isClosed { path.closeSubpath() }
    }
    return CGPath(path.outline)
  }
}

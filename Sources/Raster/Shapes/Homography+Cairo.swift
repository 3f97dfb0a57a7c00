import CPangoCairo
import QuartzCore

extension Homography {
  /// The map as a matrix of Cairo, without perspective; nil if nothing is seen through it.
  ///
  /// Cairo takes a matrix without inverse for an error, after which a context draws nothing any more.
  var cairo: cairo_matrix_t? {
    let area = xAxis.x * yAxis.y - xAxis.y * yAxis.x
    guard abs(area) > 1e-12, reach < Self.farthest else { return nil }
    return cairo_matrix_t(xx: xAxis.x, yx: xAxis.y, xy: yAxis.x, yy: yAxis.y, x0: origin.x, y0: origin.y)
  }

  /// The greatest number in the matrix.
  var reach: Double { max(xAxis.greatestMagnitude, yAxis.greatestMagnitude, origin.greatestMagnitude) }

  /// The greatest number in a matrix that something is drawn through, in device pixels.
  private static let farthest = 1e9
}

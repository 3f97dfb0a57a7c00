// Not Apple's: a test that the recorder and the paths share.

package import Foundation

extension CGRect {
  /// Whether all four edges have finite coordinates, which those of the null rectangle do not.
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}

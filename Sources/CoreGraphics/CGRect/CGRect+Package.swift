// Not Apple's: a test the recorder and the paths share.

package import Foundation

extension CGRect {
  /// Whether all four edges are at finite coordinates; those of the null rectangle are not.
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}

// Not Apple's: a test that the recorder and the paths share.

package import Foundation

extension CGRect {
  /// False for the null rectangle.
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}

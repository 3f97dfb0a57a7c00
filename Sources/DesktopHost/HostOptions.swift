package import Foundation

/// The options of a desktop window.
package struct HostOptions {
  /// The number of pixels to a point; nil for the monitor's own.
  package var scale: CGFloat?
  /// The number of frames a second while something moves; nil for the monitor's rate.
  package var framesPerSecond: Double?

  /// Whether the content is told whether the desktop is light or dark, after the first frame and at each change.
  package var followsAppearance: Bool

  /// Creates options; without arguments the monitor decides, and the desktop's appearance is not followed.
  package init(scale: CGFloat? = nil, framesPerSecond: Double? = nil, followsAppearance: Bool = false) {
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.followsAppearance = followsAppearance
  }
}

package import Foundation

/// The options of a desktop window.
package struct HostOptions {
  /// The number of pixels to a point; nil for the monitor's own.
  package var scale: CGFloat?
  /// The number of frames a second while something moves; nil for the monitor's rate.
  package var framesPerSecond: Double?

  /// Creates options; without arguments the monitor decides.
  package init(scale: CGFloat? = nil, framesPerSecond: Double? = nil) {
    self.scale = scale
    self.framesPerSecond = framesPerSecond
  }
}

package import Foundation

/// How a window is opened.
package struct HostOptions {
  /// The pixels of a point; nil for what the monitor calls for.
  package var scale: CGFloat?
  /// The frames a second while something moves; nil for the monitor's rate.
  package var framesPerSecond: Double?

  /// A window as the monitor calls for it.
  package init(scale: CGFloat? = nil, framesPerSecond: Double? = nil) {
    self.scale = scale
    self.framesPerSecond = framesPerSecond
  }
}

/// The work that drawing a frame takes, in pixels: the same on every machine.
package struct PixelCounts: Equatable, Sendable {
  /// The number of pixels that were drawn again, each counted once.
  package var damaged = 0
  /// The number of pixels that were written, on the frame and on temporary surfaces, each time counted.
  package var touched = 0

  package init(damaged: Int = 0, touched: Int = 0) { (self.damaged, self.touched) = (damaged, touched) }

  /// The number of times that a pixel of the damage was written, on average; 0 without damage.
  package var overdraw: Double { damaged > 0 ? Double(touched) / Double(damaged) : 0 }
}

/// The greatest allowed difference between a picture and its golden picture.
package struct GoldenTolerance: Sendable {
  /// The levels, of 255, by which each channel of a pixel may differ.
  package let levels: Int
  /// The share of pixels that may differ by more.
  package let share: Double

  package init(levels: Int, share: Double = 0) {
    self.levels = levels
    self.share = share
  }

  /// A tolerance for results that are the same everywhere except for rounding by one level.
  package static let rounding = Self(levels: 1)
  /// A tolerance for letters, whose outlines change slightly between versions of a font.
  package static let text = Self(levels: 48, share: 0.05)
}

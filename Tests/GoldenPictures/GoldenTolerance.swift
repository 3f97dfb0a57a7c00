/// How far a picture may be from its golden one.
package struct GoldenTolerance: Sendable {
  /// Levels of 255 by which any channel of any pixel may be off.
  package let levels: Int
  /// The share of pixels that may be off by more.
  package let share: Double

  package init(levels: Int, share: Double = 0) {
    self.levels = levels
    self.share = share
  }

  /// What is computed the same everywhere, but for a level of rounding.
  package static let rounding = Self(levels: 1)
  /// Letters, whose outlines change slightly from one version of a font to the next.
  package static let text = Self(levels: 48, share: 0.05)
}

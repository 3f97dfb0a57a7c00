import CoreGraphics

/// In points, as measured on iOS 26.1.
enum SheetMetrics {
  /// The least distance between the top of the screen and a large sheet.
  static let topInset: CGFloat = 30
  static let tabletTopInset: CGFloat = 42
  /// The least distance between a tablet's safe area at the top and a large sheet: what is left of 42 points there.
  static let tabletGap: CGFloat = 10
  /// The greatest size of a form on a tablet.
  static let formSize = CGSize(width: 580, height: 650)
  /// The distance by which a form of the greatest size lies above the middle of a tablet's screen.
  static let formLift: CGFloat = 5
  static let formRadius: CGFloat = 32
  /// The medium height as a fraction of the greatest one.
  static let mediumFraction: CGFloat = 425.0 / 759
  /// The distance of a floating card from the left, right and bottom edges of the screen.
  static let cardInset: CGFloat = 8
  /// The distance of the lowest cards from the edges.
  static let lowCardInset: CGFloat = 28
  /// The heights between which the distance from the edges goes from that of the lowest cards to the usual one.
  static let lowCardHeights: ClosedRange<CGFloat> = 76...150
  static let topRadius: CGFloat = 38
  /// The radius of a floating card.
  static let bottomRadius: CGFloat = 47.74
  /// The radius of the lower corners of a sheet that is attached to the edges of a phone's screen with round corners.
  static let screenRadius: CGFloat = 58.2
  /// Over the screen behind.
  static let dimming: CGFloat = 0.2
  /// Behind a floating card in the dark.
  static let darkDimming: CGFloat = 0.48

  static let shadowOpacity: Float = 0.09
  static let shadowRadius: CGFloat = 15.5
  static let shadowOffset = CGSize(width: 0, height: 7.5)

  static let grabberSize = CGSize(width: 36, height: 5)
  /// The distance between the top of the sheet and the grabber.
  static let grabberInset: CGFloat = 5

  /// Past this fraction of the sheet's present height, a release dismisses it.
  static let dismissalFraction: CGFloat = 0.5
  /// In points per second; a faster release goes on in its direction whatever the distance.
  static let flickSpeed: CGFloat = 1_000
  /// A screen that is wider than high and lower than this has no room for a sheet, which then fills it: our choice,
  /// between the heights of phones and tablets.
  static let compactHeight: CGFloat = 500
}

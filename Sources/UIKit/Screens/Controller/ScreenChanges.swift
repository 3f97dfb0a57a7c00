/// Changes of screens may call for each other, such as a push in every `viewDidAppear(_:)`.
enum ScreenChanges {
  /// So many changes without animation are made in a row, each by a callback of the one before.
  static let mostChained = 100

  static let endlessMessage =
    "Screens go on changing screens in their callbacks, without animation; further changes were ignored. "
    + "Make a change once, not in each viewWillAppear(_:) or viewDidAppear(_:)."
}

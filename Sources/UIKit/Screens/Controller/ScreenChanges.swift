/// The limit to changes of screens that call for each other, such as a push in every `viewDidAppear(_:)`.
enum ScreenChanges {
  /// The most changes without animation, each made by a callback of the one before, that are performed in a row.
  static let mostChained = 100

  /// The diagnostic for changes beyond that.
  static let endlessMessage =
    "Screens go on changing screens in their callbacks, without animation; further changes were ignored. "
    + "Make a change once, not in each viewWillAppear(_:) or viewDidAppear(_:)."
}

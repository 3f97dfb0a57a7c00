/// The choice of one of several pictures by a click.
@MainActor final class PictureSelection {
  /// The number of the picture that was chosen last.
  private(set) var picture = 0
  /// Called with the number of the chosen picture.
  var changed: (Int) -> Void = { _ in }

  /// Chooses a picture.
  func choose(_ number: Int) {
    picture = number
    changed(number)
  }
}

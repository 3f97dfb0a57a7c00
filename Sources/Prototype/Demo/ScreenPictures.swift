import UIKit

/// The user's own pictures, which demo screens show instead of their colours.
@MainActor final class ScreenPictures {
  /// The pictures of the screens from the top one down; they repeat from the first one.
  ///
  /// Nil stands for a screen in its colour.
  var pictures: [UIImage?] = [] {
    didSet {
      show()
      changed()
    }
  }
  /// Called when there are other pictures.
  var changed: () -> Void = {}
  /// Whether pictures fit a screen as a whole; otherwise they fill it and are cropped.
  var fits = false { didSet { if fits != oldValue { show() } } }
  private var screens: [Shown] = []

  private func show() {
    screens = screens.filter { $0.screen != nil }
    for screen in screens { screen.screen?.showPicture() }
  }

  private struct Shown {
    weak var screen: DemoScreen?
  }

  /// Returns the picture of a screen whose number, counted from 0 at the top, is negative for screens above; nil for a
  /// screen in its colour.
  func picture(fromTop number: Int) -> UIImage? {
    guard !pictures.isEmpty else { return nil }
    let index = number % pictures.count
    return pictures[index < 0 ? index + pictures.count : index]
  }

  /// Updates a screen whenever the pictures change.
  func add(_ screen: DemoScreen) { screens.append(Shown(screen: screen)) }

  /// A set of screens that a picture is shown on.
  enum Target: String, CaseIterable {
    case top = "On top"
    case beneath = "Beneath"
    case all = "On all"
  }

  /// Shows a picture on some screens.
  func show(_ picture: UIImage, on target: Target) {
    var next = pictures.count > 1 ? pictures : [pictures.first ?? nil, pictures.first ?? nil]
    switch target {
    case .top: next[0] = picture
    case .beneath: next[1] = picture
    case .all: next = [picture]
    }
    pictures = next
  }
}

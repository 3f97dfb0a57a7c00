import UIKit

/// The user's pictures, which demo screens show instead of their colours.
@MainActor final class ScreenPictures {
  /// From the top screen down; they repeat.
  ///
  /// Nil means a screen in its colour.
  var pictures: [UIImage?] = [] {
    didSet {
      screenshots = pictures.compactMap { $0.map(Screenshot.init) }
      show()
      lookChanged()
      changed()
    }
  }
  /// What the pictures show of the phones they were taken on.
  private(set) var screenshots: [Screenshot] = []
  /// The number of the screen that shows the first picture: 0 for the top screen at the start.
  var first = 0
  var changed: () -> Void = {}
  /// Called when the pictures may need another cover of the device.
  var lookChanged: () -> Void = {}
  /// Whether pictures fit a screen as a whole; otherwise they fill it and are cropped.
  var fits = false { didSet { if fits != oldValue { show() } } }
  /// What screens without a picture show.
  var app = DemoApp.cards { didSet { if app != oldValue { for each in screens { each.screen?.showContent() } } } }
  /// Of screens that move apart from the edges of the device, in points.
  var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { for each in screens { each.screen?.showCorners() } } }
  }
  private var screens: [Shown] = []

  private func show() {
    screens = screens.filter { $0.screen != nil }
    for screen in screens { screen.screen?.showPicture() }
  }

  private struct Shown {
    weak var screen: DemoScreen?
  }

  /// Returns nil for a screen in its colour.
  ///
  /// Numbers count downwards from 0, the top screen at the start; screens above it have negative numbers.
  func picture(fromTop number: Int) -> UIImage? {
    guard !pictures.isEmpty else { return nil }
    return pictures[index(of: number, among: pictures.count)]
  }

  func add(_ screen: DemoScreen) { screens.append(Shown(screen: screen)) }

  enum Target: String, CaseIterable {
    case top = "On top"
    case beneath = "Beneath"
    case all = "On all"
  }

  /// `top` is the number of the top screen.
  func show(_ picture: UIImage, on target: Target, top: Int) {
    guard target != .all else {
      pictures = [picture]
      return
    }
    // Repeat them until each screen has its own index, so that no other one changes.
    let present = pictures.isEmpty ? [nil] : pictures
    let repeats = max(screens.count { $0.screen != nil }, 2) / present.count + 1
    var next = Array(repeatElement(present, count: repeats).joined())
    next[index(of: target == .top ? top : top + 1, among: next.count)] = picture
    pictures = next
  }

  private func index(of number: Int, among count: Int) -> Int { ((number - first) % count + count) % count }
}

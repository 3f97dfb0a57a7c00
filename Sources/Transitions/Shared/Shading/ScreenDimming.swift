import UIKit

/// The dimming of one screen during a transition.
@MainActor struct ScreenDimming {
  private let figures: DimmingFigures
  private let screen: UIView?
  private let container: UIView
  /// The coloured view between the screens; nil if the colour lies beneath the screen.
  private let dimmingView: UIView?
  /// Whether the colour, or black if the dimming is off, is the background of the container.
  private let hasBackground: Bool
  private let original: (alpha: CGFloat, background: UIColor?)

  /// Dims `screen`, which is in `container`; without a screen, dims everything beneath the container.
  init(_ figures: DimmingFigures, of screen: UIView?, in container: UIView, isCovered: Bool) {
    self.figures = figures
    self.screen = screen
    self.container = container
    original = (screen?.alpha ?? 1, container.backgroundColor)
    dimmingView = figures.placement == .above || screen == nil ? UIView(frame: container.bounds) : nil
    if let dimmingView {
      dimmingView.backgroundColor = figures.color
      dimmingView.isUserInteractionEnabled = false
      dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if let screen {
        container.insertSubview(dimmingView, aboveSubview: screen)
      } else {
        container.insertSubview(dimmingView, at: 0)
      }
    }
    // A dimming that is off looks the same wherever its colour would lie, and whatever it is.
    hasBackground = screen != nil && (!figures.isOn || dimmingView == nil)
    if hasBackground {
      container.backgroundColor = figures.isOn ? figures.color : .black
    }
    set(isCovered: isCovered)
  }

  /// Sets the opacity to what it is when the screen is covered, or when it is not.
  func set(isCovered: Bool) {
    let strength = figures.strength(isCovered: isCovered)
    if let dimmingView { dimmingView.alpha = strength } else { screen?.alpha = original.alpha * (1 - strength) }
  }

  /// Removes the dimming, and restores the screen and the container.
  func remove() {
    if hasBackground { container.backgroundColor = original.background }
    if let dimmingView { return dimmingView.removeFromSuperview() }
    screen?.alpha = original.alpha
  }
}

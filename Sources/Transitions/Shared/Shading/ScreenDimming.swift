import UIKit

/// The dimming of one screen during a transition.
@MainActor struct ScreenDimming {
  private let figures: DimmingFigures
  private let screen: UIView?
  private let container: UIView
  /// The coloured view between the screens; nil if the colour lies beneath the screen.
  private let dimmingView: UIView?
  private let original: (alpha: CGFloat, background: UIColor?)

  /// Dims `screen`, which is in `container`; without a screen, dims everything beneath the container.
  init(_ figures: DimmingFigures, of screen: UIView?, in container: UIView, isCovered: Bool) {
    self.figures = figures
    self.screen = screen
    self.container = container
    original = (screen?.alpha ?? 1, container.backgroundColor)
    // A dimming that is off looks the same wherever its colour would lie.
    let liesAbove = figures.placement == .above && figures.isOn
    dimmingView = liesAbove || screen == nil ? UIView(frame: container.bounds) : nil
    if let dimmingView {
      dimmingView.backgroundColor = figures.color
      dimmingView.isUserInteractionEnabled = false
      dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if let screen {
        container.insertSubview(dimmingView, aboveSubview: screen)
      } else {
        container.insertSubview(dimmingView, at: 0)
      }
    } else {
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
    if let dimmingView { return dimmingView.removeFromSuperview() }
    screen?.alpha = original.alpha
    container.backgroundColor = original.background
  }
}

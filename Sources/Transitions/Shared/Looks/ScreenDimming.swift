import UIKit

/// The dimming of one screen for the time of a transition.
@MainActor struct ScreenDimming {
  private let figures: DimmingFigures
  private let screen: UIView?
  private let container: UIView
  /// What lies between the screens, where it is that which dims.
  private let veil: UIView?
  private let prior: (alpha: CGFloat, background: UIColor?)

  /// Dims `screen`, which is in `container`, as `figures` describe; without one, all that is beneath the container.
  init(_ figures: DimmingFigures, of screen: UIView?, in container: UIView, revealed: Bool) {
    self.figures = figures
    self.screen = screen
    self.container = container
    prior = (screen?.alpha ?? 1, container.backgroundColor)
    veil = figures.placement == .above || screen == nil ? UIView(frame: container.bounds) : nil
    if let veil {
      veil.backgroundColor = figures.color
      veil.isUserInteractionEnabled = false
      veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if let screen {
        container.insertSubview(veil, aboveSubview: screen)
      } else {
        container.insertSubview(veil, at: 0)
      }
    } else {
      container.backgroundColor = figures.color
    }
    set(revealed: revealed)
  }

  /// Has it as dim as at either end.
  func set(revealed: Bool) {
    let strength = figures.strength(revealed: revealed)
    if let veil { veil.alpha = strength } else { screen?.alpha = prior.alpha * (1 - strength) }
  }

  /// Leaves the screen and the container as they were.
  func remove() {
    if let veil { return veil.removeFromSuperview() }
    screen?.alpha = prior.alpha
    container.backgroundColor = prior.background
  }
}

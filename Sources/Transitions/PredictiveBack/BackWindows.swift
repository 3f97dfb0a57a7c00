import UIKit

/// The two screens of a predictive back gesture as windows with round corners, and a scrim between them.
@MainActor struct BackWindows {
  /// The formulas for the size that the container had when the windows were made.
  let motion: PredictiveBackMotion
  private let leaving: UIView
  private let entering: UIView
  private let parameters: PredictiveBackParameters
  private let veil = UIView()
  private let strength: CGFloat
  private let restoreAll: () -> Void

  /// Adds the arriving screen, and rounds what moves; nil if the presentation style keeps one of them in place.
  ///
  /// The leaving screen is the one in front: of a push, the new one.
  init?(
    _ context: any UIViewControllerContextTransitioning, isOpening: Bool, parameters: PredictiveBackParameters
  ) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return nil }
    let container = context.containerView
    (leaving, entering) = isOpening ? (to, from) : (from, to)
    let frame = container.bounds
    self.parameters = parameters
    motion = PredictiveBackMotion(frame.size, parameters: parameters)
    for view in [leaving, entering] {
      view.transform = .identity
      view.frame = frame
    }
    container.insertSubview(entering, at: 0)
    container.insertSubview(leaving, aboveSubview: entering)
    if parameters.style == .activity {
      veil.frame = frame
      veil.backgroundColor = .black
      container.insertSubview(veil, aboveSubview: entering)
    }
    strength = container.traitCollection.userInterfaceStyle == .dark ? min(4 * parameters.scrim, 1) : parameters.scrim
    let looks = [leaving, entering].map { ($0, $0.layer.cornerRadius, $0.clipsToBounds) }
    let background = container.backgroundColor
    // The system's background has the colour of the window that enters.
    container.backgroundColor = entering.backgroundColor
    for view in parameters.style == .surface ? [leaving] : [leaving, entering] {
      view.clipsToBounds = true
      view.layer.cornerRadius = parameters.cornerRadius
    }
    restoreAll = {
      container.backgroundColor = background
      for (view, radius, clips) in looks {
        (view.transform, view.alpha, view.layer.cornerRadius, view.clipsToBounds) = (.identity, 1, radius, clips)
        view.frame = frame
      }
    }
  }

  func show(_ frame: PredictiveBackFrame) {
    show(leaving, in: frame.leaving, alpha: frame.leavingAlpha)
    show(entering, in: frame.entering, alpha: parameters.style == .guide ? frame.enteringAlpha : 1)
    if parameters.style == .activity {
      veil.alpha = strength * frame.scrim
    }
    if parameters.style == .surface {
      leaving.layer.cornerRadius = parameters.cornerRadius * frame.corners
    }
  }

  private func show(_ view: UIView, in rectangle: CGRect, alpha: CGFloat) {
    let scale = rectangle.width / motion.size.width
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(x: rectangle.midX, y: rectangle.midY)
    view.alpha = alpha
  }

  /// Removes the scrim, and puts both screens back where they fill the container.
  func restore() {
    if parameters.style == .activity {
      veil.removeFromSuperview()
    }
    restoreAll()
  }
}

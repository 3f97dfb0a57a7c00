import UIKit

/// The two screens of a predictive back gesture as windows with round corners, and a scrim between them.
@MainActor struct BackWindows {
  /// The formulas for the size that the container had when the windows were made.
  let motion: PredictiveBackMotion
  private let leaving: UIView
  private let entering: UIView
  private let veil: UIView
  private let strength: CGFloat
  private let cornerRadius: CGFloat
  private let size: CGSize
  private let restoreAll: () -> Void

  /// Adds the arriving screen, and rounds what moves; nil if the presentation style keeps one of them in place.
  ///
  /// The leaving screen is the one in front: of a push, the new one.
  init?(
    _ context: any UIViewControllerContextTransitioning, isOpening: Bool, parameters: PredictiveBackParameters
  ) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return nil }
    let container = context.containerView
    let (front, back) = isOpening ? (to, from) : (from, to)
    let frame = container.bounds
    size = frame.size
    motion = PredictiveBackMotion(frame.size, parameters: parameters)
    (leaving, entering) = (front, back)
    for view in [front, back] {
      view.transform = .identity
      view.frame = frame
    }
    container.insertSubview(back, at: 0)
    container.insertSubview(front, aboveSubview: back)
    veil = UIView(frame: frame)
    veil.backgroundColor = .black
    container.insertSubview(veil, aboveSubview: back)
    strength = container.traitCollection.userInterfaceStyle == .dark ? min(4 * parameters.scrim, 1) : parameters.scrim
    let looks = [front, back].map { ($0, $0.layer.cornerRadius, $0.clipsToBounds) }
    let background = container.backgroundColor
    // The system's background has the colour of the window that enters.
    container.backgroundColor = back.backgroundColor
    cornerRadius = parameters.cornerRadius
    for view in parameters.style == .surface ? [front] : [front, back] {
      view.clipsToBounds = true
      view.layer.cornerRadius = cornerRadius
    }
    restoreAll = { [veil] in
      veil.removeFromSuperview()
      container.backgroundColor = background
      for (view, radius, clips) in looks {
        (view.transform, view.alpha, view.layer.cornerRadius, view.clipsToBounds) = (.identity, 1, radius, clips)
        view.frame = frame
      }
    }
  }

  /// Whether the container still has the size for which the windows were made.
  func fits(_ container: UIView) -> Bool { container.bounds.size == size }

  func show(_ frame: PredictiveBackFrame) {
    show(leaving, in: frame.leaving, alpha: frame.leavingAlpha)
    show(entering, in: frame.entering, alpha: frame.enteringAlpha)
    veil.alpha = strength * frame.scrim
    leaving.layer.cornerRadius = cornerRadius * frame.corners
  }

  private func show(_ view: UIView, in rectangle: CGRect, alpha: CGFloat) {
    let scale = rectangle.width / size.width
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(x: rectangle.midX, y: rectangle.midY)
    view.alpha = alpha
  }

  /// Removes the scrim, and puts both screens back where they fill the container.
  func restore() { restoreAll() }
}

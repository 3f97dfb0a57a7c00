import CoreGraphics
import Motion

/// Presents an alert over a dimmed screen: in its middle, or an action sheet at its lower edge.
@MainActor final class AlertPresentationController: UIPresentationController {
  private let dimming = AlertDimming()
  /// The responder that was the first one before the alert, and is again after it.
  private weak var formerResponder: UIResponder?

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var systemSpring: Spring { isSheet ? super.systemSpring : AlertMetrics.spring }

  override var systemDuration: Double { isSheet ? super.systemDuration : AlertMetrics.duration }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let view = alert?.alertView else { return super.frameOfPresentedViewInContainerView }
    let margin = AlertMetrics.margin
    let (bounds, safeArea) = (containerView.bounds, containerView.safeAreaInsets)
    let room = CGRect(
      x: margin, y: max(safeArea.top, margin), width: bounds.width - 2 * margin,
      height: bounds.height - max(safeArea.top, margin) - max(safeArea.bottom, margin))
    let widest =
      isSheet ? min(min(bounds.width, bounds.height) - 2 * margin, AlertMetrics.widestSheet) : AlertMetrics.width
    let size = view.size(in: CGSize(width: max(0, min(room.width, widest)), height: max(0, room.height)))
    let scale = max(1, containerView.window?.screen.scale ?? 1)
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: rounded(bounds.midX - size.width / 2),
      y: rounded(isSheet ? room.maxY - size.height : room.midY - size.height / 2), width: size.width,
      height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    let application = containerView.application
    formerResponder = application.firstResponder
    formerResponder?.resignFirstResponder()
    dimming.tapped = { [weak self] in if self?.isSheet == true { self?.alert?.cancel(nil) } }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.alpha = 1 } else { clear() }
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { clear() } else { dimming.alpha = 1 }
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentation?.transition else {
      dimming.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = alpha })
  }

  /// Removes the dimming view, and gives the keys back.
  private func clear() {
    dimming.removeFromSuperview()
    if presenter?.viewIfLoaded?.application.firstResponder == nil { formerResponder?.becomeFirstResponder() }
    formerResponder = nil
  }
}

/// The dark view behind an alert.
private final class AlertDimming: UIView {
  var tapped: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor {
      UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? AlertMetrics.darkDimming : AlertMetrics.dimming)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped() }
}

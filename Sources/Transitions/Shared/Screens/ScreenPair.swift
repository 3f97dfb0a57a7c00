import UIKit

/// The two screens of a transition in their order, with what lies between them, and with what they were before.
@MainActor struct ScreenPair {
  /// The screen that comes over the other, or leaves it.
  let upper: UIView
  /// The screen beneath; nil where it is not the animator's to touch.
  let lower: UIView?
  private let places: [PriorPlace]
  private let shadow: ScreenShadow?
  private let dimming: ScreenDimming?

  /// Two screens that are in `container`, the upper one gone where `revealed` is true.
  init(
    _ upper: UIView, over lower: UIView?, in container: UIView, shadow: ShadowFigures?, dimming: DimmingFigures?,
    revealed: Bool
  ) {
    (self.upper, self.lower) = (upper, lower)
    places = [upper, lower].compactMap { $0 }.map(PriorPlace.init)
    self.shadow = shadow.map { ScreenShadow($0, of: upper, revealed: revealed) }
    self.dimming = dimming.map { ScreenDimming($0, of: lower, in: container, revealed: revealed) }
  }

  /// The screens of a transition, put into its container: the one that arrives in its place, above where `covers` is
  /// true.
  ///
  /// Without figures there is no shadow and no dimming, not even one that is off. Nil where there is no upper screen to be moved.
  init?(
    _ context: any UIViewControllerContextTransitioning, covers: Bool, shadow: ShadowFigures? = nil,
    dimming: DimmingFigures? = nil
  ) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    guard let upper = covers ? to : from else { return nil }
    let container = context.containerView
    if let to, let controller = context.viewController(forKey: .to) {
      to.place(at: context.finalFrame(for: controller))
    }
    if covers {
      container.addSubview(upper)
    } else if let to {
      container.insertSubview(to, belowSubview: upper)
    }
    self.init(
      upper, over: covers ? from : to, in: container, shadow: shadow, dimming: dimming, revealed: covers)
  }

  /// Makes a change to the upper screen, and to what casts its shadow.
  func changeUpper(_ change: (UIView) -> Void) {
    if let shadow { shadow.move(change) } else { change(upper) }
  }

  /// Has shadow and dimming be as at either end.
  func setLooks(revealed: Bool) {
    shadow?.set(revealed: revealed)
    dimming?.set(revealed: revealed)
  }

  /// Leaves the screens as they were.
  func restore() {
    shadow?.remove()
    dimming?.remove()
    for place in places { place.restore() }
  }
}

extension UIView {
  /// Gives the view a frame, leaving a transform on it alone; an empty one says nothing.
  fileprivate func place(at frame: CGRect) {
    guard !frame.isEmpty else { return }
    let anchor = layer.anchorPoint
    bounds.size = frame.size
    center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}

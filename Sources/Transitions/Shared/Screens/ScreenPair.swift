public import UIKit

/// The upper and the lower screen of a transition, with the shadow and the dimming between them.
@MainActor public struct ScreenPair {
  /// The screen that arrives over the other one, or leaves it.
  public let upper: UIView
  /// The screen beneath; nil if the transition does not move it.
  public let lower: UIView?
  private let states: [ViewState]
  private let shadow: ScreenShadow?
  private let dimming: ScreenDimming?

  /// Creates a pair of two views that are in `container`.
  ///
  /// The shadow and the dimming begin as they are when the upper screen covers the lower one, if `isCovered` is true, or
  /// when it is away.
  init(
    _ upper: UIView, over lower: UIView?, in container: UIView, shadow: ShadowFigures?, dimming: DimmingFigures?,
    isCovered: Bool
  ) {
    (self.upper, self.lower) = (upper, lower)
    states = [upper, lower].compactMap { $0 }.map(ViewState.init)
    self.shadow = shadow.map { ScreenShadow($0, of: upper, isCovered: isCovered) }
    self.dimming = dimming.map { ScreenDimming($0, of: lower, in: container, isCovered: isCovered) }
  }

  /// Creates the pair of a transition, and puts the arriving screen at its final frame into the container: above if the
  /// transition `isOpening`, beneath otherwise.
  ///
  /// Without figures the pair has no shadow and no dimming, not even hidden ones. Returns nil if the transition has no
  /// upper screen that may be moved.
  public init?(
    _ context: any UIViewControllerContextTransitioning, isOpening: Bool, shadow: ShadowFigures? = nil,
    dimming: DimmingFigures? = nil
  ) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    guard let upper = isOpening ? to : from else { return nil }
    let container = context.containerView
    if let to, let controller = context.viewController(forKey: .to) {
      to.setFrameBeneathTransform(context.finalFrame(for: controller))
    }
    if isOpening {
      container.addSubview(upper)
    } else if let to {
      container.insertSubview(to, belowSubview: upper)
    }
    self.init(
      upper, over: isOpening ? from : to, in: container, shadow: shadow, dimming: dimming, isCovered: !isOpening)
  }

  /// Makes a change to the upper screen, and the same change to the view that casts its shadow.
  public func changeUpper(_ change: (UIView) -> Void) {
    if let shadow { shadow.move(change) } else { change(upper) }
  }

  /// Sets the shadow and the dimming to what they are when the upper screen covers the lower one, or when it is away.
  public func setShading(isCovered: Bool) {
    shadow?.set(isCovered: isCovered)
    dimming?.set(isCovered: isCovered)
  }

  /// Removes the shadow and the dimming, and restores both screens.
  public func restore() {
    shadow?.remove()
    dimming?.remove()
    for state in states { state.restore() }
  }
}

extension UIView {
  /// Sets the frame that the view would have without its transform, unless `frame` is empty.
  fileprivate func setFrameBeneathTransform(_ frame: CGRect) {
    guard !frame.isEmpty else { return }
    let anchor = layer.anchorPoint
    bounds.size = frame.size
    center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}

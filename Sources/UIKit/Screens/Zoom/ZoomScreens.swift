import CoreGraphics
import Foundation
import Motion
import QuartzCore

/// The views of one zoom, from its beginning to its end: the zoomed screen lies in a card that has the source's picture
/// above it, and covers the dimmed screen.
@MainActor final class ZoomScreens {
  let path: ZoomPath
  private(set) var look: ZoomLook
  private let zoomed: UIView
  private let covered: UIView?
  /// What the covered screen had before it got the display's corners; nil if it did not get them.
  private let coveredCorners: (radius: CGFloat, clips: Bool)?
  private let source: UIView?
  private let sourceAlpha: CGFloat
  private let container: UIView
  /// Casts the shadow.
  private let card = ZoomCardView()
  /// Cuts the screen off.
  private let clip = ZoomCardView()
  private let dimmingView = UIView()
  private let effectView: UIVisualEffectView?
  private let picture: UIView?
  private let motion: ZoomMotion
  private var hasEnded = false

  /// The screens are in the container afterwards, and the zoomed one fills it.
  init(_ controller: UIViewController, _ context: any UIViewControllerContextTransitioning, opens: Bool) {
    let container = context.containerView
    let zoomed = context.view(forKey: opens ? .to : .from) ?? controller.view ?? UIView()
    let covered = context.view(forKey: opens ? .from : .to)
    if let arriving = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
      view.setFrameIgnoringTransform(context.finalFrame(for: arriving))
    }
    if let covered, covered.superview !== container || !opens { container.insertSubview(covered, at: 0) }
    if zoomed.superview !== container { container.addSubview(zoomed) }
    covered?.layoutIfNeeded()
    let options = controller.zoom?.options ?? UIViewController.Transition.ZoomOptions()
    let source = Self.source(
      of: controller, from: context.viewController(forKey: opens ? .from : .to), in: container, beneath: covered)
    let aligned = source.flatMap {
      options.alignmentRectProvider?(.init(sourceView: $0, zoomedViewController: controller))
    }
    let home = source.map { $0.convert($0.bounds, to: container) }
    let frame = zoomed.frameIgnoringTransform
    let fills = frame == container.bounds
    let radius = UIScreen.main.displayCornerRadius
    coveredCorners = covered.flatMap { fills && radius > 0 ? ($0.layer.cornerRadius, $0.clipsToBounds) : nil }
    path = ZoomPath(
      frame: frame, source: home.map { ZoomCard(source: $0, aligned: aligned, in: frame.size) },
      radii: (
        source?.layer.cornerRadius ?? 0, fills ? radius : zoomed.layer.cornerRadius
      ))
    (self.zoomed, self.covered, self.source, self.container) = (zoomed, covered, source, container)
    motion = container.application.zoomMotion
    sourceAlpha = source?.alpha ?? 1
    picture = source?.snapshotView(afterScreenUpdates: true)
    effectView = options.dimmingVisualEffect.map { UIVisualEffectView(effect: $0) }
    look = path.look(at: opens ? 0 : 1, opens: opens, motion)
    if coveredCorners != nil, let covered { (covered.layer.cornerRadius, covered.clipsToBounds) = (radius, true) }
    arrange(options)
    // A sheet dims by itself, and also after the transition.
    if !fills { for view in [effectView, dimmingView].compactMap(\.self) { view.isHidden = true } }
    show(look)
  }

  /// Nil if the provider returns none, or one that is not visible.
  private static func source(
    of zoomed: UIViewController, from presenter: UIViewController?, in container: UIView, beneath covered: UIView?
  ) -> UIView? {
    guard let presenter,
      let source = zoomed.zoom?.source(
        .init(sourceViewController: presenter, zoomedViewController: zoomed))
    else { return nil }
    let isSeen = source.window != nil && source.window === container.window && !source.isHidden
    let frame = source.convert(source.bounds, to: container)
    return isSeen && frame.intersects(container.bounds) && frame.width > 0 && frame.height > 0 ? source : nil
  }

  private func arrange(_ options: UIViewController.Transition.ZoomOptions) {
    dimmingView.backgroundColor = options.dimmingColor ?? UIColor(white: 0, alpha: motion.dimming)
    for view in [effectView, dimmingView].compactMap(\.self) {
      view.frame = container.bounds
      view.isUserInteractionEnabled = false
      container.insertSubview(view, belowSubview: zoomed)
    }
    container.insertSubview(card, belowSubview: zoomed)
    card.backgroundColor = zoomed.backgroundColor
    card.layer.shadowRadius = ZoomMotion.shadow.radius
    card.layer.shadowOffset = CGSize(width: 0, height: ZoomMotion.shadow.offset)
    clip.clipsToBounds = true
    clip.rest = (path.frame, container.bounds, container.safeAreaInsets)
    (card.autoresizesSubviews, clip.autoresizesSubviews) = (false, false)
    card.addSubview(clip)
    clip.addSubview(zoomed)
    if let picture {
      picture.contentMode = .scaleAspectFill
      clip.addSubview(picture)
    }
    source?.alpha = 0
  }

  /// At once, or in the present animation block.
  func show(_ look: ZoomLook) {
    self.look = look
    let middle = CGPoint(x: look.card.size.width / 2, y: look.card.size.height / 2)
    card.center = look.card.center
    card.transform = CGAffineTransform(rotationAngle: look.card.rotation)
    card.alpha = look.cardAlpha
    for view in [card, clip, picture].compactMap(\.self) { view.bounds.size = look.card.size }
    for view in [card, clip] { view.layer.cornerRadius = look.cornerRadius }
    card.layer.shadowOpacity = Float(look.shadow)
    clip.center = middle
    zoomed.center = CGPoint(x: middle.x + look.card.contentShift.x, y: middle.y + look.card.contentShift.y)
    zoomed.transform = CGAffineTransform(scaleX: look.card.contentScale, y: look.card.contentScale)
    picture?.center = middle
    picture?.alpha = look.sourceAlpha
    cover(look.covering)
  }

  /// Dims and shrinks the covered screen.
  private func cover(_ share: CGFloat) {
    dimmingView.alpha = share
    effectView?.alpha = share
    let scale = 1 + (motion.coveredScale - 1) * share
    covered?.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  // MARK: Springs

  func move(to look: ZoomLook, along spring: Spring, velocity: Double = 0, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(along: spring, velocity: velocity) {
      show(look)
    } completion: {
      completion?($0)
    }
  }

  /// Leaves all where it is seen now.
  func stop() {
    let views = [card, clip, zoomed, picture, covered, dimmingView, effectView].compactMap(\.self)
    for view in views {
      guard let seen = view.layer.presentation() else { continue }
      view.layer.removeAllAnimations()
      (view.center, view.bounds, view.alpha) = (seen.position, seen.bounds, CGFloat(seen.opacity))
      view.transform = seen.affineTransform()
      (view.layer.cornerRadius, view.layer.shadowOpacity) = (seen.cornerRadius, seen.shadowOpacity)
    }
    var stopped = ZoomCard(center: card.center, size: card.bounds.size)
    (stopped.rotation, stopped.contentScale) = (atan2(card.transform.b, card.transform.a), zoomed.transform.a)
    stopped.contentShift = CGPoint(x: zoomed.center.x - clip.center.x, y: zoomed.center.y - clip.center.y)
    look = ZoomLook(
      card: stopped, cardAlpha: card.alpha, cornerRadius: clip.layer.cornerRadius,
      shadow: CGFloat(card.layer.shadowOpacity), sourceAlpha: picture?.alpha ?? 0, covering: dimmingView.alpha)
  }

  /// Whether the zoomed screen gets touches, rather than the one beneath.
  var getsTouches: Bool {
    get { card.isUserInteractionEnabled }
    set { card.isUserInteractionEnabled = newValue }
  }

  /// The view moves with the screen.
  func moves(_ view: UIView) -> Bool { view === card || view === clip }

  /// Leaves nothing but the screens in the container, as they were.
  ///
  /// If the transition is over already, the zoomed screen is not needed any more where it still lies in the card.
  func end(isOver: Bool = false) {
    guard !hasEnded else { return }
    hasEnded = true
    zoomed.transform = .identity
    if zoomed.superview === clip {
      if isOver { zoomed.removeFromSuperview() } else { container.insertSubview(zoomed, aboveSubview: card) }
      zoomed.center = path.open.center
    }
    covered?.transform = .identity
    if let corners = coveredCorners, let covered {
      (covered.layer.cornerRadius, covered.clipsToBounds) = (corners.radius, corners.clips)
    }
    source?.alpha = sourceAlpha
    for view in [card, dimmingView, effectView].compactMap(\.self) { view.removeFromSuperview() }
  }
}

/// Its screen is laid out as at rest.
final class ZoomCardView: UIView {
  /// The frame of the screen at rest in bounds with a safe area, by which it is laid out wherever it is.
  fileprivate(set) var rest: (frame: CGRect, bounds: CGRect, safeArea: UIEdgeInsets)?

  override var safeAreaInsets: UIEdgeInsets { rest?.safeArea ?? super.safeAreaInsets }
}

extension UIView {
  /// `velocity` is in whole distances a second.
  fileprivate static func animate(
    along spring: Spring, velocity: Double = 0, _ animations: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    animate(
      springDuration: 2 * .pi / spring.naturalFrequency, bounce: CGFloat(1 - spring.dampingRatio),
      initialSpringVelocity: CGFloat(velocity), delay: 0, options: .allowUserInteraction, animations: animations,
      completion: completion)
  }
}

extension UINavigationBar {
  /// In a zoom nothing travels: the back button fades, and all else is exchanged in place; under a finger soon after that
  /// has begun, and the back button once it has let go.
  final func swapContent(
    from old: NavigationBarContent?, to new: NavigationBarContent?, in transition: TransitionContext
  ) {
    old?.straighten()
    new?.fade(back: 0)
    new?.fade(rest: 0)
    let fade = { [weak old, weak new] (duration: TimeInterval) in
      UIView.animate(withDuration: duration) {
        old?.fade(back: 0)
        new?.fade(back: 1)
      }
    }
    let swap = { [weak old, weak new, weak self] (isBack: Bool, delay: TimeInterval) in
      UIView.animate(withDuration: ZoomBarMetrics.swap, delay: delay) {
        old?.fade(rest: isBack ? 1 : 0)
        new?.fade(rest: isBack ? 0 : 1)
        if !isBack { self?.navigation?.layOutBar() }
      }
    }
    swap(false, transition.isInteractive ? ZoomBarMetrics.dragDelay : ZoomBarMetrics.delay)
    guard transition.isInteractive else { return fade(ZoomBarMetrics.fade) }
    transition.notifyWhenInteractionEnds { if $0.isCancelled { swap(true, 0) } else { fade(ZoomBarMetrics.landing) } }
  }
}

/// In seconds, as measured on iOS 27.
private enum ZoomBarMetrics {
  static let fade = 0.14
  static let delay = 0.09
  static let swap = 0.05
  /// From the beginning of a drag.
  static let dragDelay = 0.15
  /// From its end.
  static let landing = 0.235
}

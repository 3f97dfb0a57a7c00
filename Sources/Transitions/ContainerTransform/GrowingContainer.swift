public import UIKit

/// A card on its way to becoming a page: a clipping view with a picture of the card and, above it, the page.
///
/// Meanwhile the card itself is hidden.
@MainActor struct GrowingContainer {
  private let clip = UIView()
  /// Casts the shadow, since a clipping view has none.
  private let caster = UIView()
  private let scrim: UIView
  private let picture: UIView
  private let page: UIView
  private let isOpening: Bool
  private let parameters: ContainerTransformParameters
  private let windows: ContainerWindows
  /// In the container's coordinates.
  private let frames: (card: CGRect, page: CGRect)
  private let radii: (card: CGFloat, page: CGFloat)
  private let restorePage: () -> Void

  /// Hides the card, and moves the page into the clipping view; nil if the presentation style keeps a screen in place.
  init?(
    _ context: any UIViewControllerContextTransitioning, card: UIView, isOpening: Bool,
    parameters: ContainerTransformParameters
  ) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return nil }
    let container = context.containerView
    container.insertSubview(to, at: isOpening ? 1 : 0)
    to.frame = context.viewController(forKey: .to).map { context.finalFrame(for: $0) } ?? to.frame
    to.layoutIfNeeded()
    page = isOpening ? to : from
    self.isOpening = isOpening
    self.parameters = parameters
    switch parameters.path {
    case .straight: windows = isOpening ? .opening : .closing
    case .arc: windows = isOpening ? .openingArc : .closingArc
    }
    frames = (card.convert(card.bounds, to: container), page.frame)
    radii = (card.layer.cornerRadius, page.layer.cornerRadius)
    // The screen beneath was covered, and may have changed since it was last drawn.
    picture = card.snapshotView(afterScreenUpdates: true) ?? UIView()
    scrim = UIView(frame: container.bounds)
    scrim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrim.backgroundColor = .black
    scrim.isUserInteractionEnabled = false
    container.insertSubview(scrim, belowSubview: page)
    clip.clipsToBounds = true
    // The page is scaled and keeps its layout.
    clip.autoresizesSubviews = false
    clip.backgroundColor = card.backgroundColor
    container.insertSubview(clip, belowSubview: page)
    caster.backgroundColor = card.backgroundColor ?? page.backgroundColor
    (caster.layer.shadowRadius, caster.layer.shadowOffset) = (12, .zero)
    caster.isUserInteractionEnabled = false
    container.insertSubview(caster, belowSubview: clip)
    let wasHidden = card.isHidden
    let (center, transform, alpha) = (page.center, page.transform, page.alpha)
    restorePage = { [page, clip, caster, scrim] in
      if page.superview === clip { container.addSubview(page) }
      (page.center, page.transform, page.alpha) = (center, transform, alpha)
      card.isHidden = wasHidden
      for view in [clip, caster] { view.removeFromSuperview() }
      scrim.removeFromSuperview()
    }
    clip.addSubview(picture)
    clip.addSubview(page)
    card.isHidden = true
  }

  /// Shows the transition at a progress, 0...1.
  func arrange(_ progress: CGFloat) {
    /// How far the page is open in a window.
    func opened(_ window: ClosedRange<CGFloat>) -> CGFloat {
      let part = ContainerWindows.part(of: window, at: progress)
      return isOpening ? part : 1 - part
    }
    let (card, whole) = frames
    let width = card.width + (whole.width - card.width) * opened(windows.scale)
    let mask = opened(windows.mask)
    let height = card.height * width / card.width * (1 - mask) + whole.height * width / whole.width * mask
    let top = top(progress)
    clip.bounds.size = CGSize(width: width, height: height)
    clip.center = CGPoint(x: top.x, y: top.y + height / 2)
    clip.layer.cornerRadius = radii.card + (radii.page - radii.card) * opened(windows.shape)
    fit(picture, card.size, to: width)
    fit(page, whole.size, to: width)
    page.alpha = opened(windows.fade)
    picture.alpha = 1 - page.alpha
    (caster.bounds, caster.center, caster.layer.cornerRadius) = (clip.bounds, clip.center, clip.layer.cornerRadius)
    caster.layer.shadowOpacity = Float(1.2 * progress * (1 - progress))
    scrim.alpha = parameters.scrim * (isOpening ? progress : 1 - progress)
  }

  /// Scales a view to a width, at the top of the clipping view.
  private func fit(_ view: UIView, _ size: CGSize, to width: CGFloat) {
    let scale = width / size.width
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(x: width / 2, y: size.height * scale / 2)
  }

  /// Returns the middle of the upper edge at a progress.
  private func top(_ progress: CGFloat) -> CGPoint {
    let card = CGPoint(x: frames.card.midX, y: frames.card.minY)
    let page = CGPoint(x: frames.page.midX, y: frames.page.minY)
    let (start, end) = isOpening ? (card, page) : (page, card)
    switch parameters.path {
    case .straight: return CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
    case .arc: return arcPoint(from: start, to: end, at: progress)
    }
  }

  func restore() { restorePage() }
}

/// Returns the point on Material's arc from `start` to `end`, a quadratic curve, after a fraction of its length.
public func arcPoint(from start: CGPoint, to end: CGPoint, at progress: CGFloat) -> CGPoint {
  let bend = start.y > end.y ? CGPoint(x: end.x, y: start.y) : CGPoint(x: start.x, y: end.y)
  func point(_ step: CGFloat) -> CGPoint {
    let rest = 1 - step
    return CGPoint(
      x: rest * rest * start.x + 2 * rest * step * bend.x + step * step * end.x,
      y: rest * rest * start.y + 2 * rest * step * bend.y + step * step * end.y)
  }
  let count = 100
  let points = (0...count).map { point(CGFloat($0) / CGFloat(count)) }
  let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
  var left = lengths.reduce(0, +) * min(max(progress, 0), 1)
  for (index, length) in lengths.enumerated() {
    if left <= length, length > 0 { return point((CGFloat(index) + left / length) / CGFloat(count)) }
    left -= length
  }
  return end
}

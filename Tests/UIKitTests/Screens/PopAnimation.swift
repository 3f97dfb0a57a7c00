import UIKit

/// Animations of a pop, each of which leaves a change to be taken back.
enum PopAnimation: String, CaseIterable {
  case transforms, frames, boundsAndAlpha, redrawn, background, looks, shapePath, mask, viewMask, dimmingView, snapshots
  case bareLayer, reordered, removedScreen, wrapped, forwards, outside, explicitOnly, anchor, interaction, replaced

  /// The animations that can also clean up after themselves.
  static let cleaning: [Self] = [.transforms, .frames, .boundsAndAlpha, .dimmingView, .looks]

  /// The views that an animation changes.
  @MainActor private struct Parts {
    let from: UIView
    let to: UIView
    let container: UIView
    /// A view on the leaving screen.
    let child: UIView
    /// A view outside the container.
    let outside: UIView

    var width: CGFloat { container.bounds.width }
  }

  /// Animates the pop of `context`, and takes back its changes at the end if it `cleansUp`.
  @MainActor func play(_ context: any UIViewControllerContextTransitioning, outside: UIView, cleansUp: Bool) {
    let from = context.fromView
    let parts = Parts(
      from: from, to: context.toView, container: context.containerView, child: from.viewWithTag(7) ?? UIView(),
      outside: outside)
    parts.container.insertSubview(parts.to, belowSubview: from)
    let added = addViews(parts)
    prepareViews(parts)
    prepareLayers(parts)
    let old = (from.transform, from.frame, from.alpha, from.layer.cornerRadius)
    UIView.animate(withDuration: 0.4) {
      self.change(parts)
      for view in added { view.alpha = 0.3 }
    } completion: { _ in
      if cleansUp {
        for view in added { view.removeFromSuperview() }
        if self != .frames { from.transform = old.0 }
        (from.frame, from.alpha, from.layer.cornerRadius) = (old.1, old.2, old.3)
      }
      context.complete()
    }
  }

  /// Adds the views that the animation needs, and returns them.
  @MainActor private func addViews(_ parts: Parts) -> [UIView] {
    switch self {
    case .dimmingView:
      let dimmingView = UIView(frame: parts.container.bounds)
      dimmingView.backgroundColor = .black
      parts.container.insertSubview(dimmingView, aboveSubview: parts.to)
      return [dimmingView]
    case .snapshots:
      let picture = parts.from.snapshotView(afterScreenUpdates: false) ?? UIView()
      parts.container.addSubview(picture)
      parts.from.isHidden = true
      return [picture]
    case .wrapped:
      let wrapper = UIView(frame: parts.container.bounds)
      parts.container.addSubview(wrapper)
      wrapper.addSubview(parts.from)
      wrapper.addSubview(parts.child)
      return [wrapper]
    default: return []
    }
  }

  /// Changes views before the animation.
  @MainActor private func prepareViews(_ parts: Parts) {
    switch self {
    case .reordered: parts.container.sendSubviewToBack(parts.from)
    case .removedScreen: parts.from.removeFromSuperview()
    case .viewMask:
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      mask.backgroundColor = .black
      parts.from.mask = mask
    case .interaction: parts.from.isUserInteractionEnabled = false
    default: break
    }
  }

  /// Changes layers before the animation.
  @MainActor private func prepareLayers(_ parts: Parts) {
    let (layer, width) = (parts.from.layer, parts.width)
    switch self {
    case .bareLayer:
      let bare = CALayer()
      bare.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
      bare.backgroundColor = UIColor.red.cgColor
      layer.addSublayer(bare)
    case .mask:
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: width, height: width), transform: nil)
      layer.mask = mask
    case .anchor:
      layer.anchorPoint = CGPoint(x: 1, y: 0)
      layer.position = CGPoint(x: width, y: 0)
      layer.zPosition = 4
    case .replaced: layer.removeAllAnimations()
    case .forwards, .explicitOnly:
      let slide = CABasicAnimation(keyPath: "position.x")
      (slide.fromValue, slide.toValue, slide.duration) = (width / 2, width * 1.5, 0.4)
      slide.fillMode = .forwards
      slide.isRemovedOnCompletion = false
      layer.add(slide, forKey: "slide")
    default: break
    }
  }

  /// Makes the changes that are animated.
  @MainActor private func change(_ parts: Parts) {
    let from = parts.from
    switch self {
    case .transforms, .anchor: from.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 0.5, y: 0.5)
    case .frames: from.frame = from.frame.offsetBy(dx: parts.width, dy: 0)
    case .boundsAndAlpha, .redrawn:
      from.bounds.size.height /= 2
      parts.child.bounds.size.height /= 2
      from.alpha = 0.2
    case .background: from.backgroundColor = .red
    case .looks:
      from.layer.cornerRadius = 60
      from.clipsToBounds = true
      from.layer.shadowOpacity = 1
      from.layer.shadowColor = UIColor.blue.cgColor
      from.layer.borderWidth = 3
    case .shapePath:
      for case let shape as CAShapeLayer in from.layer.sublayers ?? [] {
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 300, height: 10), transform: nil)
      }
    case .outside: parts.outside.center.y += 100
    case .explicitOnly: break
    default: parts.to.alpha = 0.5
    }
  }
}

import CoreGraphics
public import Foundation
import QuartzCore

extension UIView {
  /// Curls are shown as dissolves; without a transition in the options the changes are animated like those of any
  /// block.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let transition = ViewTransition(view, options)
    AnimationBlocks.run(
      BlockTiming(duration: duration, options: options),
      { transition.stage(animations ?? {}) },
      completion: { finished in
        transition.end()
        completion?(finished)
      })
  }

  /// With `showHideTransitionViews`, `fromView` is hidden and `toView` shown instead of being replaced.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      UIApplication.shared.report("UIView.transition(from:to:…) was called with a view that is on no other")
      completion?(false)
      return
    }
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(with: superview, duration: duration, options: options, animations: change, completion: completion)
  }
}

@MainActor private final class ViewTransition {
  private enum Kind {
    case none
    case dissolve
    case flip(axis: String, sign: Double)
  }

  private let view: UIView
  private let kind: Kind
  private let options: UIView.AnimationOptions
  private var old: UIView?
  private var hadPerspective = true

  /// The distance of flipped views from the eye, in points.
  private static let distance: CGFloat = 1_000

  init(_ view: UIView, _ options: UIView.AnimationOptions) {
    self.view = view
    self.options = options
    kind =
      switch (options.rawValue >> 20) & 7 {
      case 1: .flip(axis: "y", sign: 1)
      case 2: .flip(axis: "y", sign: -1)
      case 3, 4, 5: .dissolve
      case 6: .flip(axis: "x", sign: -1)
      case 7: .flip(axis: "x", sign: 1)
      default: .none
      }
  }

  func stage(_ changes: () -> Void) {
    guard let block = UIApplication.shared.animationState.current, block.animates else { return changes() }
    switch kind {
    case .none: return changes()
    case .dissolve:
      let fade = CATransition()
      fade.timingFunction = block.timing.curve.timingFunction
      block.add(fade, to: view.layer, forKey: kCATransition)
      perform(changes)
    case .flip(let axis, let sign):
      guard let superview = view.superview, let old = view.snapshotView(afterScreenUpdates: false) else {
        return perform(changes)
      }
      perform(changes)
      UIView.performWithoutAnimation { self.show(old, in: superview) }
      self.old = old
      turn(old, axis, from: 0, to: sign * .pi, in: block)
      turn(view, axis, from: -sign * .pi, to: 0, in: block)
    }
  }

  private func perform(_ changes: () -> Void) {
    if options.contains(.allowAnimatedContent) { changes() } else { UIView.performWithoutAnimation(changes) }
  }

  private func show(_ old: UIView, in superview: UIView) {
    old.bounds = view.bounds
    old.layer.anchorPoint = view.layer.anchorPoint
    old.center = view.center
    old.transform3D = view.transform3D
    superview.insertSubview(old, aboveSubview: view)
    for side in [old, view] { side.layer.isDoubleSided = false }
    hadPerspective = superview.layer.sublayerTransform.m34 != 0
    if !hadPerspective { superview.layer.sublayerTransform.m34 = -1 / Self.distance }
  }

  private func turn(_ view: UIView, _ axis: String, from: Double, to: Double, in block: AnimationBlock) {
    let path = "transform.rotation.\(axis)"
    let turn = block.timing.curve.animation(keyPath: path, duration: block.timing.duration)
    (turn.fromValue, turn.toValue) = (from, to)
    block.add(turn, to: view.layer, forKey: path)
  }

  func end() {
    guard let old else { return }
    if !hadPerspective { old.superview?.layer.sublayerTransform.m34 = 0 }
    old.removeFromSuperview()
    view.layer.isDoubleSided = true
  }
}

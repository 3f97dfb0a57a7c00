import CoreGraphics
public import Foundation
import QuartzCore

extension UIView {
  /// Passes from what `view` shows to what it shows after `animations`, as the options' transition has it.
  ///
  /// Curls dissolve. Without a transition among the options the changes are made, and animated like any block's.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let passage = ViewPassage(view, options)
    AnimationBlocks.run(
      BlockTiming(duration: duration, options: options),
      { passage.stage(animations ?? {}) },
      completion: { finished in
        passage.end()
        completion?(finished)
      })
  }

  /// Passes from `fromView` to `toView`, which takes its place in the hierarchy or, with `showHideTransitionViews`, is
  /// shown where the other is hidden.
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

/// One passage of a view from one look to another.
@MainActor private final class ViewPassage {
  /// How the look changes.
  private enum Kind {
    case none
    case dissolve
    /// About which axis, and which way.
    case flip(axis: String, sign: Double)
  }

  private let view: UIView
  private let kind: Kind
  private let options: UIView.AnimationOptions
  private var old: UIView?
  private var hadPerspective = true

  /// How far from the eye flipped views are, in points.
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

  /// Makes the changes, in the block that is under way.
  func stage(_ changes: () -> Void) {
    guard let block = UIApplication.shared.animationState.current, block.animates else { return changes() }
    switch kind {
    case .none: return changes()
    case .dissolve:
      let fade = CATransition()
      fade.timingFunction = block.timing.curve.timingFunction
      block.add(fade, to: view.layer, forKey: kCATransition)
      make(changes)
    case .flip(let axis, let sign):
      guard let superview = view.superview, let old = view.snapshotView(afterScreenUpdates: false) else {
        return make(changes)
      }
      make(changes)
      UIView.performWithoutAnimation { self.place(old, in: superview) }
      self.old = old
      turn(old, axis, from: 0, to: sign * .pi, in: block)
      turn(view, axis, from: -sign * .pi, to: 0, in: block)
    }
  }

  private func make(_ changes: () -> Void) {
    if options.contains(.allowAnimatedContent) { changes() } else { UIView.performWithoutAnimation(changes) }
  }

  private func place(_ old: UIView, in superview: UIView) {
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

  /// Leaves nothing of the passage behind.
  func end() {
    guard let old else { return }
    if !hadPerspective { old.superview?.layer.sublayerTransform.m34 = 0 }
    old.removeFromSuperview()
    view.layer.isDoubleSided = true
  }
}

public import UIKit

/// How a change is animated; here as UIKit animates it.
public struct Animation: Equatable, Sendable {
  private enum Kind: Equatable {
    case spring(bounce: Double)
    case curve(UInt)
  }
  private var kind: Kind
  private var duration: Double
  private var wait = 0.0
  private var repeats: UIView.AnimationOptions = []

  private init(_ kind: Kind, _ duration: Double) { (self.kind, self.duration) = (kind, duration) }

  public static let `default` = spring()
  public static let spring = spring()
  public static let smooth = spring(duration: 0.5, bounce: 0)
  public static let snappy = spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = spring(duration: 0.5, bounce: 0.3)
  public static let interactiveSpring = spring(response: 0.15, dampingFraction: 0.86)
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)

  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Self {
    Self(.spring(bounce: bounce), duration)
  }
  public static func spring(response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Self {
    Self(.spring(bounce: dampingFraction > 1 ? 1 / dampingFraction - 1 : 1 - dampingFraction), response)
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Self { spring(response: response, dampingFraction: dampingFraction) }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static func linear(duration: Double) -> Self {
    Self(.curve(UIView.AnimationOptions.curveLinear.rawValue), duration)
  }
  public static func easeIn(duration: Double) -> Self {
    Self(.curve(UIView.AnimationOptions.curveEaseIn.rawValue), duration)
  }
  public static func easeOut(duration: Double) -> Self {
    Self(.curve(UIView.AnimationOptions.curveEaseOut.rawValue), duration)
  }
  public static func easeInOut(duration: Double) -> Self { Self(.curve(0), duration) }

  public func delay(_ delay: Double) -> Self {
    var copy = self
    copy.wait += delay
    return copy
  }

  public func speed(_ speed: Double) -> Self {
    var copy = self
    copy.duration /= speed
    return copy
  }

  public func repeatForever(autoreverses: Bool = true) -> Self {
    var copy = self
    copy.repeats = autoreverses ? [.repeat, .autoreverse] : .repeat
    return copy
  }

  /// Repeats once at most.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self { self }

  /// In seconds, from the change to the end.
  var total: Double { wait + duration }

  @MainActor func perform(_ changes: @escaping () -> Void, _ completion: @escaping () -> Void) {
    let options = repeats.union(.allowUserInteraction)
    switch kind {
    case .spring(let bounce):
      UIView.animate(
        springDuration: duration, bounce: bounce, delay: wait, options: options, animations: changes
      ) { _ in completion() }
    case .curve(let curve):
      UIView.animate(
        withDuration: duration, delay: wait, options: options.union(UIView.AnimationOptions(rawValue: curve)),
        animations: changes
      ) { _ in completion() }
    }
  }
}

extension UIView {
  public static func animate(
    _ animation: Animation, changes: @escaping () -> Void, completion: (() -> Void)? = nil
  ) { animation.perform(changes) { completion?() } }
}

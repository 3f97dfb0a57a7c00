public import UIKit

/// Material's emphasized curve, and how to play it.
public enum EmphasizedPace {
  /// Returns the value of a cubic Bézier curve from (0, 0) to (1, 1) at a fraction of its time; both are 0...1.
  public static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, at time: CGFloat) -> CGFloat {
    func value(_ first: CGFloat, _ second: CGFloat, _ step: CGFloat) -> CGFloat {
      let rest = 1 - step
      return 3 * rest * rest * step * first + 3 * rest * step * step * second + step * step * step
    }
    guard time > 0, time < 1 else { return min(max(time, 0), 1) }
    return value(y1, y2, step(to: time) { value(x1, x2, $0) })
  }

  /// Returns where a function that grows from 0 to 1 reaches a value.
  private static func step(to value: CGFloat, in function: (_ step: CGFloat) -> CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the value of Material's emphasized curve at a fraction of its time; both are 0...1.
  ///
  /// The curve has two parts: in a sixth of the time it accelerates to 0.4, and in the rest it slows down to 1.
  public static func progress(at time: CGFloat) -> CGFloat {
    time < 1 / 6
      ? 0.4 * bezier(0.3, 0, 0.8, 0.15, at: 6 * time)
      : 0.4 + 0.6 * bezier(0.05, 0.7, 0.1, 1, at: (6 * time - 1) / 5)
  }

  /// Fractions of the time between which the emphasized curve is nearly straight, in order; among them those at which the
  /// curve is at a multiple of 0.05, and every twentieth of the time.
  public static func times() -> [CGFloat] {
    let twentieths = (1...20).map { CGFloat($0) / 20 }
    let close = (1...24).map { CGFloat($0) / 24 }
    // The two parts of the curve meet at a sixth; it is bent most just after that.
    let bent = close.map { $0 / 6 } + close.map { 1 / 6 + 5.0 / 6 * $0 * $0 }
    return (bent + twentieths + twentieths.dropLast().map { step(to: $0, in: progress) }).sorted()
  }

  /// Animates what `arrange` shows at fractions of the time, which end with 1, and evenly between them.
  ///
  /// UIKit has no timing with two parts.
  @MainActor public static func animate(
    _ duration: TimeInterval, at times: [CGFloat], _ arrange: @escaping (_ time: CGFloat) -> Void,
    completion: @escaping () -> Void
  ) {
    let isEven = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    let options: UIView.KeyframeAnimationOptions = [.calculationModeLinear, .allowUserInteraction, isEven]
    UIView.animateKeyframes(withDuration: duration, delay: 0, options: options) {
      for (start, end) in zip([0] + times, times) where end > start {
        UIView.addKeyframe(withRelativeStartTime: Double(start), relativeDuration: Double(end - start)) {
          arrange(end)
        }
      }
    } completion: { _ in
      completion()
    }
  }
}

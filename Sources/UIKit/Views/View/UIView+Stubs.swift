import Foundation
import QuartzCore

// Stub, so that sources compile.
extension UIView {
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic
    case normal
    case dimmed
  }

  public enum AnimationTransition: Int, Sendable {
    case none
    case flipFromLeft
    case flipFromRight
    case curlUp
    case curlDown
  }

  /// Always `normal`, whatever it is set to.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { .normal }
    set { UIApplication.stub("UIView.tintAdjustmentMode", "tint colours are never dimmed") }
  }

  /// Setting it has no effect.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { false }
    set {}
  }

  /// Setting it has no effect.
  public final var showsLargeContentViewer: Bool {
    get { false }
    set {}
  }

  /// Setting it has no effect.
  public final var restorationIdentifier: String? {
    get { nil }
    set {}
  }

  /// Has no effect.
  public final class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) { UIApplication.stub("UIView.setAnimationTransition(_:for:cache:)", "use transition(with:duration:options:)") }

  /// Returns whether neither the view nor one in it is the first responder any more.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let first = window?.owner.firstResponder as? UIView, first.isDescendant(of: self) else { return true }
    if force {
      first.resignForced()
      return true
    }
    return first.resignFirstResponder()
  }
}

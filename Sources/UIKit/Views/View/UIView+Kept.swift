import Foundation
import QuartzCore

// Kept so that sources compile.
extension UIView {
  /// How the tint colour is shown.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic
    case normal
    case dimmed
  }

  /// The animations of `setAnimationTransition(_:for:cache:)`.
  public enum AnimationTransition: Int, Sendable {
    case none
    /// A flip around the vertical axis, from the left.
    case flipFromLeft
    /// A flip around the vertical axis, from the right.
    case flipFromRight
    case curlUp
    case curlDown
  }

  /// How the tint colour is shown; always `normal`, whatever it is set to.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { .normal }
    set { UIApplication.kept("UIView.tintAdjustmentMode", "tint colours are never dimmed") }
  }

  /// Whether colours stay as they are where the user inverts them; setting it has no effect.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { false }
    set {}
  }

  /// Whether the content is shown large to people who need it; setting it has no effect.
  public final var showsLargeContentViewer: Bool {
    get { false }
    set {}
  }

  /// The name of the view for the restoration of its state; setting it has no effect.
  public final var restorationIdentifier: String? {
    get { nil }
    set {}
  }

  /// Has no effect.
  public final class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) { UIApplication.kept("UIView.setAnimationTransition(_:for:cache:)", "use transition(with:duration:options:)") }

  /// Makes the view, or one in it, resign as the first responder; returns whether none of them is it any more.
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

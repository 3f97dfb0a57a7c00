package import UIKit

/// Checks the order in which a controller is told that it appears and disappears.
package struct AppearanceCheck {
  package enum Call: String, Sendable {
    case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  private enum State { case disappeared, appearing, appeared, disappearing }

  /// Nil before the first call, if it is not known whether the controller has appeared.
  private var state: State?
  /// The first call that came out of order.
  private var disorder: String?

  /// Without an answer, the first call may be any.
  package init(hasAppeared: Bool?) { state = hasAppeared.map { $0 ? .appeared : .disappeared } }

  package mutating func told(_ call: Call) {
    let (new, allowed): (State, [State]) =
      switch call {
      case .viewWillAppear: (.appearing, [.disappeared, .disappearing])
      case .viewDidAppear: (.appeared, [.appearing])
      case .viewWillDisappear: (.disappearing, [.appeared, .appearing])
      case .viewDidDisappear: (.disappeared, [.disappearing])
      }
    if let state, !allowed.contains(state), disorder == nil { disorder = "is told \(call) while \(state)" }
    state = new
  }

  /// What is wrong with what a controller was told, now that nothing moves; nil where it agrees with what is seen.
  ///
  /// A controller that is gone must have disappeared.
  @MainActor package func problem(with controller: UIViewController?) -> String? {
    if let disorder { return disorder }
    if let state, [.appearing, .disappearing].contains(state) { return "is left \(state)" }
    // A window that is hidden tells nothing on iOS, so only a view without a window must have disappeared.
    let window = controller?.viewIfLoaded?.window
    if window == nil, state == .appeared { return "is not in a window and has appeared" }
    if window?.isHidden == false, state == .disappeared { return "is in a window and has not appeared" }
    return nil
  }
}

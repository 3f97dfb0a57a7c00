public import CoreGraphics
public import Foundation

/// The context of a transition, for its animator and its interaction controller.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  ///
  /// It contains the leaving view already; the animator adds the arriving one.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled; true as soon as it is going back.
  var transitionWasCancelled: Bool { get }
  /// The presentation style; `none` if the transition presents and dismisses nothing.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of the interaction, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction ended and that the transition goes on to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction ended and that the transition goes back to its beginning.
  func cancelInteractiveTransition()
  /// Reports that an interaction holds the transition again.
  func pauseInteractiveTransition()
  /// Ends the transition; the animator calls it once, when its animations have ended.
  func completeTransition(_ didComplete: Bool)
  /// Returns the leaving or the arriving controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the leaving or the arriving view; nil if the animator must not touch it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the container; always the identity.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of the view of `vc` at the beginning; zero if it is not on screen then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of the view of `vc` at the end; zero if it is not on screen then, except that a view that is
  /// dismissed has the frame from the beginning.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A key for one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The styles of presenting a controller over another.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  /// Uses the presentation controller and animators of the transitioning delegate.
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  /// No presentation.
  case none = -1
  case automatic = -2
}

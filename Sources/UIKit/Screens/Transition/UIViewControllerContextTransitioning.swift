public import CoreGraphics
public import Foundation

/// What an animator and an interaction controller know of the transition they carry out, and how they end it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; the view that leaves is in it already, the one that arrives is to
  /// be added.
  var containerView: UIView { get }
  /// Whether anything moves.
  var isAnimated: Bool { get }
  /// Whether a finger moves it now.
  var isInteractive: Bool { get }
  /// Whether it was cancelled: true from the moment that was asked for.
  var transitionWasCancelled: Bool { get }
  /// How the screen is presented; `none` where nothing is.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Says how far the finger has brought it, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the finger let go and that the transition goes on to its end.
  func finishInteractiveTransition()
  /// Says that the finger let go and that the transition goes back to its beginning.
  func cancelInteractiveTransition()
  /// Says that a finger has taken it up again.
  func pauseInteractiveTransition()
  /// Ends the transition: to be called once, when all animations are over.
  func completeTransition(_ didComplete: Bool)
  /// The controller that leaves or the one that arrives.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or the one that arrives; nil where the animator is not to touch it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// What turns the container; identity.
  var targetTransform: CGAffineTransform { get }
  /// Where the view of `vc` is at the beginning; zero where it is not on screen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the view of `vc` is at the end; zero where it is not on screen.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller on screen at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller on screen at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view on screen at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view on screen at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// How a controller is presented over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen, whose view is taken away.
  case fullScreen = 0
  /// As a sheet that leaves some of the screen visible.
  case pageSheet = 1
  /// As a smaller sheet.
  case formSheet = 2
  /// Over the presenting context, whose view is taken away.
  case currentContext = 3
  /// As the transitioning delegate has it.
  case custom = 4
  /// Over the whole screen, which stays beneath.
  case overFullScreen = 5
  /// Over the presenting context, which stays beneath.
  case overCurrentContext = 6
  /// In a bubble.
  case popover = 7
  /// Not presented at all.
  case none = -1
  /// As the system chooses.
  case automatic = -2
}

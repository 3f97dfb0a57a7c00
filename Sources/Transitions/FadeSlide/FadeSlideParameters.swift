public import UIKit

/// The parameters of the fade and slide: how the screens move and fade, and when a drag pops.
public struct FadeSlideParameters: TransitionParameters {
  /// The duration of a push or a pop that no finger moves, in seconds: that of showing or hiding a navigation bar.
  public var duration = TimeInterval(UINavigationController.hideShowBarDuration)
  /// The part of the duration, from its beginning, in which the lower screen fades out or in, 0...1.
  public var lowerFade: Double = 0.5
  /// The part of the duration, from its beginning, in which a popped screen fades out, 0...1.
  public var upperFade: Double = 1
  /// When a drag begins and when it pops.
  public var drag = DragParameters()

  /// Creates the published parameters.
  public init() {
    drag.region = .edge
  }
}

public import UIKit

public struct FadeSlideParameters: TransitionParameters {
  public var duration = TimeInterval(UINavigationController.hideShowBarDuration)
  /// The first part of the duration, in which the lower screen fades out or in, 0...1.
  public var lowerFade: Double = 0.5
  /// The first part of the duration, in which a popped screen fades out, 0...1.
  public var upperFade: Double = 1
  public var drag = DragParameters()

  /// Creates the published parameters.
  public init() {
    drag.region = .edge
  }
}

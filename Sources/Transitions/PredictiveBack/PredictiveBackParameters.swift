public import UIKit

/// The parameters of Android's predictive back gesture; one density-independent pixel is a point.
public struct PredictiveBackParameters: TransitionParameters {
  public var style = Style.activity
  /// How long a transition without a finger lasts, in seconds.
  public var duration: TimeInterval = 0.45
  /// How long the motion after a release lasts, in seconds.
  public var releaseDuration: TimeInterval = 0.45
  public var region = DragParameters.Region.edge
  /// The width of the edge at which the gesture begins, in points.
  public var edgeWidth: CGFloat = 24
  /// A release beyond this distance goes back, in points.
  public var armingDistance: CGFloat = 16
  /// Up to this distance the progress is proportional to the distance, in points.
  public var linearDistance: CGFloat = 412
  /// The part of the rest of the width that counts for the progress before the linear distance is exceeded, 0...1.
  public var restPart: CGFloat = 0.2
  /// The progress is shown through this curve.
  public var curve = CurveParameters(x1: 0.1, y1: 0.1, x2: 0, y2: 1)
  /// The stiffness of the critically damped spring by which the progress follows the finger, for a mass of 1; above 0.
  public var stiffness: CGFloat = 1500
  /// The scale of the leaving screen at the progress 1.
  public var scale: CGFloat = 0.9
  /// The scale at which the entering screen of a guided gesture begins.
  public var enteringScale: CGFloat = 1.1
  /// How far to the left the entering activity begins, in points.
  public var enteringOffset: CGFloat = 96
  /// The least distance of an activity or a surface from the edges of the screen when it is dragged, in points.
  public var margin: CGFloat = 8
  public var cornerRadius: CGFloat = 28
  /// The opacity of the black in front of the entering activity, 0...1; in a dark appearance four times that.
  public var scrim: CGFloat = 0.2
  /// The leaving activity is transparent after this fraction of the motion; above 0.
  public var fadePart: CGFloat = 0.2
  /// The progress at which a guided gesture has faded the leaving screen out and fades the other one in; 0 < … < 1.
  public var fadeThreshold: CGFloat = 0.35
  /// The spring that squeezes the activities after a fling, for a mass of 1; above 0.
  public var squeezeStiffness: CGFloat = 200
  /// The damping ratio of that spring, 0 < … < 1.
  public var squeezeDamping: CGFloat = 0.75
  /// The least scale of that spring.
  public var leastSqueeze: CGFloat = 0.6

  /// The part of the width by which a surface moves to the right while it fades.
  public var exitPart: CGFloat = 0.1

  public enum Style: String, CaseIterable, Sendable {
    /// As the system goes from one activity to another.
    case activity
    /// As the design guide tells apps to go from one screen to another.
    case guide
    /// As the guide tells apps to leave a screen that shares an element with the one beneath: only the upper one moves.
    case surface
  }

  /// Creates the published parameters of a gesture between activities.
  public init() {}

  /// The published parameters of the design guide.
  public static var guide: Self {
    var parameters = Self()
    parameters.style = .guide
    return parameters
  }

  /// The published parameters of a surface: the design guide's under the finger, and Flutter's after it.
  public static var surface: Self {
    var parameters = Self()
    (parameters.style, parameters.releaseDuration, parameters.cornerRadius) = (.surface, 0.1, 32)
    return parameters
  }
}

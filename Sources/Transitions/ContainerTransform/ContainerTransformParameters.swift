public import UIKit

public struct ContainerTransformParameters: TransitionParameters {
  /// How long a card grows into its page, in seconds.
  public var duration: TimeInterval = 0.5
  /// How long the page shrinks back, in seconds.
  public var returnDuration: TimeInterval = 0.4
  public var path = Path.straight
  /// The opacity of the black between the growing page and the screen beneath, 0...1.
  public var scrim: CGFloat = 0.32
  public var drag = DragParameters()

  public enum Path: String, CaseIterable, Sendable {
    case straight
    /// The card moves along a bent line, first to the side.
    case arc
  }

  /// Creates the published parameters.
  public init() {
    drag.region = .edge
  }
}

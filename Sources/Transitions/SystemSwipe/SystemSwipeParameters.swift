/// The parameters of the system's own swipe; everything but the region is the system's.
public struct SystemSwipeParameters {
  /// Where a swipe may begin: at the edge, or since iOS 26 anywhere on the content.
  public var region = DragParameters.Region.edge

  /// Creates parameters for a swipe from the edge.
  public init() {}
}

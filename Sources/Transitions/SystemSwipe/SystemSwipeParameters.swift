/// Everything but the region is the system's.
public struct SystemSwipeParameters {
  /// At the edge, or since iOS 26 anywhere on the content.
  public var region = DragParameters.Region.edge

  public init() {}
}

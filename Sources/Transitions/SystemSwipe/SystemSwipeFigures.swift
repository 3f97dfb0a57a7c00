/// The figures of the system's own swipe; everything but the region is the system's.
public struct SystemSwipeFigures {
  /// Where a swipe may begin: at the edge, or since iOS 26 anywhere on the content.
  public var region = DragFigures.Region.edge

  /// Creates figures for a swipe from the edge.
  public init() {}
}

/// The figures of the system's own swipe: all but where it may begin is the system's.
public struct SystemSwipeFigures {
  /// Where a swipe may begin; at the edge as it always could, or anywhere as it can since iOS 26.
  public var region = DragFigures.Region.edge

  /// From the edge.
  public init() {}
}

public import UIKit

/// What iOS lets one set of its zoom; all else is the system's.
public struct ZoomParameters {
  /// The opacity of black over the screen that is covered, 0...1.
  public var dimming: CGFloat = 0.15

  public init() {}
}

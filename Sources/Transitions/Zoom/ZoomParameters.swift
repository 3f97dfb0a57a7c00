public import UIKit

/// What iOS lets one set of its zoom; all else is the system's.
public struct ZoomParameters {
  public var dims = true
  /// Lies over the screen that is covered.
  public var dimmingColor = UIColor.black
  /// The opacity of that colour, 0...1.
  public var dimming: CGFloat = 0.15

  public init() {}
}

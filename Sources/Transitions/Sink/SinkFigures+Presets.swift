import UIKit

extension SinkFigures {
  /// Figures with a longer duration and a smaller scale, which make the details visible.
  public static var exaggerated: Self {
    var figures = Self()
    figures.scale = 0.7
    figures.duration = 1
    return figures
  }
}

import UIKit

extension SinkParameters {
  /// Parameters with a longer duration and a smaller scale, which make the details visible.
  public static var exaggerated: Self {
    var parameters = Self()
    parameters.scale = 0.7
    parameters.duration = 1
    return parameters
  }
}

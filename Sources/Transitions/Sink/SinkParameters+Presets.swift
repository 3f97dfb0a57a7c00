import UIKit

extension SinkParameters {
  /// A longer duration and a smaller scale make the details visible.
  public static var exaggerated: Self {
    var parameters = Self()
    parameters.scale = 0.7
    parameters.duration = 1
    return parameters
  }
}

package import UIKit

extension UIViewController {
  /// Pushes or presents another sample; has no effect on the user's own screens.
  package func openNext() { (topmost as? SampleScreen)?.open() }

  /// A plain screen for code to show.
  package static func nextSample() -> UIViewController { SampleScreen(2) }
}

public import UIKit

/// A screen that can grow out of what was tapped, where its navigation has a mind for it.
@MainActor public protocol GrowingScreen: UIViewController {
  /// What it grows out of on `screen`, and shrinks back into; nil where there is no such thing, or none any more.
  ///
  /// It is asked for at each transition, so that it may have moved meanwhile.
  func growthSource(on screen: UIViewController) -> UIView?
}

public import UIKit

/// A controller that shows a large picture, which has a thumbnail on another screen.
@MainActor public protocol PictureShowing: UIViewController {
  /// The view that shows the picture, laid out with the controller's view.
  var pictureView: UIView { get }
  /// The view behind the picture, which fades while the picture flies.
  var backdropView: UIView { get }
  /// The current thumbnail of the picture; nil if there is none.
  var thumbnail: UIView? { get }
}

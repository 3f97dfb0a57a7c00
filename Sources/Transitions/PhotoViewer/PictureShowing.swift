public import UIKit

/// A controller that shows a picture large, which has a thumbnail elsewhere.
@MainActor public protocol PictureShowing: UIViewController {
  /// The view that shows the picture, laid out with the controller's own.
  var pictureView: UIView { get }
  /// All else that is seen, which fades while the picture flies.
  var backdropView: UIView { get }
  /// The thumbnail of that picture as it is now; nil where there is none.
  var thumbnail: UIView? { get }
}

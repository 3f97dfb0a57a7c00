// Not Apple's: messages to a layer's delegate that is a view.

package import Foundation

/// A layer delegate, such as a view, that owns its layer.
package protocol LayerOwner: AnyObject {
  /// Tells the delegate that the size of the layer's bounds changed from `old`, in points.
  func layerDidResize(from old: CGSize)
  /// Tells the delegate that a colour of the layer went back to one that was set earlier.
  func layerDidRestoreColor()
}

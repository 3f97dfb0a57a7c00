// Not Apple's: messages to the view that a layer belongs to.

package import Foundation

/// A view, to its layer.
package protocol LayerOwner: CALayerDelegate {
  /// Tells the owner that the size of the layer's bounds changed from `old`, in points.
  func layerDidResize(from old: CGSize)
  /// Tells the owner that a colour of the layer went back to one that was set earlier.
  func layerDidRestoreColor()
}

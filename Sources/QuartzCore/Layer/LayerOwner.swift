// Not Apple's: what a layer's delegate is told when it is a view.

package import Foundation

/// A delegate that is more closely tied to its layer than Core Animation's are.
package protocol LayerOwner: AnyObject {
  /// The layer has another size than `old`, in points.
  func layerDidResize(from old: CGSize)
}

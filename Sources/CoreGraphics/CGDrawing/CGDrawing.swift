// Not Apple's: the recording of a CGContext.

package import Foundation

/// A list of operations, in order, which a renderer replays at any scale.
///
/// Coordinates are in pixels of the drawing, from its top left corner, y down; the transform of every operation is
/// resolved. Every ``Operation/save`` and every ``Operation/beginLayer(_:)`` has its end.
package struct CGDrawing: Equatable, Sendable {
  package let width: Int

  package let height: Int

  package private(set) var operations: [Operation] = []

  /// Creates an empty drawing; nil if an image may not have that size.
  package init?(width: Int, height: Int) {
    guard CGPixels.isAllowed(width: width, height: height) else { return nil }
    self.width = width
    self.height = height
  }

  package mutating func append(_ operation: Operation) {
    operations.append(operation)
  }

  package var isEmpty: Bool { operations.isEmpty }

  package var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}

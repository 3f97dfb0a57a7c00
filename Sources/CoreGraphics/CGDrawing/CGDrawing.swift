// Not Apple's: what a CGContext has recorded.

package import Foundation

/// A recorded drawing: operations in the order they happened, which a renderer replays at any scale.
///
/// Coordinates are pixels of the drawing, from its top left corner, y down; every operation has its transform
/// resolved. What ``Operation/save`` begins and ``Operation/beginLayer(_:)`` begins is always ended.
package struct CGDrawing: Equatable, Sendable {
  /// The width in pixels.
  package let width: Int

  /// The height in pixels.
  package let height: Int

  /// What was drawn.
  package private(set) var operations: [Operation] = []

  /// Creates an empty drawing, or nil unless an image may have that size.
  package init?(width: Int, height: Int) {
    guard CGPixels.isAllowed(width: width, height: height) else { return nil }
    self.width = width
    self.height = height
  }

  /// Adds an operation.
  package mutating func append(_ operation: Operation) {
    operations.append(operation)
  }

  /// Whether nothing was drawn.
  package var isEmpty: Bool { operations.isEmpty }

  /// The whole drawing, in its own coordinates.
  package var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}

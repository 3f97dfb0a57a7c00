// Not Apple's: pixels in memory that another process writes.

/// Opaque pixels in memory that does not belong to the image, four bytes each: blue, green, red, and one unused.
///
/// An image of them costs no copy. Its content is what the memory holds when the image is drawn, so the one who writes into
/// the memory makes a new image when it is complete.
package final class CGBorrowedPixels: @unchecked Sendable {
  /// The first row; it lives as long as `owner`.
  package let memory: UnsafeMutableRawPointer
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The number of bytes per row.
  package let stride: Int
  private let owner: AnyObject

  /// Borrows pixels from memory that lives as long as `owner`; nil if an image cannot have this size.
  package init?(memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, owner: AnyObject) {
    guard CGPixels.isAllowed(width: width, height: height), stride >= width * 4, stride % 4 == 0 else { return nil }
    (self.memory, self.width, self.height, self.stride) = (memory, width, height, stride)
    self.owner = owner
  }
}

extension CGImage {
  /// Creates an image that shows borrowed pixels.
  package convenience init(_ borrowed: CGBorrowedPixels) {
    self.init(.borrowed(borrowed), width: borrowed.width, height: borrowed.height, provider: nil)
  }

  /// The borrowed pixels; nil for an image of another kind.
  package var borrowed: CGBorrowedPixels? {
    guard case .borrowed(let borrowed) = content else { return nil }
    return borrowed
  }
}

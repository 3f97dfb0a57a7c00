public import Foundation

/// An immutable block of memory that provides the bytes of an image.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  /// Creates a provider of the given bytes.
  ///
  /// It never returns nil.
  public init?(data: CFData) {
    self.data = data
  }

  init(bytes: [UInt8]) {
    data = Data(bytes)
  }
}

public import Foundation

/// Where the bytes of an image come from: a block of memory that never changes.
public final class CGDataProvider: Sendable {
  /// All the bytes.
  public let data: CFData?

  /// Creates a provider of the given bytes; never nil.
  public init?(data: CFData) {
    self.data = data
  }

  init(bytes: [UInt8]) {
    data = Data(bytes)
  }
}

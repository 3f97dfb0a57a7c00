public import Foundation

/// An immutable block of memory that provides the bytes of an image.
public final class CGDataProvider: Sendable {
  private enum Content {
    case data(CFData)
    case bytes([UInt8])
  }

  private let content: Content

  /// The bytes.
  public var data: CFData? {
    switch content {
    case .data(let data): data
    // An image has these bytes already, and few ask for them here.
    case .bytes(let bytes): Data(bytes)
    }
  }

  /// Creates a provider of the given bytes.
  ///
  /// It never returns nil.
  public init?(data: CFData) {
    content = .data(data)
  }

  init(bytes: [UInt8]) {
    content = .bytes(bytes)
  }
}

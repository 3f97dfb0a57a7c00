/// A message of the bus, while it is handled.
@MainActor struct BusMessage {
  private let message: BusLibrary.Message
  private let library: BusLibrary

  init(_ message: BusLibrary.Message, _ library: BusLibrary) { (self.message, self.library) = (message, library) }

  /// The serial number of the call that this message replies to; 0 for none.
  var replySerial: UInt32 { library.replySerial(message) }

  /// Returns whether the message is this signal.
  func isSignal(_ interface: String, _ member: String) -> Bool { library.isSignal(message, interface, member) != 0 }

  /// An argument of a type that settings have.
  enum Argument: Equatable {
    case text(String)
    case number(UInt32)
    /// An argument of another type.
    case other
  }

  /// The arguments; of a variant, or a variant in a variant, what it holds.
  var arguments: [Argument] {
    var found: [Argument] = []
    withIterator { iterator in
      guard library.beginReading(message, iterator) != 0 else { return }
      repeat { found.append(argument(at: iterator, depth: 0)) } while library.next(iterator) != 0
    }
    return found
  }

  private func argument(at iterator: BusLibrary.Iterator, depth: Int) -> Argument {
    switch library.argumentType(iterator) {
    case Self.text:
      var text: UnsafePointer<CChar>?
      library.read(iterator, &text)
      return text.map { .text(String(cString: $0)) } ?? .other
    case Self.number:
      var number: UInt32 = 0
      library.read(iterator, &number)
      return .number(number)
    case Self.variant where depth < Self.mostVariants:
      var inside = Argument.other
      withIterator { inner in
        library.enter(iterator, inner)
        inside = argument(at: inner, depth: depth + 1)
      }
      return inside
    default: return .other
    }
  }

  private func withIterator(_ body: (BusLibrary.Iterator) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: BusLibrary.iteratorSize, alignment: 16) { room in
      if let iterator = room.baseAddress { body(iterator) }
    }
  }

  // The codes of types: ASCII letters.
  static let (text, number, variant) = (Int32(UInt8(ascii: "s")), Int32(UInt8(ascii: "u")), Int32(UInt8(ascii: "v")))
  private static let mostVariants = 8
}

import Foundation

/// Where in the user's code a call comes from.
@MainActor enum Origin {
  /// Where the user's library begins; nil before it is loaded.
  private static var library: UnsafeMutableRawPointer?

  /// How many calls are searched for the user's code.
  private static let mostCalls = 64

  /// Takes the library in which an address is.
  static func follow(libraryOf address: UnsafeMutableRawPointer) { library = start(of: address) }

  /// Returns the innermost call in the user's code, as an offset into its library; 0 if there is none.
  static func find() -> UInt {
    guard let library else { return 0 }
    var calls = [UnsafeMutableRawPointer?](repeating: nil, count: mostCalls)
    let count = Int(collectCalls(&calls, Int32(mostCalls)))
    let own = calls.prefix(count).lazy.compactMap(\.self).first { start(of: $0) == library }
    // The address is where the call returns to, which may be in the next line.
    return own.map { UInt(bitPattern: $0) - UInt(bitPattern: library) - 1 } ?? 0
  }

  /// Returns where the library begins in which an address is.
  private static func start(of address: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    // The file's name, its beginning, a symbol's name and its address.
    var found = [UnsafeMutableRawPointer?](repeating: nil, count: 4)
    return describe(address, &found) == 0 ? nil : found[1]
  }
}

/// The C library's description of an address, which its Swift module lacks, as it does the list of running calls.
@_silgen_name("dladdr") private func describe(
  _ address: UnsafeRawPointer, _ found: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Int32

/// The C library's list of running calls.
@_silgen_name("backtrace") private func collectCalls(
  _ calls: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: Int32
) -> Int32

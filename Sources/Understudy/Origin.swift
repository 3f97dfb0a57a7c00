import Foundation

/// Where in the user's code a call comes from.
@MainActor enum Origin {
  /// The addresses of the library; empty before it is loaded.
  private static var library: Range<UInt> = 0..<0

  /// How many calls are searched for the user's code.
  private static let mostCalls = 64

  static func follow(library path: String) {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let spans = maps.split(separator: "\n").filter { $0.hasSuffix(" \(path)") }.map { line in
      line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
    }
    guard let first = spans.first?.first, let last = spans.last?.last, first < last else { return }
    library = first..<last
  }

  /// Returns the innermost call in the user's code, as an offset into its library; 0 if there is none.
  static func find() -> UInt {
    var calls = [UnsafeMutableRawPointer?](repeating: nil, count: mostCalls)
    let count = Int(collectCalls(&calls, Int32(mostCalls)))
    let addresses = calls.prefix(count).lazy.map { UInt(bitPattern: $0) }
    // The address is where the call returns to, which may be in the next line.
    return addresses.first(where: library.contains).map { $0 - library.lowerBound - 1 } ?? 0
  }
}

/// The C library's list of running calls, which its Swift module lacks.
@_silgen_name("backtrace") private func collectCalls(
  _ calls: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: Int32
) -> Int32

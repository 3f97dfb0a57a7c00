import CoreGraphics

extension SystemLibrary {
  static let http = Self("libmicrohttpd.so.12", of: "libmicrohttpd12")
  static let codes = Self("libqrencode.so.4", of: "libqrencode4")

  /// The packages of the libraries that are not there, as the end of a sentence; nil if all are.
  static func need(of libraries: [Self]) -> String? {
    let missing = libraries.filter { !$0.isThere }.map(\.package)
    return missing.isEmpty ? nil : "needs \(missing.joined(separator: " and "))"
  }
}

/// An address as a picture that a phone's camera reads.
struct QRCode: Equatable {
  /// The number of squares of a side.
  let side: Int
  private let dark: [Bool]

  /// Nil if `libqrencode` is not there.
  init?(_ text: String) {
    typealias Code = (version: Int32, width: Int32, data: UnsafeMutablePointer<UInt8>?)
    typealias Encode = @convention(c) (UnsafePointer<CChar>, Int32, Int32) -> UnsafeMutableRawPointer?
    typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void
    // In the smallest version that has room, of which a seventh may be unreadable.
    guard let encode: Encode = SystemLibrary.codes.function("QRcode_encodeString8bit"),
      let free: Free = SystemLibrary.codes.function("QRcode_free"), let made = encode(text, 0, 1)
    else { return nil }
    defer { free(made) }
    let code = made.assumingMemoryBound(to: Code.self)
    side = Int(code.pointee.width)
    guard let data = code.pointee.data else { return nil }
    dark = (0..<side * side).map { data[$0] & 1 == 1 }
  }

  /// Whether a square is dark; those around the code are light.
  func isDark(_ x: Int, _ y: Int) -> Bool {
    (0..<side).contains(x) && (0..<side).contains(y) && dark[y * side + x]
  }

  /// Lines for a terminal, two rows of squares in each, dark on light whatever the terminal's colours are.
  var lines: String {
    let margin = 2
    return stride(from: -margin, to: side + margin, by: 2).map { y in
      let line = (-margin..<side + margin).map { x in
        isDark(x, y) ? isDark(x, y + 1) ? "█" : "▀" : isDark(x, y + 1) ? "▄" : " "
      }
      return "\u{1B}[30;107m\(line.joined())\u{1B}[0m\n"
    }.joined()
  }
}

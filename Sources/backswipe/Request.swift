import DesktopHost
import Foundation
import Prototype

/// What the command line asks for.
enum Request {
  case help
  case version
  case window(PrototypeOptions, HostOptions)

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(UsageError) {
    var words = words[...]
    var (prototype, host) = (PrototypeOptions(), HostOptions())
    while let word = words.popFirst() {
      let flag = try Flag(word: word)
      switch flag {
      case .help:
        self = .help
        return
      case .version:
        self = .version
        return
      case .noPanel: prototype.showsPanel = false
      case .region:
        let region = try flag.value(from: &words) { $0 == "edge" || $0 == "anywhere" ? $0 : nil }
        if region == "edge" { prototype.startAtEdge() }
      case .depth: prototype.depth = try flag.value(from: &words) { Int($0).inside(1...1000) }
      case .colors: prototype.setColors(try flag.value(from: &words, Self.colors))
      case .scale:
        let scale = try flag.value(from: &words) { Double($0).inside(0.25...8) }
        prototype.scale = CGFloat(scale)
        host.scale = CGFloat(scale)
      case .fps: host.framesPerSecond = try flag.value(from: &words) { Double($0).inside(1...1000) }
      }
    }
    self = .window(prototype, host)
  }

  /// The colours that `text` lists; nil where one is none.
  private static func colors(_ text: String) -> [UInt32]? {
    var colors: [UInt32] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard part.utf8.count == 6, part.first != "+", part.first != "-", let color = UInt32(part, radix: 16) else {
        return nil
      }
      colors.append(color)
    }
    return colors
  }
}

extension Optional where Wrapped: Comparable {
  /// The value if `range` holds it.
  fileprivate func inside(_ range: ClosedRange<Wrapped>) -> Wrapped? { flatMap { range.contains($0) ? $0 : nil } }
}

import DesktopHost
import Foundation
import Prototype

/// The request that a command line makes.
@MainActor enum Request {
  case help
  case version
  case list(asJSON: Bool)
  case window(PrototypeOptions, HostOptions)

  /// Creates a request from the words after the program's name.
  init(_ words: [String]) throws(UsageError) {
    var words = words[...]
    if words.first == "list" {
      self = .list(asJSON: try Self.asksForJSON(words.dropFirst()))
      return
    }
    var (prototype, host) = (PrototypeOptions(), HostOptions(followsAppearance: true))
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
      case .transition: _ = try flag.value(from: &words) { prototype.setTransition($0) ? $0 : nil }
      case .region: _ = try flag.value(from: &words) { prototype.setRegion($0) ? $0 : nil }
      case .appearance:
        let word = try flag.value(from: &words) { prototype.setAppearance($0) ? $0 : nil }
        host.followsAppearance = word == "system"
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

  /// Returns whether the words after `list` ask for JSON.
  private static func asksForJSON(_ words: ArraySlice<String>) throws(UsageError) -> Bool {
    guard let unknown = words.first(where: { $0 != "--json" }) else { return !words.isEmpty }
    throw UsageError("list takes nothing but --json, not \(unknown).")
  }

  /// Returns the colours in a list with commas; nil if one is invalid.
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
  /// The value if it lies in a range; otherwise nil.
  fileprivate func inside(_ range: ClosedRange<Wrapped>) -> Wrapped? { flatMap { range.contains($0) ? $0 : nil } }
}

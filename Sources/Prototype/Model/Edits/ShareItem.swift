/// Something that the window copies or saves for the user.
enum ShareItem: Hashable, CaseIterable {
  case onPhone
  case copySwift, copyCommand
  case copyMotion(MotionSpelling)
  case showSource, saveSwift, saveParameters, saveClip
  case saveStrip, savePage

  static var allCases: [ShareItem] { groups.flatMap(\.self) }

  var keys: String {
    switch self {
    case .copySwift: "Ctrl+Shift+C"
    case .copyCommand: "Ctrl+C"
    default: ""
    }
  }

  var title: String {
    switch self {
    case .onPhone: "On your phone…"
    case .copySwift: "Copy as Swift"
    case .copyCommand: "Copy the command"
    case .copyMotion(let spelling): "Copy as \(spelling.title)"
    case .showSource: "Show the Swift source"
    case .saveSwift: "Save Swift…"
    case .saveParameters: "Save the parameters as JSON…"
    case .saveClip: "Save clip…"
    case .saveStrip: "Save strip of 8 frames…"
    case .savePage: "Save page for browsers…"
    }
  }

  /// The extension of the file; nil if no file is written.
  ///
  /// A clip may have another one.
  var ending: String? {
    switch self {
    case .onPhone, .copySwift, .copyCommand, .copyMotion, .showSource: nil
    case .saveSwift: "swift"
    case .saveParameters: "json"
    case .saveClip: "gif"
    case .saveStrip: "png"
    case .savePage: "html"
    }
  }

  /// Whether the item is source, which the user's code already is.
  var isSwift: Bool { [.copySwift, .showSource, .saveSwift].contains(self) }

  /// The menu has lines between the groups.
  static let groups: [[ShareItem]] = [
    [.onPhone], [.saveClip, .saveStrip, .savePage], [.copySwift, .copyCommand],
    MotionSpelling.all.map { .copyMotion($0) },
    [.showSource, .saveSwift, .saveParameters],
  ]

  /// The name of the file, such as "back-swipe.mp4", or "BackSwipe.swift" for source.
  func fileName(for transition: String) -> String {
    guard let ending else { return transition }
    guard self == .saveSwift else { return "\(transition).\(ending)" }
    let words = transition.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words.joined() + ".swift"
  }
}

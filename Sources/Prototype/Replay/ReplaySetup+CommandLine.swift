import CoreGraphics
import Stage
import Transitions
import UIKit

// Setups from the text of a command line.

extension ReplaySetup {
  /// Creates a setup of the transition and the figures that a command line asks for, with the user's presets.
  ///
  /// What the window remembers does not count, so that a command always does the same.
  package init(_ request: StartRequest, folders: UserFolders) throws(StartFault) {
    let plan = try request.plan(EditFiles(folders.withoutState))
    self.init(plan.entry)
    edits = plan.overrides ?? FigureEdits()
    if let region = plan.region { edits.set("region", to: .choice(region), in: plan.entry) }
    action = plan.entry.back == nil ? .push : .example(ExampleDrag.standard)
  }

  /// Sets the drag to an example's name or the path of a file; "-" stands for standard input.
  package mutating func setDrag(_ word: String) throws(StartFault) {
    if let example = ExampleDrag.named(word) {
      action = .example(example)
    } else if word == "-" || word.contains("/") || word.contains(".") {
      action = .drag(try DragFile.read(word))
    } else {
      let names = ExampleDrag.all.map(\.name)
      let suggestion = NearestName.suggestion(for: word, among: names)
      throw StartFault(
        .usage,
        "--drag \(word): there is no such drag\(suggestion) It takes \(names.joined(separator: ", ")), or a file.")
    }
    if entry.back == nil, case .example = action {
      throw StartFault(.usage, "--drag \(word): no drag moves \(entry.name); use --push or --pop.")
    }
  }

  /// Sets the colours `0xRRGGBB` of the screens, from the top one down.
  package mutating func setColors(_ values: [UInt32]) { colors = values.map(UIColor.init(hex:)) }

  /// Sets the pictures that screens show instead of their colours, from the top one down.
  package mutating func setScreens(_ paths: [String]) throws(StartFault) {
    pictures = try PictureFiles.read(paths)
  }

  /// Sets the appearance to "light" or "dark", and returns whether `word` is one of these.
  package mutating func setAppearance(_ word: String) -> Bool {
    let known: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark]
    guard let style = known[word] else { return false }
    self.style = style
    return true
  }
}

extension ExampleDrag {
  /// The drag that is replayed if none is named.
  static let standard = named("slow-60") ?? all[0]
}

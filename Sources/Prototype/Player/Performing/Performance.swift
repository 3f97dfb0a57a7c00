package import CoreGraphics
package import Stage
import Transitions
package import UIKit

/// What is replayed: a transition with its parameters, a number of screens, and a drag or a push or pop from code.
///
/// The same setup gives the same pictures and the same values on any stage and in any process.
@MainActor package struct Performance {
  /// The transition.
  package let entry: CatalogueEntry
  /// The parameters that differ from the published ones.
  package var edits = ParameterEdits()
  /// The number of screens at the beginning, at least 2 where the demo has as many.
  package var depth = 3
  /// The backgrounds of the screens from the top one down; they repeat from the first one.
  package var colors = DemoSetting.defaultColors
  /// The pictures of the screens, from the top one down; nil stands for a screen in its colour.
  var pictures: [UIImage?] = []
  /// The device, and how screens are shown on it.
  var phone = PhoneSetting()
  /// The device whose screen is shown; a new one comes with its own cutout and home indicator.
  package var device: PhoneDevice {
    get { phone.device }
    set {
      let version = phone.systemVersion
      phone = PhoneSetting(newValue)
      phone.systemVersion = version
    }
  }
  /// The scale in pixels per point.
  package var scale: CGFloat = 1
  /// Whether the screens look light or dark.
  package var style = UIUserInterfaceStyle.unspecified
  /// The number of frames in a second of the stage's time, of which each steps what moves frame by frame.
  package var framesPerSecond = 60.0
  /// What begins the transition.
  package var action = Action.pop
  /// Whether the last release comes a little after the last movement of the finger, so that there is an instant between.
  var isReleaseApart = false
  /// What is shown at the beginning in place of `depth` screens that nothing opened or scrolled; nil for those.
  var start: DemoState?
  /// What is shown after a push or pop from code that a choice decided; nil for the next screen, or the one before.
  var goal: DemoState?
  /// What goes wrong meanwhile.
  package var faults: [Fault] = []
  /// Whether nothing is forgiven that goes wrong on iOS.
  package var isStrict = false
  /// Returns a player of the user's own code; nil for a transition of the catalogue.
  var makePlayer: ((_ performance: Performance, _ showsTouch: Bool) throws(StartFault) -> any Player)?
  /// Called with each remark about something that goes wrong on iOS.
  package var remarked: (String) -> Void = { _ in }

  /// Returns a player that stands at the beginning.
  ///
  /// - Throws: A `StartFault` if there is nothing to perform.
  func player(showsTouch: Bool = false) throws(StartFault) -> any Player {
    if let makePlayer { return try makePlayer(self, showsTouch) }
    return try StagePlayer(self, showsTouch: showsTouch)
  }

  /// What begins a transition.
  package enum Action: Sendable {
    /// A drag.
    case drag(Drag)
    /// An example of a drag, in the direction in which the transition is dragged.
    case example(ExampleDrag)
    /// A push from code.
    case push
    /// A pop from code.
    case pop
  }

  /// Creates a setup with the published parameters, in which code pops.
  package init(_ entry: CatalogueEntry) { self.entry = entry }
}

// Setups from the text of a command line.

extension Performance {
  /// Creates a setup of the transition and the parameters that a command line asks for, with the user's presets.
  ///
  /// What the window remembers does not count, so that a command always does the same.
  package init(_ request: StartRequest, folders: UserFolders) throws(StartFault) {
    let plan = try request.plan(EditFiles(folders.withoutState))
    self.init(plan.entry)
    edits = plan.overrides ?? ParameterEdits()
    if let region = plan.region { edits.set("region", to: .choice(region), in: plan.entry) }
    phone.systemVersion = plan.phone.systemVersion
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
    if entry.back == nil, makePlayer == nil, case .example = action {
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

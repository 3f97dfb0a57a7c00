package import CoreGraphics
import Foundation
package import Stage
import Transitions
package import UIKit
import Workshop

/// A replay: a transition with its parameters, a number of screens, and a drag, push or pop.
///
/// The same setup gives the same pictures and values on any stage and in any process.
@MainActor package struct Performance {
  package let entry: CatalogueEntry
  /// The parameters that differ from the published ones.
  package var edits = ParameterEdits()
  /// How many screens there are at the beginning; at least 2 where the demo has as many.
  ///
  /// 0 means as many as the user's code shows at first.
  package var depth = 3
  /// From the top screen down; they repeat.
  package var colors = DemoSetting.defaultColors
  /// From the top screen down; nil means a screen in its colour.
  var pictures: [UIImage?] = []
  var phone = PhoneSetting()
  /// Setting the device also sets its cutout and home indicator.
  package var device: PhoneDevice {
    get { phone.device }
    set {
      let version = phone.systemVersion
      phone = PhoneSetting(newValue)
      phone.systemVersion = version
    }
  }
  /// In pixels per point.
  package var scale: CGFloat = 1
  package var style = UIUserInterfaceStyle.unspecified
  /// Frames per second of the stage's time.
  package var framesPerSecond = 60.0
  package var action = Action.pop
  /// Whether each release is moved slightly after the finger's last movement, so that an instant lies between.
  var isReleaseApart = false
  /// Whether a tap in the middle of the user's screens goes on, because code cannot.
  var goesOnByTap = false
  /// What recognisers do other than in the source.
  var tried: Set<WhatIf> = []
  var start: DemoState?
  /// Where a push or pop from code leads; nil means the next screen, or the one before.
  var goal: DemoState?
  package var faults: [Fault] = []
  /// Whether the window behind all screens has a colour that is nowhere else, to find what they do not cover.
  var marksGround = false
  /// Whether nothing is forgiven that goes wrong on iOS.
  package var isStrict = false
  /// Creates a player of the user's code; nil for a transition of the catalogue.
  var makePlayer: ((_ performance: Performance, _ showsTouch: Bool) throws(StartFault) -> any Player)?
  package var remarked: (String) -> Void = { _ in }
  /// What this is a part of; cancelling it ends a performance.
  var run: ToolRun?

  /// Returns a player at the beginning.
  ///
  /// - Throws: A `StartFault` if there is nothing to perform.
  func player(showsTouch: Bool = false) throws(StartFault) -> any Player {
    if run?.begin("a performance") == false { throw StartFault.cancelled }
    guard let makePlayer else { return try StagePlayer(self, showsTouch: showsTouch) }
    let player = try makePlayer(self, showsTouch)
    (player as? ChildPlayer)?.tried = tried
    return player
  }

  package enum Action: Sendable {
    case drag(Drag)
    /// An example drag, in the direction in which the transition is dragged.
    case example(ExampleDrag)
    case push
    case pop
  }

  /// A drag of one's own; nil for an example, a push or a pop.
  var drag: Drag? { if case .drag(let drag) = action { drag } else { nil } }

  /// Pops from code, with the published parameters.
  package init(_ entry: CatalogueEntry) { self.entry = entry }
}

extension Performance {
  /// Uses the user's presets and what a command line asks for.
  ///
  /// What the window remembers is ignored, so that a command always does the same.
  package init(_ request: StartRequest, folders: UserFolders) throws(StartFault) {
    let plan = try request.plan(EditFiles(folders.withoutState))
    self.init(plan.entry)
    edits = plan.overrides ?? ParameterEdits()
    if let region = plan.region { edits.set("region", to: .choice(region), in: plan.entry) }
    phone.systemVersion = plan.phone.systemVersion
    action = plan.entry.back == nil ? .push : .example(ExampleDrag.standard)
  }

  package static func hasTransition(_ name: String) -> Bool { Catalogue.entry(named: name) != nil }

  /// An example's name or a file's path; "-" stands for standard input.
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

  /// From the top screen down, as `0xRRGGBB`.
  package mutating func setColors(_ values: [UInt32]) { colors = values.map(UIColor.init(hex:)) }

  /// Shows the app that fits the transition, as the window does at its first start.
  package mutating func showApp() {
    let version = phone.systemVersion
    phone = .first
    phone.systemVersion = version
  }

  /// From the top screen down; pictures replace the screens' colours.
  package mutating func setScreens(_ paths: [String]) throws(StartFault) {
    pictures = try PictureFiles.read(paths)
  }

  /// Returns false unless the word is "light" or "dark".
  package mutating func setAppearance(_ word: String) -> Bool {
    let known: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark]
    guard let style = known[word] else { return false }
    self.style = style
    return true
  }
}

extension ExampleDrag {
  static let standard = named("slow-60") ?? all[0]
}

extension ExportRequest {
  /// A request for the user's code, which is performed to find its motions.
  package init(_ code: UserCodePerformance, _ request: StartRequest, folders: UserFolders) throws(StartFault) {
    let performance = try code.performance(request, folders: folders)
    self.init(performance.entry, performance.edits, try performance.motions())
  }
}

extension Performance {
  /// Performs a push and a pop from code, and returns the motions that were seen.
  ///
  /// - Throws: A `StartFault` if no single curve or spring moves anything.
  func motions() throws(StartFault) -> [TransitionMotion] {
    func motion(_ action: Action) throws(StartFault) -> TransitionMotion.Timing? {
      var performance = self
      performance.action = action
      let player = try performance.player()
      defer { player.close() }
      return try player.recording().motion
    }
    let (back, forward) = (try motion(.pop), try motion(.push))
    let isSame = back == forward
    let motions = [
      back.map { TransitionMotion(name: "transition", remark: isSame ? "Back and forward." : "Back.", timing: $0) },
      isSame ? nil : forward.map { TransitionMotion(name: "push", remark: "Forward.", timing: $0) },
    ].compactMap(\.self)
    guard !motions.isEmpty else {
      throw StartFault(
        .usage, "\(entry.title): no push or pop of it is moved by one curve or spring, so there is nothing to write.")
    }
    return motions
  }
}

extension Performance {
  /// The frames of a performance.
  var frames: Stops { Stops(rate: framesPerSecond) }

  /// Performs everything, and calls `body` at each stop, until it returns false; returns the player at its end.
  func perform(
    _ stops: Stops, _ body: (any Player) throws(StartFault) -> Bool
  ) throws(StartFault) -> any Player {
    let player = try player()
    defer { player.close() }
    try player.perform(stops) { () throws(StartFault) in
      if run?.isCancelled == true { throw StartFault.cancelled }
      return try body(player)
    }
    return player
  }

  /// Performs everything with a look at the layers of each frame.
  func performLayers(_ body: (any Player) throws(StartFault) -> Void) throws(StartFault) -> any Player {
    var stops = frames
    stops.layers = .everywhere
    return try perform(stops) { (player) throws(StartFault) in
      try body(player)
      return true
    }
  }
}

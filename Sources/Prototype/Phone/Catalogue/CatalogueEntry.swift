import Motion
import Transitions
import UIKit

/// A transition, the table of its parameters, and a demo that shows it.
@MainActor package struct CatalogueEntry {
  /// The name on the command line, for instance "back-swipe".
  package let name: String
  package private(set) var title: String
  /// A sentence about what the transition looks like.
  package let sentence: String
  /// A few words that say what the transition is.
  let words: String
  /// The heading under which the entry is listed.
  package let group: Group
  /// The row of the list that the entry shares with other versions of the same; nil if it has a row of its own.
  private(set) var family: Family?
  /// The parameters in order, each with its default value.
  package let parameters: [(description: ParameterDescription, initial: ParameterValue)]
  /// Applies edits to the parameters; the result has the type that the transition's sources declare.
  let values: (ParameterEdits) -> Any
  /// The rule that decides about a drag; nil if no drag ends the transition.
  let rule: (ParameterEdits, DragStart) -> ReleaseRule?
  /// Where a drag that goes back leads; nil if no drag does.
  let back: DragDirection?
  /// Where a drag that opens the next screen leads; nil if no drag does.
  private(set) var forward: DragDirection?
  /// Whether from right to left a drag that goes back leads to the left, as the system's does.
  private(set) var isMirrored = false
  /// Whether opening a screen shows better what the transition is than a drag that goes back.
  private(set) var isSeenOpening = false
  /// The share of the time of a push at which it is half way to the eye.
  private(set) var middle = 0.5
  /// How the transition leaves for an iOS project; nil if it has no source of its own.
  private(set) var export: ExportPlan?
  /// What the screens show best.
  private(set) var app = DemoApp.journeys
  let open: (DemoSetting) -> any Demo
  /// Changes with the set of parameters, which happens only for user code.
  let revision: Int

  package enum Group: String, CaseIterable, Sendable {
    case own = "Your own"
    case backSwipe = "Back swipe"
    case rise = "Rise"
    case scale = "Scale and rotate"
    case pictures = "Pictures"
    case slide = "From above and the side"
    case fade = "Fade and grow"
    case engines = "Known engines"
  }

  /// What several entries have in common, and which one of them an entry is.
  struct Family: Equatable, Sendable {
    /// The title of their row.
    let title: String
    /// The name of the entry among them.
    let version: String
    /// Whether the row shows this version at first; the first one if there is no such one.
    let isUsual: Bool
  }

  /// What the parameters are called while none is edited.
  var defaultParameters: String { group == .own ? "Parameters of the source" : "Published parameters" }

  /// The version of iOS whose push this is, which the bars have too; nil for the phone's.
  var systemVersion: SystemVersion? {
    SystemVersion.allCases.first { name == "ios-\($0.rawValue)" }
  }

  /// Whether the layout can run from right to left: what moves to the side does so from the other one, or nothing does.
  var followsLayout: Bool { group == .own || group == .rise || isMirrored || back?.isVertical == true }

  /// Whether reduced motion changes something: what the system pushes, pops and zooms, and the engines.
  var followsReducedMotion: Bool {
    group == .own || ["back-swipe", "system-swipe", "zoom", "zoom-documented"].contains(name)
      || group == .engines && family?.title != "Android"
  }

  /// Opens the demo with the app that fits.
  func opened(_ setting: DemoSetting) -> any Demo {
    var setting = setting
    setting.fitting = app
    return open(setting)
  }

  func shown(on app: DemoApp) -> Self {
    var entry = self
    entry.app = app
    return entry
  }

  /// Adds a drag that opens the next screen.
  func dragged(forward direction: DragDirection) -> Self {
    var entry = self
    entry.forward = direction
    return entry
  }

  /// Returns the entry of a transition whose drag follows the direction of the layout.
  func mirrored() -> Self {
    var entry = self
    entry.isMirrored = true
    return entry
  }

  /// Returns the entry of a transition that is seen best when a screen is opened, and at a share of its time.
  func seenOpening(at middle: Double = 0.5) -> Self {
    var entry = self
    (entry.isSeenOpening, entry.middle) = (true, middle)
    return entry
  }

  /// Returns the entry of a transition that is one version of what the list shows in a row under its title.
  ///
  /// The version becomes part of the entry's own title, but for that of the usual one without a number.
  func version(_ version: String, isUsual: Bool = false) -> Self {
    var entry = self
    entry.family = Family(title: title, version: version, isUsual: isUsual)
    if version.first?.isNumber == true {
      entry.title += " \(version)"
    } else if !isUsual {
      entry.title += ", \(version)"
    }
    return entry
  }

  /// Returns the entry of a transition that leaves for an iOS project by a plan.
  func exported(_ plan: ExportPlan) -> Self {
    var entry = self
    entry.export = plan
    return entry
  }

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - name: The name on the command line.
  ///   - title: The name in the panel.
  ///   - group: The heading under which the entry is listed.
  ///   - words: A few words that say what the transition is.
  ///   - sentence: A sentence about what the transition looks like.
  ///   - parameters: The default parameters.
  ///   - table: Descriptions of the parameters.
  ///   - provenance: Where the default parameters come from.
  ///   - back: The direction of a drag that goes back.
  ///   - release: Where the release rule comes from; nil if no drag ends the transition.
  ///   - open: Creates a demo whose transition follows the parameters.
  init<Values>(
    _ name: String, _ title: String, in group: Group, words: String = "", _ sentence: String,
    _ parameters: Values, _ table: [Parameter<Values>], _ provenance: ParameterProvenance,
    back: DragDirection? = .right, release: ReleaseSource<Values>?,
    open: @escaping (DemoSetting, LiveParameters<Values>) -> any Demo
  ) {
    (self.name, self.title, self.sentence, self.words) = (name, title, sentence, words)
    (self.group, self.back) = (group, back)
    let initial = Dictionary(table.map { ($0.description.key, $0.get(parameters)) }) { first, _ in first }
    let table = table.map { parameter in
      let hasEffect = parameter.description.condition?.holds { initial[$0] } ?? true
      return parameter.from(provenance(parameter.description.key, hasEffect: hasEffect))
    }
    self.parameters = table.map { ($0.description, $0.get(parameters)) }
    func edited(_ edits: ParameterEdits) -> Values {
      var values = parameters
      for parameter in table {
        if let value = edits[parameter.description.key] { parameter.set(&values, value) }
      }
      return values
    }
    values = edited
    rule = { release?.rule(edited($0), $1) }
    revision = 0
    self.open = { setting in
      let live = LiveParameters(parameters, table, release: release)
      if let region = setting.region { live.set("region", to: .choice(region.rawValue)) }
      return open(setting, live)
    }
  }

  /// Creates an entry of the user's code, whose parameters are known once it runs.
  init(
    own name: String, _ title: String, _ sentence: String,
    _ parameters: [(description: ParameterDescription, initial: ParameterValue)], revision: Int,
    open: @escaping (DemoSetting) -> any Demo
  ) {
    (self.name, self.title, self.sentence, self.parameters) = (name, title, sentence, parameters)
    (self.revision, self.open, group, back) = (revision, open, .own, nil)
    words = "your own code"
    rule = { _, _ in nil }
    values = { $0 }
  }
}

import Motion
import Transitions

/// An entry of the catalogue: a transition, the table of its parameters, and a demo that shows it.
@MainActor package struct CatalogueEntry {
  /// The name on the command line, for instance "back-swipe".
  package let name: String
  /// The name in the panel.
  package let title: String
  /// A sentence about what the transition looks like.
  package let sentence: String
  /// The heading under which the entry is listed.
  package let group: Group
  /// The parameters in order, each with its default value.
  package let parameters: [(description: ParameterDescription, initial: ParameterValue)]
  /// Returns the parameters of the transition, of the type that its sources declare, with edits.
  let values: (ParameterEdits) -> Any
  /// Returns the rule that decides at release with the default parameters; nil if no drag ends the transition.
  let publishedRule: (DragStart) -> ReleaseRule?
  /// The direction of a drag that goes back from the top screen; nil if no drag goes back.
  let back: BackDrag?
  /// The direction of a drag that goes on to the next screen; nil if no drag does.
  private(set) var forward: DragDirection?
  /// How the transition leaves for an iOS project; nil if it has no source of its own.
  private(set) var export: ExportPlan?
  /// Creates a demo of the transition.
  let open: (DemoSetting) -> any Demo
  /// A number that changes with the parameters; only those of the user's own code do.
  let revision: Int

  /// The headings of the list.
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

  /// What the parameters are called while none is edited.
  var defaultParameters: String { group == .own ? "Parameters of the source" : "Published parameters" }

  /// The direction of a drag that goes back.
  enum BackDrag: String { case right, down }

  /// Returns the entry of a transition that a drag in a direction also begins.
  func dragged(forward direction: DragDirection) -> Self {
    var entry = self
    entry.forward = direction
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
  ///   - sentence: A sentence about what the transition looks like.
  ///   - parameters: The default parameters.
  ///   - table: What the parameters are.
  ///   - provenance: Where the default parameters come from.
  ///   - back: The direction of a drag that goes back.
  ///   - release: The source of the rule that decides at release; nil if no drag ends the transition.
  ///   - open: Creates a demo, whose transition follows the parameters.
  init<Values>(
    _ name: String, _ title: String, in group: Group, _ sentence: String, _ parameters: Values,
    _ table: [Parameter<Values>], _ provenance: ParameterProvenance, back: BackDrag? = .right,
    release: ReleaseSource<Values>?,
    open: @escaping (DemoSetting, LiveParameters<Values>) -> any Demo
  ) {
    (self.name, self.title, self.sentence, self.group, self.back) = (name, title, sentence, group, back)
    let initial = Dictionary(table.map { ($0.description.key, $0.get(parameters)) }) { first, _ in first }
    let table = table.map { parameter in
      let hasEffect = parameter.description.condition?.holds { initial[$0] } ?? true
      return parameter.from(provenance(parameter.description.key, hasEffect: hasEffect))
    }
    self.parameters = table.map { ($0.description, $0.get(parameters)) }
    publishedRule = { release?.rule(parameters, $0) }
    values = { edits in
      var values = parameters
      for parameter in table {
        if let value = edits[parameter.description.key] { parameter.set(&values, value) }
      }
      return values
    }
    revision = 0
    self.open = { setting in
      let live = LiveParameters(parameters, table, release: release)
      if let region = setting.region { live.set("region", to: .choice(region.rawValue)) }
      return open(setting, live)
    }
  }

  /// Creates an entry of the user's own code, with parameters that are known when it runs.
  init(
    own name: String, _ title: String, _ sentence: String,
    _ parameters: [(description: ParameterDescription, initial: ParameterValue)], revision: Int,
    open: @escaping (DemoSetting) -> any Demo
  ) {
    (self.name, self.title, self.sentence, self.parameters) = (name, title, sentence, parameters)
    (self.revision, self.open, group, back) = (revision, open, .own, nil)
    publishedRule = { _ in nil }
    values = { $0 }
  }
}

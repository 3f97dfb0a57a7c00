import Transitions

/// One of the transitions that the window shows.
@MainActor package struct CatalogueEntry {
  /// Its name on the command line, as "back-swipe".
  package let name: String
  /// Its name in the panel.
  package let title: String
  /// What it does, in a sentence.
  package let sentence: String
  /// Under which heading it is listed.
  package let group: Group
  /// Its figures, in order, each with what it is at first.
  package let parameters: [(description: ParameterDescription, usual: ParameterValue)]
  /// Which way a drag goes back from the screen on top; nil where none does.
  let back: BackDrag?
  /// Screens that show it, in a phone as described.
  let open: (DemoSetting) -> any Demo

  /// The headings of the list.
  package enum Group: String, CaseIterable, Sendable {
    case backSwipe = "Back swipe"
    case course = "Transition course"
    case sink = "Scale"
    case pushDown = "Push-down"
    case fade = "Fade and slide"
    case engines = "Engines"
  }

  /// Which way a drag goes back.
  enum BackDrag: String { case right, down }

  /// An entry with `figures`, which the table `parameters` describes, shown by what `open` makes with them.
  init<Values>(
    _ name: String, _ title: String, in group: Group, _ sentence: String, _ figures: Values,
    _ parameters: [Parameter<Values>], back: BackDrag? = .right,
    open: @escaping (DemoSetting, Figures<Values>) -> any Demo
  ) {
    (self.name, self.title, self.sentence, self.group, self.back) = (name, title, sentence, group, back)
    self.parameters = parameters.map { ($0.description, $0.get(figures)) }
    self.open = { setting in
      let box = Figures(figures, parameters)
      if let region = setting.region { box.set("region", to: .choice(region.rawValue)) }
      return open(setting, box)
    }
  }
}

/// The edited parameters and the presets of all transitions, with the history of their changes.
struct EditBook: Sendable {
  private var parameters: [String: ParameterEdits] = [:]
  private var shelves: [String: [Preset]] = [:]
  private var done: [EditStep] = []
  private var undone: [EditStep] = []
  /// The gesture that made the last step; nil if it is over.
  private var openGesture: Int?
  /// The transitions whose parameters were changed here, rather than read from a file.
  private(set) var changedTransitions: Set<String> = []

  /// A preset: parameters with a name.
  struct Preset: Equatable, Sendable {
    let name: String
    let parameters: ParameterEdits
  }

  /// The parameters with which the present ones are compared; nil if nothing is compared.
  var compared: ComparedParameters?

  /// The greatest number of steps that can be undone.
  static let mostSteps = 500

  /// Returns the edited parameters of a transition.
  func parameters(of transition: String) -> ParameterEdits { parameters[transition] ?? ParameterEdits() }

  /// The transitions with edited parameters, sorted.
  var editedTransitions: [String] { parameters.filter { !$0.value.isEmpty }.keys.sorted() }

  /// Returns the presets of a transition, by name.
  func presets(of transition: String) -> [Preset] { shelves[transition] ?? [] }

  /// Returns the parameters of a preset; nil if there is no preset with this name.
  func preset(_ name: String, of transition: String) -> ParameterEdits? {
    presets(of: transition).first { $0.name == name }?.parameters
  }

  /// The step that would be undone next; nil if there is none.
  var nextUndo: EditStep? { done.last }

  /// The step that would be redone next; nil if there is none.
  var nextRedo: EditStep? { undone.last }

  /// Sets what was read from files; it is no step.
  mutating func load(_ edits: ParameterEdits, of transition: String) { parameters[transition] = edits }

  /// Sets a preset that was read from a file; it is no step.
  mutating func load(_ preset: ParameterEdits, named name: String, of transition: String) {
    set(preset: preset, named: name, of: transition)
  }

  /// Makes a step.
  ///
  /// Steps of parameters with the same `gesture` are one step; a step that changes nothing is none.
  mutating func make(_ step: EditStep, gesture: Int? = nil) {
    let changes = step.changes.filter { !$0.isEmpty }
    if gesture != nil, gesture == openGesture, let last = done.last, last.transition == step.transition,
      case .parameters(let before, _)? = last.changes.first, case .parameters(_, let after)? = step.changes.first
    {
      apply(changes, of: step.transition)
      done[done.count - 1] = EditStep(
        transition: step.transition, title: step.title, changes: [.parameters(before: before, after: after)])
      return
    }
    endGesture()
    guard !changes.isEmpty else { return }
    openGesture = gesture
    apply(changes, of: step.transition)
    done.append(EditStep(transition: step.transition, title: step.title, changes: changes))
    if done.count > Self.mostSteps { done.removeFirst() }
    undone = []
  }

  /// Ends a gesture: the next step is one of its own.
  mutating func endGesture() {
    openGesture = nil
    dropEmptyStep()
  }

  /// Removes the last step if its gesture ended where it began.
  private mutating func dropEmptyStep() {
    if let last = done.last, last.changes.allSatisfy(\.isEmpty) { done.removeLast() }
  }

  /// Takes the last step back, and returns it; nil if there is none.
  mutating func undo() -> EditStep? {
    endGesture()
    guard let step = done.popLast() else { return nil }
    apply(step.changes.reversed().map(\.reversed), of: step.transition)
    undone.append(step)
    return step
  }

  /// Makes the step again that was taken back last, and returns it; nil if there is none.
  mutating func redo() -> EditStep? {
    endGesture()
    guard let step = undone.popLast() else { return nil }
    apply(step.changes, of: step.transition)
    done.append(step)
    return step
  }

  private mutating func apply(_ changes: [EditStep.Change], of transition: String) {
    for change in changes {
      switch change {
      case .parameters(_, let after):
        parameters[transition] = after
        changedTransitions.insert(transition)
      case .preset(let name, _, let after): set(preset: after, named: name, of: transition)
      case .compared(_, let after): if compared != nil { compared = after }
      }
    }
  }

  private mutating func set(preset: ParameterEdits?, named name: String, of transition: String) {
    var shelf = presets(of: transition).filter { $0.name != name }
    if let preset { shelf.append(Preset(name: name, parameters: preset)) }
    shelves[transition] = shelf.sorted { $0.name < $1.name }
  }
}

/// A step that can be undone: changes of one transition's parameters or presets.
struct EditStep: Equatable, Sendable {
  /// The name of the transition.
  let transition: String
  /// The words for the step, for instance "Duration 0.3 s → 0.45 s".
  var title: String
  /// The changes in their order.
  var changes: [Change]

  /// The name of the transition that was shown before the step.
  var transitionBefore: String {
    for case .compared(_, let after) in changes { return after.transition }
    return transition
  }

  /// A change, with what was there before and what is there after it.
  enum Change: Equatable, Sendable {
    case parameters(before: ParameterEdits, after: ParameterEdits)
    /// A preset with a name; nil stands for none.
    case preset(String, before: ParameterEdits?, after: ParameterEdits?)
    /// What is compared, while something is.
    case compared(before: ComparedParameters, after: ComparedParameters)

    /// The change that takes this one back.
    var reversed: Self {
      switch self {
      case .parameters(let before, let after): .parameters(before: after, after: before)
      case .preset(let name, let before, let after): .preset(name, before: after, after: before)
      case .compared(let before, let after): .compared(before: after, after: before)
      }
    }

    /// Whether nothing is different after the change.
    var isEmpty: Bool {
      switch self {
      case .parameters(let before, let after): before == after
      case .preset(_, let before, let after): before == after
      case .compared(let before, let after): before == after
      }
    }
  }
}

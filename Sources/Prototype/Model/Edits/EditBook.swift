/// The edited parameters and the presets of all transitions, with their undo history.
struct EditBook: Sendable {
  private var parameters: [String: ParameterEdits] = [:]
  private var shelves: [String: [Preset]] = [:]
  private var done: [EditStep] = []
  private var undone: [EditStep] = []
  /// The gesture of the last step; nil after it has ended.
  private var openGesture: Int?
  private(set) var changedTransitions: Set<String> = []

  /// A preset: parameters with a name.
  struct Preset: Equatable, Sendable {
    let name: String
    let parameters: ParameterEdits
  }

  var compared: ComparedParameters?

  /// How many steps can be undone.
  static let mostSteps = 500

  func parameters(of transition: String) -> ParameterEdits { parameters[transition] ?? ParameterEdits() }

  func presets(of transition: String) -> [Preset] { shelves[transition] ?? [] }

  func preset(_ name: String, of transition: String) -> ParameterEdits? {
    presets(of: transition).first { $0.name == name }?.parameters
  }

  /// Loads edits from a file, which cannot be undone.
  mutating func load(_ edits: ParameterEdits, of transition: String) { parameters[transition] = edits }

  /// Loads a preset from a file, which cannot be undone.
  mutating func load(_ preset: ParameterEdits, named name: String, of transition: String) {
    set(preset: preset, named: name, of: transition)
  }

  /// Adds a step.
  ///
  /// Steps of parameters with the same `gesture` become one. A step that changes nothing is not added.
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
    undone.removeAll { $0.transition == step.transition }
  }

  mutating func endGesture() {
    openGesture = nil
    dropEmptyStep()
  }

  /// Removes the last step if its gesture ended where it began.
  private mutating func dropEmptyStep() {
    if let last = done.last, last.changes.allSatisfy(\.isEmpty) { done.removeLast() }
  }

  func canUndo(in transition: String) -> Bool { done.contains { $0.transition == transition } }

  func canRedo(in transition: String) -> Bool { undone.contains { $0.transitionBefore == transition } }

  /// Undoes the last step of a transition.
  mutating func undo(in transition: String) -> EditStep? {
    endGesture()
    guard let index = done.lastIndex(where: { $0.transition == transition }) else { return nil }
    let step = done.remove(at: index)
    apply(step.changes.reversed().map(\.reversed), of: step.transition)
    undone.append(step)
    return step
  }

  /// Redoes what was undone last while a transition is shown.
  mutating func redo(in transition: String) -> EditStep? {
    endGesture()
    guard let index = undone.lastIndex(where: { $0.transitionBefore == transition }) else { return nil }
    let step = undone.remove(at: index)
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

/// A step that can be undone: changes of the parameters or presets of one transition.
struct EditStep: Equatable, Sendable {
  let transition: String
  /// The step in words, for instance "Duration 0.3 s → 0.45 s".
  var title: String
  var changes: [Change]

  var transitionBefore: String {
    for case .compared(_, let after) in changes { return after.transition }
    return transition
  }

  /// Each change has the state before and after it.
  enum Change: Equatable, Sendable {
    case parameters(before: ParameterEdits, after: ParameterEdits)
    /// Nil means that there is no such preset.
    case preset(String, before: ParameterEdits?, after: ParameterEdits?)
    case compared(before: ComparedParameters, after: ComparedParameters)

    /// The change that undoes this one.
    var reversed: Self {
      switch self {
      case .parameters(let before, let after): .parameters(before: after, after: before)
      case .preset(let name, let before, let after): .preset(name, before: after, after: before)
      case .compared(let before, let after): .compared(before: after, after: before)
      }
    }

    var isEmpty: Bool {
      switch self {
      case .parameters(let before, let after): before == after
      case .preset(_, let before, let after): before == after
      case .compared(let before, let after): before == after
      }
    }
  }
}

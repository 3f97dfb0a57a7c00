/// A step that can be undone: changes of one transition's figures or presets.
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
    case figures(before: FigureEdits, after: FigureEdits)
    /// A preset with a name; nil stands for none.
    case preset(String, before: FigureEdits?, after: FigureEdits?)
    /// What is compared, while something is.
    case compared(before: ComparedFigures, after: ComparedFigures)

    /// The change that takes this one back.
    var reversed: Self {
      switch self {
      case .figures(let before, let after): .figures(before: after, after: before)
      case .preset(let name, let before, let after): .preset(name, before: after, after: before)
      case .compared(let before, let after): .compared(before: after, after: before)
      }
    }

    /// Whether nothing is different after the change.
    var isEmpty: Bool {
      switch self {
      case .figures(let before, let after): before == after
      case .preset(_, let before, let after): before == after
      case .compared(let before, let after): before == after
      }
    }
  }
}

/// A dismissal that was requested.
@MainActor struct Dismissal {
  var animated: Bool
  /// The presentations below that are dismissed together with the visible one, the lowest first.
  var others: [Presentation] = []
  var completions: [() -> Void]
  /// What drives the dismissal, if a pan asks for it.
  var interaction: SystemInteraction?

  /// Returns this dismissal combined with a later one: everything that either dismisses is dismissed.
  func joined(by other: Self) -> Self {
    let widest = others.count > other.others.count ? others : other.others
    return Self(
      animated: other.animated, others: widest, completions: completions + other.completions,
      interaction: other.interaction ?? interaction)
  }

  /// Dismisses what is left of `top` and the others; if nothing is left, only calls the completions.
  func perform(from top: Presentation) {
    let left = (others + [top]).filter(\.isLinked)
    guard let last = left.last else {
      for completion in completions { completion() }
      return
    }
    last.dismiss(Self(animated: animated, others: left.dropLast(), completions: completions, interaction: interaction))
  }
}

/// A dismissal that was asked for.
@MainActor struct Dismissal {
  var animated: Bool
  /// Those beneath that are to go with the one that is seen to go, the lowest first.
  var others: [Presentation] = []
  var completions: [() -> Void]

  /// The same together with another that was asked for since: what either takes away goes.
  func joined(by other: Self) -> Self {
    let widest = others.count > other.others.count ? others : other.others
    return Self(animated: other.animated, others: widest, completions: completions + other.completions)
  }

  /// Carries it out, with what is left of `top` and of the others; where nothing is, it has come about already.
  func perform(from top: Presentation) {
    let left = (others + [top]).filter(\.isLinked)
    guard let last = left.last else {
      for completion in completions { completion() }
      return
    }
    last.dismiss(Self(animated: animated, others: left.dropLast(), completions: completions))
  }
}

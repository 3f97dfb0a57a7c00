/// The last releases of each transition, as they were decided.
struct ReleaseHistory {
  private var decisions: [String: [DragDecision]] = [:]

  /// The number of releases that are kept of a transition.
  static let mostReleases = 50

  /// Adds the decision on a release of a transition; the same one again, as in a loop, counts once.
  mutating func add(_ decision: DragDecision, of transition: String) {
    var list = decisions[transition] ?? []
    if list.last == decision { return }
    list.append(decision)
    decisions[transition] = Array(list.suffix(Self.mostReleases))
  }

  /// Returns the decisions on the last releases of a transition, the oldest first.
  subscript(transition: String) -> [DragDecision] { decisions[transition] ?? [] }
}

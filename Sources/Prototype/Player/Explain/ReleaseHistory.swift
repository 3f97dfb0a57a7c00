/// The decisions on each transition's last releases.
struct ReleaseHistory {
  private var decisions: [String: [DragDecision]] = [:]

  static let mostReleases = 50

  /// A repeated decision, as in a loop, counts once.
  mutating func add(_ decision: DragDecision, of transition: String) {
    var list = decisions[transition] ?? []
    if list.last == decision { return }
    list.append(decision)
    decisions[transition] = Array(list.suffix(Self.mostReleases))
  }

  /// Oldest first.
  subscript(transition: String) -> [DragDecision] { decisions[transition] ?? [] }
}

/// The last releases of each transition, as they were decided.
struct ReleaseHistory {
  private var verdicts: [String: [DragVerdict]] = [:]

  /// The number of releases that are kept of a transition.
  static let mostReleases = 50

  /// Adds the verdict on a release of a transition; the same one again, as in a loop, counts once.
  mutating func add(_ verdict: DragVerdict, of transition: String) {
    var list = verdicts[transition] ?? []
    if list.last == verdict { return }
    list.append(verdict)
    verdicts[transition] = Array(list.suffix(Self.mostReleases))
  }

  /// Returns the verdicts on the last releases of a transition, the oldest first.
  subscript(transition: String) -> [DragVerdict] { verdicts[transition] ?? [] }
}

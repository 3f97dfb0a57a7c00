/// Finds a small part of a failing program that fails too.
struct Shrinker {
  /// Whether the program with the steps at these indices alone still fails.
  let fails: ([Int]) -> Bool

  /// The indices of `count` steps that are left when no run of steps, and no single one, can be taken out any more.
  func shrink(_ count: Int) -> [Int] {
    var kept = Array(0..<count)
    var length = max(count / 2, 1)
    while length >= 1 {
      var start = 0
      var hasRemoved = false
      while start < kept.count {
        var candidate = kept
        candidate.removeSubrange(start..<min(start + length, kept.count))
        if fails(candidate) {
          kept = candidate
          hasRemoved = true
        } else {
          start += length
        }
      }
      if length == 1, !hasRemoved { break }
      length = max(length / 2, 1)
      if length == 1, !hasRemoved, kept.count <= 1 { break }
    }
    return kept
  }
}

/// The number of a drag, by which its changes are known to belong together.
@MainActor struct Gesture {
  private static var count = 0
  private var number: Int?

  /// Returns the number of the drag that is under way, or of a new one.
  mutating func open() -> Int {
    if let number { return number }
    Self.count += 1
    number = Self.count
    return Self.count
  }

  /// Ends the drag.
  mutating func close() { number = nil }
}

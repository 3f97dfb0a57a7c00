/// Numbers a drag, so that its changes belong together.
@MainActor struct Gesture {
  private static var count = 0
  private var number: Int?

  mutating func open() -> Int {
    if let number { return number }
    Self.count += 1
    number = Self.count
    return Self.count
  }

  mutating func close() { number = nil }
}

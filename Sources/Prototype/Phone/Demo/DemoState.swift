import CoreGraphics

/// What a demo shows: how many screens, what was chosen to open each of them, and how far their contents are
/// scrolled and zoomed.
struct DemoState: Equatable {
  /// For each screen above the first, the number of the row, picture or tab that opened it; nil for any.
  var choices: [Int?]
  /// The content offsets of the scroll views of each screen, in the order of the controllers and of their views.
  var offsets: [[CGPoint]] = []
  /// The zoom scales of the same scroll views; none if nothing is zoomed.
  var zooms: [[CGFloat]] = []

  /// Creates the state with a number of screens, at least 1, in which nothing was chosen or scrolled.
  init(depth: Int) { choices = Array(repeating: nil, count: max(0, depth - 1)) }

  /// Creates the state in which some choices opened the screens above the first.
  init(choices: [Int?], offsets: [[CGPoint]] = [], zooms: [[CGFloat]] = []) {
    (self.choices, self.offsets, self.zooms) = (choices, offsets, zooms)
  }

  /// The number of screens.
  var depth: Int { choices.count + 1 }

  /// Returns the state with at least a number of screens.
  func atLeast(depth: Int) -> DemoState { self.depth < depth ? DemoState(depth: depth) : self }
}

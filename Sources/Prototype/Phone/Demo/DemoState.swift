import CoreGraphics

/// What a demo shows: its screens, what opened each of them, and how they are scrolled and zoomed.
struct DemoState: Equatable {
  /// Which row, picture or tab opened each screen above the first; nil means any.
  var choices: [Int?]
  /// The content offsets of each screen's scroll views, in the order of the controllers and their views.
  var offsets: [[CGPoint]] = []
  /// The zoom scales of the same scroll views; empty if nothing is zoomed.
  var zooms: [[CGFloat]] = []

  /// Nothing is chosen or scrolled; the depth is at least 1.
  init(depth: Int) { choices = Array(repeating: nil, count: max(0, depth - 1)) }

  init(choices: [Int?], offsets: [[CGPoint]] = [], zooms: [[CGFloat]] = []) {
    (self.choices, self.offsets, self.zooms) = (choices, offsets, zooms)
  }

  var depth: Int { choices.count + 1 }

  func atLeast(depth: Int) -> DemoState { self.depth < depth ? DemoState(depth: depth) : self }
}

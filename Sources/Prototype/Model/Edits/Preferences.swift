import CoreGraphics

/// What the program remembers beside the parameters, from one run to the next.
@MainActor final class Preferences {
  /// The size of the window, in points; nil if it is not known.
  var windowSize: CGSize?
  /// Whether the strip under the phone is shown.
  var hasStrip: Bool { didSet { if hasStrip != oldValue { save() } } }
  /// Whether the window has shown by itself how a screen is swiped.
  var hasGreeted: Bool { didSet { if hasGreeted != oldValue { save() } } }
  /// Whether the panel has all parameters; otherwise the first ones.
  var hasMore: Bool { didSet { if hasMore != oldValue { save() } } }
  /// The paths of the user's own code that was shown, the newest first.
  private(set) var recent: [String]
  /// The paths of drags that were kept or opened, the newest first.
  private(set) var drags: [String]
  /// Adds what others know: the transition, its parameters, and the phone.
  var complete: (inout SavedState) -> Void = { _ in }
  /// What was read at the start.
  private let state: SavedState
  private let files: EditFiles

  private static let mostRecent = 5
  private static let mostDrags = 10

  init(_ state: SavedState, _ files: EditFiles) {
    (self.state, self.files) = (state, files)
    (windowSize, hasStrip, hasGreeted) = (state.windowSize, state.hasStrip, state.hasGreeted)
    hasMore = state.hasMore ?? true
    (recent, drags) = (Array(state.recent.prefix(Self.mostRecent)), Array(state.drags.prefix(Self.mostDrags)))
  }

  /// Remembers that the user's own code at a path was shown.
  func remember(path: String) {
    recent = Array(([path] + recent.filter { $0 != path }).prefix(Self.mostRecent))
    save()
  }

  /// Remembers that a drag was kept at a path, or opened.
  func remember(drag path: String) {
    guard path.hasPrefix("/") else { return }
    drags = Array(([path] + drags.filter { $0 != path }).prefix(Self.mostDrags))
    save()
  }

  /// Writes what is to be remembered; `waits` until it is written.
  func save(waits: Bool = false) {
    var state = state
    (state.windowSize, state.hasStrip, state.hasGreeted) = (windowSize, hasStrip, hasGreeted)
    (state.recent, state.drags, state.hasMore) = (recent, drags, hasMore)
    complete(&state)
    files.write(state, waits: waits)
  }
}

import Workshop

/// The user's code as it was, with its constants and what the user had done.
@MainActor struct UserCodeVersion {
  /// Unique.
  let number: Int
  let library: BuiltLibrary
  let setup: BuildQueue.Setup
  let table: UserCodeTable
  let edits: [String: Double]
  let record: UserCodeRecord
  let scene: String?
  let finger: UserCodeFinger
}

extension UserCodeSession {
  /// Returns the present version; nil before the first build.
  func present(_ number: Int) -> UserCodeVersion? {
    guard let library, let setup = version?.setup ?? build.setup else { return nil }
    return UserCodeVersion(
      number: number, library: library, setup: setup, table: table, edits: edits, record: record, scene: scene,
      finger: finger)
  }
}

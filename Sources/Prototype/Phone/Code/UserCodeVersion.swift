import Workshop

/// The user's own code as it was at a moment, with its constants and what the user had done.
@MainActor struct UserCodeVersion {
  /// A number that no other version has.
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
  /// Returns the code as it is now, with a number; nil as long as none was built.
  func present(_ number: Int) -> UserCodeVersion? {
    guard let library, let setup = version?.setup ?? build.setup else { return nil }
    return UserCodeVersion(
      number: number, library: library, setup: setup, table: table, edits: edits, record: record, scene: scene,
      finger: finger)
  }
}

import DisplayUser
import OwnThread
import SeededRandom
import Testing

@Suite("Random programs over the whole API", .onOwnThread)
struct RandomProgramsTests {
  private func run(_ arguments: String...) throws {
    try #require(Program.isBuilt("RandomPrograms"), "build the package's executables with its tests")
    let ending = try Program(arguments, of: "RandomPrograms", display: nil).ending()
    #expect(ending.code == 0, "\(ending.output)\(ending.complaints)")
  }

  @Test("Programs settle, agree with what is seen, leak nothing and give the same pixels twice")
  func programs() throws { try run("--count", "\(Nightly.count(2000))") }

  // Prime numbers, so that all callbacks and all deeds are among those that are run.
  @Test("What an application does in a callback where it is not expected leaves a stage that settles and ends")
  func sessions() throws { try run("--sessions", Nightly.isNow ? "101" : "401") }
}

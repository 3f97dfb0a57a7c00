import DisplayUser
import OwnThread
import Testing

@Suite("Random programs over the whole API", .onOwnThread)
struct RandomProgramsTests {
  @Test("2,000 programs settle, agree with what is seen, leak nothing and give the same pixels twice")
  func programs() throws {
    try #require(Program.isBuilt("RandomPrograms"), "build the package's executables with its tests")
    let program = try Program(["--count", "2000"], of: "RandomPrograms", display: nil)
    let ending = program.ending()
    #expect(ending.code == 0, "\(ending.output)\(ending.complaints)")
  }

  @Test("What an application does in a callback where it is not expected leaves a stage that settles and ends")
  func sessions() throws {
    try #require(Program.isBuilt("RandomPrograms"), "build the package's executables with its tests")
    // A prime number, so that all callbacks and all deeds are among those that are run.
    let program = try Program(["--sessions", "401"], of: "RandomPrograms", display: nil)
    let ending = program.ending()
    #expect(ending.code == 0, "\(ending.output)\(ending.complaints)")
  }
}

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
}

import DisplayUser
import Foundation
import Testing

extension OneDisplay {
  @Suite("Files that the window maps")
  struct MappedFilesTests {
    @Test("The panel's texts are all in Inter") func fonts() throws {
      let window = try OpenWindow(["--scale", "1"])
      try window.waitForRest()
      let fonts = window.program.mappedFiles.filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") }
      #expect(fonts.contains { $0.hasPrefix("Inter") })
      #expect(fonts.filter { !$0.hasPrefix("Inter") } == [])
    }
  }
}

import DisplayUser
import Foundation
import Testing

extension OneDisplay {
  @Suite("Files that the window maps")
  struct MappedFilesTests {
    /// Whether the system has SDL as an archive, which the program is then linked with.
    private static let hasArchive = ["x86_64", "aarch64"].contains {
      FileManager.default.fileExists(atPath: "/usr/lib/\($0)-linux-gnu/libSDL2.a")
    }

    @Test(
      "SDL is in the program, without sound, and no library of a message bus is loaded where there is none",
      .enabled(if: hasArchive))
    func libraries() throws {
      let window = try OpenWindow(shell: "unset DBUS_SESSION_BUS_ADDRESS XDG_RUNTIME_DIR")
      try window.waitForRest()
      let files = window.program.mappedFiles
      #expect(files.contains { $0.hasPrefix("libX11.so") })
      for unneeded in ["libSDL2", "libdbus", "libsystemd", "libpulse", "libasound"] {
        #expect(!files.contains { $0.hasPrefix(unneeded) }, "\(unneeded)")
      }
    }

    @Test("The panel's texts are all in Inter") func fonts() throws {
      let window = try OpenWindow(["--scale", "1"])
      try window.waitForRest()
      let fonts = window.program.mappedFiles.filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") }
      #expect(fonts.contains { $0.hasPrefix("Inter") })
      #expect(fonts.filter { !$0.hasPrefix("Inter") } == [])
    }
  }
}

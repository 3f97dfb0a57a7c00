import DisplayUser
import Testing

extension OneDisplay {
  @Suite("Files that the window maps")
  struct MappedFilesTests {
    @Test("Where there is no message bus, neither its library nor one for sound is loaded") func libraries() throws {
      let window = try OpenWindow(shell: "unset DBUS_SESSION_BUS_ADDRESS XDG_RUNTIME_DIR")
      try window.waitForRest()
      let files = window.program.mappedFiles
      #expect(files.contains { $0.hasPrefix("libX11.so") })
      for unneeded in ["libdbus", "libsystemd", "libpulse", "libasound"] {
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

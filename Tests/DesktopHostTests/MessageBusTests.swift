import DisplayUser
import Foundation
import Testing

extension OneDisplay {
  @Suite("The session's message bus")
  struct MessageBusTests {
    @Test("Where there is no bus, the window opens without a program that launches one") func launch() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (launcher, trace) = (folder.appending(path: "dbus-launch"), folder.appending(path: "launched"))
      try Data("#!/bin/sh\n: > '\(trace.path)'\n".utf8).write(to: launcher)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: launcher.path)
      // By the time of the first frame SDL has looked for the bus.
      let window = try OpenWindow(
        variables: ["XDG_RUNTIME_DIR": folder.path],
        shell: "unset DBUS_SESSION_BUS_ADDRESS; PATH='\(folder.path)'")
      #expect(!window.program.hasEnded)
      #expect(!FileManager.default.fileExists(atPath: trace.path))
    }
  }
}

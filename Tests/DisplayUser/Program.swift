import Foundation
import Glibc

/// An executable of this package as a process.
package struct Program {
  /// The process's number.
  package let id: Int32
  private let output: Int32
  private let complaints: Int32

  /// Where the executables are: beside the one that runs.
  private static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Starts it with `arguments`, on `display` or on none, and with these variables.
  package init(
    _ arguments: [String], of name: String = "backswipe", display: String?, variables: [String: String] = [:]
  ) throws {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[name] = nil }
    environment["DISPLAY"] = display
    environment.merge(variables) { $1 }
    let executable = Self.folder.appendingPathComponent(name).path
    let (output, complaints) = (try Self.pipe(), try Self.pipe())
    id = try Self.spawn([executable] + arguments, environment, [1: output[1], 2: complaints[1]])
    for end in [output[1], complaints[1]] { close(end) }
    (self.output, self.complaints) = (output[0], complaints[0])
  }

  /// Whether there is an executable of this name.
  package static func isBuilt(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent(name).path)
  }

  /// Both ends of a pipe that no other process gets.
  package static func pipe() throws -> [Int32] {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw XDisplay.Failure(description: "no pipe: errno \(errno)") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  /// Starts a process with these files in place of its own.
  package static func spawn(_ words: [String], _ environment: [String: String], _ files: [Int32: Int32]) throws -> Int32
  {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, file) in files { posix_spawn_file_actions_adddup2(&actions, file, target) }
    // The threads of tests keep signals to themselves, and a child would too.
    var (attributes, none) = (posix_spawnattr_t(), sigset_t())
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id = pid_t()
    let status = posix_spawnp(&id, words[0], &actions, &attributes, arguments, variables)
    guard status == 0 else { throw XDisplay.Failure(description: "\(words[0]) did not start: errno \(status)") }
    return id
  }

  /// What it wrote and how it ended.
  package struct Ending: Equatable {
    /// The exit code, or below 0 the signal that killed it.
    package var code: Int32
    package var output: String
    package var complaints: String

    package init(code: Int32, output: String, complaints: String) {
      (self.code, self.output, self.complaints) = (code, output, complaints)
    }
  }

  /// Waits for its end.
  package func ending() -> Ending {
    let (written, complained) = (Self.text(output), Self.text(complaints))
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return Ending(code: signal == 0 ? status >> 8 & 0xFF : -signal, output: written, complaints: complained)
  }

  private static func text(_ file: Int32) -> String {
    defer { close(file) }
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while case let count = read(file, &part, part.count), count > 0 { bytes += part[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  package func signal(_ number: Int32) { kill(id, number) }

  /// Sends a signal to the thread that began last.
  package func signalLastThread(_ number: Int32) throws {
    let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task").compactMap { pid_t($0) }
    _ = tgkill(id, threads.max() ?? id, number)
  }

  /// How often threads of the program were woken so far.
  package var wakes: Int {
    let tasks = "/proc/\(id)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.reduce(0) { sum, thread in
      let status = (try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0)
    }
  }
}

/// Sends a signal to one thread; the C library has it, its Swift module has not.
@_silgen_name("tgkill") private func tgkill(_ process: pid_t, _ thread: pid_t, _ number: Int32) -> Int32

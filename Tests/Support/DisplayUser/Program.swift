import Foundation
import Glibc

/// A running executable of this package.
package final class Program {
  /// The process identifier.
  package let id: Int32
  private let home: EmptyHome
  private let output: Int32
  private let complaints: Int32
  private var ended: Ending?

  /// The folder of the executables: that of the running one.
  private static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// The time after which a test calls a program hung, in seconds: far more than it needs on a loaded machine.
  package static let patience = 600.0

  /// Where a program writes its output.
  package enum Target {
    /// A pipe that the test reads.
    case test
    /// A file, such as `/dev/full`.
    case file(String)
    /// A pipe that is not read by any process.
    case closedPipe
  }

  /// Starts `name` with `arguments` and these environment variables, on `display` or without one, in an empty home.
  ///
  /// `shell` is a command line that runs in the process before the program replaces it. The process starts with the
  /// `blocked` signals blocked.
  package init(
    _ arguments: [String], of name: String = "backswipe", display: String?, variables: [String: String] = [:],
    output target: Target = .test, shell: String? = nil, blocked: [Int32] = []
  ) throws {
    home = try EmptyHome()
    var environment = home.variables
    environment["DISPLAY"] = display
    environment.merge(variables) { $1 }
    let executable = Self.folder.appendingPathComponent(name).path
    let (output, complaints) = (try Self.pipe(), try Self.pipe())
    var words = [executable] + arguments
    if let shell { words = ["sh", "-c", "\(shell); exec \"$0\" \"$@\""] + words }
    var file = output[1]
    switch target {
    case .test: break
    case .file(let path): file = open(path, O_WRONLY | O_CLOEXEC)
    case .closedPipe:
      let ends = try Self.pipe()
      close(ends[0])
      file = ends[1]
    }
    id = try Self.spawn(words, environment, [1: file, 2: complaints[1]], blocked: blocked)
    if file != output[1] { close(file) }
    for end in [output[1], complaints[1]] { close(end) }
    (self.output, self.complaints) = (output[0], complaints[0])
  }

  /// Returns the path of an executable.
  package static func path(of name: String) -> String { folder.appendingPathComponent(name).path }

  /// A variable by which programs build the user's own code at once, because the compiler was prepared before.
  ///
  /// The first test that asks prepares it, for all tests of the process.
  package static let preparedCache: [String: String] = {
    let cache = ["XDG_CACHE_HOME": "\(FileManager.default.temporaryDirectory.path)/compiler"]
    let source = FileManager.default.temporaryDirectory.appendingPathComponent("Prepared.swift")
    try? "import UIKit\n\n#Preview { UIViewController() }\n".write(to: source, atomically: true, encoding: .utf8)
    let words = ["trace", "--file", source.path, "--out", "/dev/null"]
    _ = try? Program(words, display: nil, variables: cache).ending()
    return cache
  }()

  /// Whether an executable of this name was built.
  package static func isBuilt(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent(name).path)
  }

  /// Creates a pipe whose ends no child process inherits.
  ///
  /// Returns its read end and its write end.
  package static func pipe() throws -> [Int32] {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw XDisplay.Failure(description: "no pipe: errno \(errno)") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  /// Starts a process with these descriptors, and with the `blocked` signals blocked.
  package static func spawn(
    _ words: [String], _ environment: [String: String], _ files: [Int32: Int32], blocked: [Int32] = []
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, file) in files { posix_spawn_file_actions_adddup2(&actions, file, target) }
    // A child that outlives the test must not keep files of its parents open, whatever the tests inherited.
    _ = addClosing(&actions, max(files.keys.max() ?? 2, 2) + 1)
    // The threads of tests block signals, and a child would inherit that, as it would a shell's ignored ones.
    var (attributes, mask, defaults) = (posix_spawnattr_t(), sigset_t(), sigset_t())
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigemptyset(&mask)
    for number in blocked { sigaddset(&mask, number) }
    sigemptyset(&defaults)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id = pid_t()
    let status = posix_spawnp(&id, words[0], &actions, &attributes, arguments, variables)
    guard status == 0 else { throw XDisplay.Failure(description: "\(words[0]) did not start: errno \(status)") }
    return id
  }

  /// The output of a program that ended, and how it ended.
  package struct Ending: Equatable {
    /// The exit code, or the negative number of the signal that ended the program.
    package var code: Int32
    /// The text on standard output.
    package var output: String
    /// The text on standard error.
    package var complaints: String

    /// That of a program which said nothing.
    package static let ok = Ending(code: 0, output: "", complaints: "")

    package init(code: Int32, output: String, complaints: String) {
      (self.code, self.output, self.complaints) = (code, output, complaints)
    }
  }

  /// Waits until the program ends, once; later calls return the same ending.
  package func ending() -> Ending {
    if let ended { return ended }
    let (written, complained) = (Self.contents(output), Self.contents(complaints))
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let ending = Ending(
      code: signal == 0 ? status >> 8 & 0xFF : -signal, output: written, complaints: complained)
    ended = ending
    return ending
  }

  private static func contents(_ file: Int32) -> String {
    defer { close(file) }
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while case let count = Glibc.read(file, &part, part.count), count > 0 { bytes += part[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Sends a signal to the program, unless it has ended.
  package func signal(_ number: Int32) { if ended == nil { kill(id, number) } }

  /// Stops the program until `resume()`, and waits until it stands still.
  package func stop() {
    signal(SIGSTOP)
    while waitpid(id, nil, WUNTRACED) < 0, errno == EINTR {}
  }

  /// Lets a stopped program continue.
  package func resume() { signal(SIGCONT) }

  /// Sends a signal to the thread that was started last.
  package func signalLastThread(_ number: Int32) throws {
    let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task").compactMap { pid_t($0) }
    _ = tgkill(id, threads.max() ?? id, number)
  }

  /// The number of times that threads of the program were woken so far.
  package var wakes: Int {
    threads.reduce(0) { sum, thread in
      let line = text("task/\(thread)/status").split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0)
    }
  }

  /// Whether the program has ended, although `ending()` was not called yet.
  package var hasEnded: Bool { text("stat").contains(") Z ") }

  /// Waits until `condition` holds, and fails after a minute, because a busy machine may be slow.
  package func wait(_ what: String, until condition: (Program) throws -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: 60)
    while try !condition(self) {
      guard Date() < deadline else { throw XDisplay.Failure(description: "\(what) did not happen") }
      usleep(3000)
    }
  }

  /// Returns whether the program is waiting for bytes of a file.
  package func isReading(_ path: String) -> Bool {
    let call = systemCall
    guard call.count > 1, call[0] == Self.read, let file = Int32(call[1].dropFirst(2), radix: 16) else { return false }
    return target(of: file) == path
  }

  /// Where a descriptor of the program leads; empty if it is closed.
  package func target(of file: Int32) -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/fd/\(file)")) ?? ""
  }

  /// The system call in which the main thread is, with its arguments.
  private var systemCall: [String] { text("syscall").split(separator: " ").map(String.init) }

  /// Whether the program waits for an event without a deadline, so that it does nothing more until one arrives.
  package var isWaiting: Bool {
    let call = systemCall
    // The third argument of ppoll is its limit.
    guard call.count > 3, call[0] == Self.ppoll, call[3] == "0x0" else { return false }
    return threads.allSatisfy { text("task/\($0)/status").contains("\nState:\tS") }
  }

  /// The names of the files that lie in the program's memory, without their folders.
  package var mappedFiles: Set<String> {
    // Unlike the other files, this one is longer than one read, where `text` stops.
    let bytes = FileHandle(forReadingAtPath: "/proc/\(id)/maps").flatMap { try? $0.readToEnd() }
    let lines = String(decoding: bytes ?? Data(), as: UTF8.self).split(separator: "\n")
    return Set(lines.filter { $0.contains("/") }.compactMap { $0.split(separator: "/").last.map(String.init) })
  }

  private var threads: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: "/proc/\(id)/\(name)", encoding: .utf8)) ?? ""
  }

  /// The numbers of the system calls `ppoll` and `read`.
  #if arch(x86_64)
    private static let (ppoll, read) = ("271", "0")
  #else
    private static let (ppoll, read) = ("73", "63")
  #endif
}

/// Sends a signal to one thread; the C library has it, but its Swift module does not.
@_silgen_name("tgkill") private func tgkill(_ process: pid_t, _ thread: pid_t, _ number: Int32) -> Int32

/// Closes the descriptors from `first` on in a spawned process; the C library has it, but its Swift module does not.
@_silgen_name("posix_spawn_file_actions_addclosefrom_np") private func addClosing(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32
) -> Int32

import Foundation
import Testing

@testable import Workshop

final class Bench {
  let folder: String
  static let cache = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-tests-modules").path

  init() throws {
    var template = Array("\(FileManager.default.temporaryDirectory.path)/own-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    folder = String(cString: made)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @discardableResult func write(_ text: String, to name: String = "Card.swift") throws -> String {
    let path = "\(folder)/\(name)"
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Self.writing.text(text).write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  enum Writing: CaseIterable {
    case usual, onWindows, withMark, withoutEnd

    func text(_ text: String) -> String {
      switch self {
      case .usual: text
      case .onWindows: text.replacing("\n", with: "\r\n")
      case .withMark: "\u{FEFF}" + text
      case .withoutEnd: text.hasSuffix("\n") ? String(text.dropLast()) : text
      }
    }
  }

  @TaskLocal static var writing = Writing.usual

  /// Writes a program for the shell.
  ///
  /// Another process writes it, because a program cannot start while any process has it open for writing, and other tests
  /// copy this process at any time.
  func write(program text: String, to name: String) throws {
    let writing = "printf '%s\\n' '#!/bin/sh' \"$1\" > \"$2\" && chmod 755 \"$2\""
    _ = try ToolRun().run(["/bin/sh", "-c", writing, "sh", text, "\(folder)/\(name)"])
  }

  /// The errors of the compiler in the files of the folder, or in another project.
  func errors(of project: UserProject? = nil) throws -> [BuildMessage] {
    try messages(of: try project ?? SourceFiles([folder]).project()).filter { $0.severity == .error }
  }

  /// A project of one file, and of a module Cards before it.
  func project(_ main: String, cards: [String]) -> UserProject {
    var project = UserProject(files: [main])
    project.modules.insert(UserProject.Module(name: "Cards", paths: cards), at: 0)
    return project
  }

  static func engine() throws -> EngineFolder { try EngineFolder.find() }

  static func toolchain() throws -> Toolchain {
    try Toolchain.find(for: engine(), path: ProcessInfo.processInfo.environment["PATH"])
  }

  func build(language: Int = 5) throws -> BuiltLibrary {
    try build(try SourceFiles([folder]).project(), language: language)
  }

  func build(_ project: UserProject, language: Int = 5, memory: BuildMemory = BuildMemory()) throws -> BuiltLibrary {
    let build = UserBuild(
      engine: try Self.engine(), toolchain: try Self.toolchain(), cache: Self.cache, language: language)
    return try build.make(project, memory: memory)
  }

  /// Builds a file that consists of `text`, and shows its first scene while `body` runs.
  func show(_ text: String, _ body: @MainActor @Sendable (Puppet) throws -> Void) async throws {
    try write(text)
    let library = try build()
    try await MainActor.run { try body(Puppet.shown(library)) }
  }

  /// Builds the files of the folder, and returns the compiler's messages about them; none if there is no error.
  func messages() throws -> [BuildMessage] { try messages(of: try SourceFiles([folder]).project()) }

  func messages(of project: UserProject) throws -> [BuildMessage] {
    do {
      _ = try build(project)
      return []
    } catch let failure as BuildFailure {
      guard case .messages(let messages, _) = failure else { throw failure }
      return messages
    }
  }
}

@MainActor final class Puppet {
  let child: ChildProcess
  private(set) var messages: [ChildMessage] = []
  private(set) var ending: ChildEnding?

  /// Pictures and archives are searched for in `folders`.
  init(
    _ library: BuiltLibrary, scene: Int = 0, parameters: [Int: Double] = [:], folders: [String] = [],
    complained: @escaping (String) -> Void = { _ in }
  ) throws {
    child = try ChildProcess(
      library, scene: scene, engine: try Bench.engine(), toolchain: try Bench.toolchain(),
      first: [ChildMessage(.screen, numbers: SIMD4(390, 844, 1, 0))]
        + folders.map { ChildMessage(.folder, text: $0) }, parameters: parameters)
    child.received = { [unowned self] in messages.append($0) }
    child.ended = { [unowned self] in ending = $0 }
    child.complained = complained
    waitForAnswer()
  }

  /// Shows a library's first scene for a moment.
  static func shown(_ library: BuiltLibrary) throws -> Puppet {
    let puppet = try Puppet(library)
    puppet.frame(at: 0.1)
    return puppet
  }

  func waitForAnswer() { while child.isAwaiting, ending == nil { child.wait(seconds: 0.1) } }

  func waitForEnd() { while ending == nil { child.wait(seconds: 0.1) } }

  @discardableResult func frame(at instant: Double) -> ChildMessage? {
    child.ask(ChildMessage(.frame, numbers: SIMD4(instant, 1.0 / 60, 0, 0)))
    waitForAnswer()
    return messages.last { $0.kind == .drawn }
  }

  func color(_ x: Int, _ y: Int) -> UInt32 {
    child.memory.pixels.load(fromByteOffset: (y * 390 + x) * 4, as: UInt32.self) & 0xFF_FFFF
  }

  /// Presses and lets go.
  func tap(_ x: Double = 100, _ y: Double = 400, at instant: Double = 1) {
    send(.down, x, y, at: instant)
    send(.up, x, y, at: instant + 0.05)
  }

  func send(_ kind: ChildMessage.Kind, _ x: Double, _ y: Double, at instant: Double) {
    child.send(ChildMessage(kind, numbers: SIMD4(x, y, instant, instant)))
  }
}

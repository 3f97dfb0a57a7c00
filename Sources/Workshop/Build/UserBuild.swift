import Foundation
import SourcePass
import Synchronization

package struct UserBuild: Sendable {
  let engine: EngineFolder
  let toolchain: Toolchain
  let cache: String
  /// The language version, 5 or 6.
  let language: Int

  package init(engine: EngineFolder, toolchain: Toolchain, cache: String, language: Int = 5) {
    (self.engine, self.toolchain, self.cache, self.language) = (engine, toolchain, cache, language)
  }

  static let module = "UserCode"

  /// How many times in a row a build compiles and mends.
  private static let mostMends = 2

  /// Compiles and links the files at these absolute paths, and returns when that is done.
  ///
  /// What the compiler complains about is mended if the pass can. `memory` spares later builds the first attempt.
  /// Another thread can end the build by cancelling `run`.
  package func make(
    _ paths: [String], in run: ToolRun = ToolRun(), memory: MendMemory = MendMemory()
  ) throws(BuildFailure) -> BuiltLibrary {
    var files = try memory.read(paths)
    defer { memory.remember(files) }
    let modules = PassedFile.modules(of: paths)
    let folder = try Self.folder()
    var scenes = Registration.scenes(of: files)
    var (warnings, mends) = ([BuildMessage](), 0)
    let library = "\(folder.path)/own.so"
    while true {
      try write(files, scenes, to: folder)
      let output = try compile(files, folder, run)
      let found = BuildMessage.read(output.text)
      let messages = found.map { Self.corrected($0, files) }
      if output.isGood {
        warnings = messages.filter { $0.severity == .warning }
        break
      }
      let errors = messages.filter { $0.severity == .error }
      if files.contains(where: { file in errors.contains { $0.path == file.path && file.remembered.contains($0.line) } }
      ) {
        // The line may have another meaning by now.
        memory.forget(paths)
        files = try memory.read(paths)
        continue
      }
      let mended = mends < Self.mostMends ? files.indices.filter { files[$0].mend(found, modules: modules) } : []
      guard mended.isEmpty else {
        mends += 1
        continue
      }
      // Leave out a scene that cannot be created without arguments after all.
      let own = errors.filter { $0.path == Registration.path }
      let bad = Set(own.map { $0.line - Registration.firstLine })
      let rest = scenes.indices.filter { !bad.contains($0) }.map { scenes[$0] }
      guard !own.isEmpty, own.count == errors.count, rest.count < scenes.count else {
        let found = BuildMessage.sorted(messages.filter { $0.path != Registration.path }, paths)
        throw .messages(found, output: found.isEmpty ? output.text : found.map(\.report).joined())
      }
      scenes = rest
    }
    try link(folder, library, run)
    let remarks = files.flatMap { file in
      file.passed.remarks.map { remark in
        BuildMessage(
          severity: .warning, path: file.path, line: remark.line, column: 1, text: remark.message,
          sourceLine: file.line(remark.line))
      }
    }
    return BuiltLibrary(
      path: library, files: files, scenes: scenes, warnings: warnings + remarks, folder: folder)
  }

  package func warm(in run: ToolRun = ToolRun()) throws(BuildFailure) {
    let files = [PassedFile(path: "/warm.swift", original: "import UIKit\n")]
    let folder = try Self.folder()
    try write(files, [], to: folder)
    _ = try compile(files, folder, run)
  }

  // MARK: Steps

  private static func folder() throws(BuildFailure) -> BuildFolder {
    do throws(WorkshopError) { return try BuildFolder() } catch { throw .other(error) }
  }

  /// Writes the passed sources, and the map that makes the compiler report the original paths.
  private func write(_ files: [PassedFile], _ scenes: [UserCodeScene], to folder: BuildFolder) throws(BuildFailure) {
    var entries: [[String: String]] = []
    do {
      for (index, file) in files.enumerated() {
        let path = "\(folder.path)/\(index).swift"
        try file.text.write(toFile: path, atomically: false, encoding: .utf8)
        entries.append(["type": "file", "name": file.path, "external-contents": path])
      }
      let registration = "\(folder.path)/registration.swift"
      try Registration.source(scenes).write(toFile: registration, atomically: false, encoding: .utf8)
      entries.append(["type": "file", "name": Registration.path, "external-contents": registration])
      let overlay: [String: Any] = ["version": 0, "use-external-names": "false", "roots": entries]
      try JSONSerialization.data(withJSONObject: overlay).write(to: URL(fileURLWithPath: "\(folder.path)/overlay.yaml"))
    } catch {
      throw .other(WorkshopError("The build could not be written to \(folder.path) (\(error.localizedDescription))."))
    }
  }

  private func compile(
    _ files: [PassedFile], _ folder: BuildFolder, _ run: ToolRun
  ) throws(BuildFailure) -> (text: String, isGood: Bool) {
    var words = [toolchain.compiler, "-frontend", "-c"] + files.map(\.path) + [Registration.path]
    words += [
      "-target", Toolchain.target, "-module-name", Self.module, "-parse-as-library", "-swift-version", "\(language)",
      "-I", engine.modules, "-vfsoverlay", "\(folder.path)/overlay.yaml", "-module-cache-path", cache,
      "-import-module", "Rehearsal", "-Onone", "-gline-tables-only", "-D", "DEBUG", "-diagnostic-style", "llvm",
      "-no-color-diagnostics", "-o", "\(folder.path)/own.o",
    ]
    let ending = try runTool(words, run)
    return (ending.output, ending.code == 0)
  }

  private func link(_ folder: BuildFolder, _ library: String, _ run: ToolRun) throws(BuildFailure) {
    let words = [
      toolchain.linker, "-shared", "-o", library, toolchain.start, "\(folder.path)/own.o", "-L", toolchain.libraries,
      "-rpath", toolchain.libraries, "-lswiftSwiftOnoneSupport", "-lswiftCore", "-lswift_Concurrency",
      "-lswift_StringProcessing",
      // The engine needs no networks; code that does brings the library.
      "--as-needed", "-lFoundationNetworking",
    ]
    let ending = try runTool(words, run)
    guard ending.code == 0 else {
      throw .messages(
        ending.output.split(separator: "\n").map {
          BuildMessage(severity: .error, path: "", line: 0, column: 0, text: String($0))
        }, output: ending.output)
    }
  }

  private func runTool(_ words: [String], _ run: ToolRun) throws(BuildFailure) -> ToolRun.Ending {
    let ending: ToolRun.Ending?
    do throws(WorkshopError) { ending = try run.run(words) } catch { throw .other(error) }
    guard let ending else { throw .cancelled }
    return ending
  }

  private static func corrected(_ message: BuildMessage, _ files: [PassedFile]) -> BuildMessage {
    guard let file = files.first(where: { $0.path == message.path }) else { return message }
    var message = message
    message.column = file.original(column: message.column, line: message.line)
    message.sourceLine = file.line(message.line)
    return message
  }
}

/// What builds mended, so that the next build of the same files compiles only once.
package final class MendMemory: Sendable {
  private let mends = Mutex<[String: Set<PassedFile.Mend>]>([:])

  package init() {}

  func read(_ paths: [String]) throws(BuildFailure) -> [PassedFile] {
    let modules = PassedFile.modules(of: paths)
    var files = try PassedFile.read(paths)
    let known = mends.withLock { $0 }
    for index in files.indices { files[index].mend(again: known[files[index].path] ?? [], modules: modules) }
    return files
  }

  func remember(_ files: [PassedFile]) {
    mends.withLock { mends in
      for file in files { mends[file.path] = file.mends }
    }
  }

  func forget(_ paths: [String]) {
    mends.withLock { mends in
      for path in paths { mends[path] = nil }
    }
  }
}

package enum BuildFailure: Error, Sendable, Equatable {
  case messages([BuildMessage], output: String)
  case other(WorkshopError)
  /// A later build replaced this one.
  case cancelled
}

import Dispatch
import Foundation

@MainActor package final class BuildQueue {
  package struct Setup: Sendable {
    package let engine: EngineFolder
    package let toolchain: Toolchain
  }

  package let files: SourceFiles
  private let language: Int?
  private let path: String?
  private let cache: String
  private let memory = BuildMemory()
  /// One build after another, however often the files are saved.
  private let queue = DispatchQueue(label: "backswipe.build", qos: .userInitiated)
  private var run: ToolRun?
  package private(set) var setup: Setup?
  package var finished: (Result<BuiltLibrary, BuildFailure>) -> Void = { _ in }

  /// Creates a queue; `path` lists the folders to search for programs, and `cache` is the folder of the program's
  /// caches.
  package init(_ files: SourceFiles, language: Int? = nil, path: String?, cache: String) {
    (self.files, self.language, self.path, self.cache) = (files, language, path, cache)
  }

  package var isBuilding: Bool { run != nil }

  /// Called with a sentence before a long preparation, once per version.
  package var prepared: (String) -> Void = { _ in }

  package func begin() {
    run?.cancel()
    let run = ToolRun()
    self.run = run
    let (files, language, path, cache, setup, memory) = (files, language, path, cache, setup, memory)
    queue.async {
      guard !run.isCancelled else { return }
      var found = setup
      let told = { (sentence: String) in
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated {
            if let self, run === self.run { self.prepared(sentence) }
          }
        }
      }
      let result = Self.build(files, language, path, cache, &found, run, told, memory)
      DispatchQueue.main.async { [weak self, found] in
        MainActor.assumeIsolated { self?.finish(run, found, result) }
      }
    }
  }

  package static func make(
    _ files: SourceFiles, language: Int?, path: String?, cache: String, in run: ToolRun, told: (String) -> Void
  ) -> (result: Result<BuiltLibrary, BuildFailure>, setup: Setup?) {
    var setup: Setup?
    let result = build(files, language, path, cache, &setup, run, told)
    return (result, setup)
  }

  package func cancel() {
    run?.cancel()
    run = nil
  }

  private func finish(_ run: ToolRun, _ found: Setup?, _ result: Result<BuiltLibrary, BuildFailure>) {
    guard run === self.run else { return }
    self.run = nil
    setup = found
    finished(result)
  }

  private nonisolated static func build(
    _ files: SourceFiles, _ language: Int?, _ path: String?, _ cache: String, _ setup: inout Setup?, _ run: ToolRun,
    _ told: (String) -> Void, _ memory: BuildMemory = BuildMemory()
  ) -> Result<BuiltLibrary, BuildFailure> {
    let project: UserProject
    do throws(WorkshopError) {
      if setup == nil { setup = try prepare(path, cache, run, told) }
      project = try files.project()
    } catch {
      return .failure(.other(error))
    }
    guard let setup else { return .failure(.cancelled) }
    let modules = ModuleCache(cache, setup.toolchain)
    if modules.isMissing { told("Preparing the compiler, for the first time on this machine…") }
    modules.create()
    let build = UserBuild(engine: setup.engine, toolchain: setup.toolchain, cache: modules.path, language: language)
    do throws(BuildFailure) { return .success(try build.make(project, in: run, memory: memory)) } catch {
      // The next app that builds is shown instead of one that does not.
      guard case .messages = error, let target = project.target else { return .failure(error) }
      for other in project.otherTargets {
        guard var next = try? files.trying(target: other)?.project() else { continue }
        next.notes.insert("\(target) does not build, so \(other) is shown; --target \(target) says why", at: 0)
        if let made = try? build.make(next, in: run) { return .success(made) }
      }
      return .failure(error)
    }
  }

  /// Finds the toolchain first, then the engine, which is built from the checkout if it is not beside the program; nil
  /// if the run was cancelled.
  private nonisolated static func prepare(
    _ path: String?, _ cache: String, _ run: ToolRun, _ told: (String) -> Void
  ) throws(WorkshopError) -> Setup? {
    let found = EngineFolder.found
    let toolchain = try Toolchain.find(for: found, path: path)
    if let found { return Setup(engine: found, toolchain: toolchain) }
    guard let checkout = EngineFolder.checkout else {
      return Setup(engine: try EngineFolder.find(), toolchain: toolchain)
    }
    let build = EngineBuild(checkout: checkout, toolchain: toolchain, cache: cache)
    return try build.make(in: run, told: told).map { Setup(engine: $0, toolchain: toolchain) }
  }
}

struct ModuleCache {
  let path: String
  private let folder: String

  init(_ cache: String, _ toolchain: Toolchain) {
    folder = "\(cache)/modules"
    let name = toolchain.version.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
    path = "\(folder)/\(String(name).prefix(100))"
  }

  var isMissing: Bool { !FileManager.default.fileExists(atPath: path) }

  /// Removes the folders of other versions, too.
  func create() {
    guard isMissing else { return }
    try? FileManager.default.removeItem(atPath: folder)
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}

import Dispatch
import Foundation

/// Builds the user's source in the background, the newest state of the files only.
@MainActor package final class BuildQueue {
  /// What a build needs: the engine, the toolchain, and the language.
  package struct Setup: Sendable {
    package let engine: EngineFolder
    package let toolchain: Toolchain
  }

  /// The files that are built.
  package let files: SourceFiles
  private let language: Int
  private let path: String?
  private let cache: String
  private var run: ToolRun?
  /// What was found for the first build; nil before that.
  package private(set) var setup: Setup?
  /// Called when a build is over that no other replaced.
  package var finished: (Result<BuiltLibrary, BuildFailure>) -> Void = { _ in }

  /// Creates a queue; `path` are the folders in which programs are looked for, and `cache` is the folder of the program's
  /// caches.
  package init(_ files: SourceFiles, language: Int = 5, path: String?, cache: String) {
    (self.files, self.language, self.path, self.cache) = (files, language, path, cache + "/modules")
  }

  /// Whether a build runs.
  package var isBuilding: Bool { run != nil }

  /// Whether the compiler has no modules yet, so that the first build takes longer.
  package var isFirst: Bool { !FileManager.default.fileExists(atPath: cache) }

  /// Begins to build; a build that runs is ended.
  package func begin() {
    run?.cancel()
    let run = ToolRun()
    self.run = run
    let (files, language, path, cache, setup) = (files, language, path, cache, setup)
    DispatchQueue.global(qos: .userInitiated).async {
      var found = setup
      let result = Self.build(files, language, path, cache, &found, run)
      DispatchQueue.main.async { [weak self, found] in
        MainActor.assumeIsolated { self?.finish(run, found, result) }
      }
    }
  }

  /// Ends the build that runs.
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
    _ files: SourceFiles, _ language: Int, _ path: String?, _ cache: String, _ setup: inout Setup?, _ run: ToolRun
  ) -> Result<BuiltLibrary, BuildFailure> {
    let paths: [String]
    do throws(WorkshopError) {
      if setup == nil {
        let engine = try EngineFolder.find()
        setup = Setup(engine: engine, toolchain: try Toolchain.find(for: engine, path: path))
      }
      try? FileManager.default.createDirectory(
        atPath: cache, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      paths = try files.paths()
    } catch {
      return .failure(.other(error))
    }
    guard let setup else { return .failure(.cancelled) }
    let build = UserBuild(engine: setup.engine, toolchain: setup.toolchain, cache: cache, language: language)
    do throws(BuildFailure) { return .success(try build.make(paths, in: run)) } catch { return .failure(error) }
  }
}

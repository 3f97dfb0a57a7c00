import Foundation
import OwnThread
import Testing

@testable import Workshop

@Suite("Builds after changes", .serialized) @MainActor
struct QueueTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func result(of queue: BuildQueue, after begin: () -> Void) async -> Result<BuiltLibrary, BuildFailure> {
    await withCheckedContinuation { continuation in
      queue.finished = { continuation.resume(returning: $0) }
      begin()
    }
  }

  private func queue() throws -> BuildQueue {
    let path = ProcessInfo.processInfo.environment["PATH"]
    return BuildQueue(SourceFiles([bench.folder]), path: path, cache: Bench.cache)
  }

  @Test("Of several builds only the last one ends, with the newest text") func overtaken() async throws {
    try bench.write("import UIKit\n#Preview(\"Old\") { UIView() }\n")
    let queue = try queue()
    // A second call of `finished` would resume the continuation again, which the runtime does not allow.
    let result = await result(of: queue) {
      queue.begin()
      queue.begin()
      _ = try? bench.write("import UIKit\n#Preview(\"New\") { UIView() }\n")
      queue.begin()
    }
    #expect(try result.get().scenes.map(\.name) == ["New"])
    #expect(!queue.isBuilding)
  }

  @Test("A missing toolchain is named before a missing file") func toolchainFirst() async throws {
    let queue = BuildQueue(SourceFiles(["/nonexistent/A.swift"]), path: "/nonexistent", cache: bench.folder)
    let result = await result(of: queue) { queue.begin() }
    guard case .failure(.other(let error)) = result else {
      Issue.record("The build went on.")
      return
    }
    #expect(error.description.hasPrefix("There is no Swift compiler on the PATH."))
  }

  @Test("The compiler's modules are kept for each of its versions, and prepared with a word about it")
  func modules() async throws {
    let toolchain = try Bench.toolchain()
    let cache = ModuleCache(bench.folder, toolchain)
    #expect(cache.isMissing)
    try FileManager.default.createDirectory(
      atPath: "\(bench.folder)/modules/Swift-5.0", withIntermediateDirectories: true)
    cache.create()
    #expect(!cache.isMissing)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(bench.folder)/modules").count == 1)
    let other = Toolchain(programs: toolchain.programs, version: "Swift version 7.0")
    #expect(ModuleCache(bench.folder, other).isMissing)
  }
}

@Suite("Watching the user's files", .serialized) @MainActor
struct WatchTests {
  private let bench: Bench
  private let path: String

  init() throws {
    bench = try Bench()
    path = try bench.write("one", to: "A.swift")
  }

  private func report(of files: SourceFiles, after work: () throws -> Void) async throws {
    var watch: SourceWatch?
    let reports = AsyncStream<Void>.makeStream()
    watch = SourceWatch(files) { reports.continuation.yield() }
    try #require(watch != nil)
    try work()
    for await _ in reports.stream { break }
    watch = nil
  }

  @Test("A file that is written in place, replaced, or renamed over is reported") func saves() async throws {
    try await report(of: SourceFiles([path])) {
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.write(contentsOf: Data("other".utf8))
      try file.close()
    }
    try await report(of: SourceFiles([path])) { try bench.write("replaced", to: "A.swift") }
    try await report(of: SourceFiles([path])) {
      try bench.write("renamed, longer", to: "A.swift~")
      #expect(rename("\(bench.folder)/A.swift~", path) == 0)
    }
    try await report(of: SourceFiles([path])) {
      // As editors do that keep the old file as a backup.
      #expect(rename(path, "\(path).bak") == 0)
      try bench.write("after a backup", to: "A.swift")
    }
  }

  @Test("Files and folders that are added to a folder, or deleted from it, are reported") func folders() async throws {
    try await report(of: SourceFiles([bench.folder])) { try bench.write("two", to: "B.swift") }
    try await report(of: SourceFiles([bench.folder])) { try FileManager.default.removeItem(atPath: path) }
    try await report(of: SourceFiles([bench.folder])) {
      let folder = "\(bench.folder)/Deep"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try bench.write("three", to: "Deep/C.swift")
    }
  }
}

@Suite("The engine, built from the checkout", .onOwnThread)
struct EngineBuildTests {
  /// A checkout, and a toolchain whose package manager notes its words and makes what it should.
  private func build(_ bench: Bench, _ script: String, version: String = "1") throws -> EngineBuild {
    let folder = "\(bench.folder)/bin"
    for path in ["bin", "checkout", "cache"] {
      try FileManager.default.createDirectory(atPath: "\(bench.folder)/\(path)", withIntermediateDirectories: true)
    }
    try bench.write("", to: "checkout/Package.swift")
    try bench.write(program: "echo run >> \(bench.folder)/runs\n\(script)", to: "bin/swift")
    return EngineBuild(
      checkout: "\(bench.folder)/checkout", toolchain: Toolchain(programs: folder, version: "Swift 9"),
      cache: "\(bench.folder)/cache", version: version)
  }

  private let making = """
    for word in "$@"; do scratch=$word; done
    mkdir -p "$scratch/release/Modules"
    echo "[1/2] Compiling"; echo "[2/2] Linking"
    touch "$scratch/release/Modules/Rehearsal.swiftmodule" "$scratch/release/Understudy"
    chmod 755 "$scratch/release/Understudy"
    """

  @Test("It is built once for each version of the program, with its progress") func once() throws {
    let bench = try Bench()
    let build = try build(bench, making)
    #expect(build.built == nil)
    var sentences: [String] = []
    let folder = try #require(try build.make(in: ToolRun()) { sentences.append($0) })
    #expect(folder.isComplete)
    #expect(sentences.first == "Building the engine, once for this version…")
    #expect(sentences.last == "Building the engine, once for this version… 2 of 2")
    let again = try build.make(in: ToolRun()) { _ in Issue.record("It was built again.") }
    #expect(again == folder)
    _ = try self.build(bench, making, version: "2").make(in: ToolRun()) { _ in }
    #expect(try String(contentsOfFile: "\(bench.folder)/runs", encoding: .utf8) == "run\nrun\n")
  }

  @Test("A build that fails says why, and a checkout that is missing is named") func failures() throws {
    let bench = try Bench()
    let build = try build(bench, "echo 'error: no space left'; exit 1")
    let error = #expect(throws: WorkshopError.self) { try build.make(in: ToolRun()) { _ in } }
    #expect(error?.description.hasSuffix("error: no space left") == true && build.built == nil)
    try FileManager.default.removeItem(atPath: "\(bench.folder)/checkout/Package.swift")
    let missing = #expect(throws: WorkshopError.self) { try build.make(in: ToolRun()) { _ in } }
    #expect(missing?.description.contains("its source is not in \(bench.folder)/checkout") == true)
  }
}

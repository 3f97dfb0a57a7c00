import Foundation
import Glibc
import OwnThread
import Testing

@testable import Workshop

@Suite("The toolchain", .onOwnThread)
struct ToolchainTests {
  @Test("The toolchain on the path is that of the engine") func found() throws {
    let toolchain = try Bench.toolchain()
    let needed = try #require(try Bench.engine().compilerVersion)
    #expect(toolchain.version.contains(needed))
  }

  @Test("A missing compiler is named with the version that is needed") func missing() throws {
    let engine = try Bench.engine()
    let error = #expect(throws: WorkshopError.self) { try Toolchain.find(for: engine, path: "/nonexistent") }
    #expect(error?.description.hasPrefix("There is no Swift compiler on the PATH. Install Swift 6.") == true)
  }

  @Test("A compiler of another version, or without the linker, is named") func others() throws {
    let (engine, bench) = (try Bench.engine(), try Bench())
    func compiler(_ version: String) throws {
      try bench.write(program: "echo 'Swift version \(version)'", to: "swift-frontend")
    }
    try compiler("5.9 (swift-5.9-RELEASE)")
    let other = #expect(throws: WorkshopError.self) { try Toolchain.find(for: engine, path: bench.folder) }
    #expect(other?.description.contains("is Swift 5.9; this window was built by Swift 6.") == true)
    try compiler(try #require(engine.compilerVersion).replacingOccurrences(of: "Swift version ", with: ""))
    let bare = #expect(throws: WorkshopError.self) { try Toolchain.find(for: engine, path: bench.folder) }
    #expect(bare?.description.hasPrefix("The linker ld.lld is not beside the Swift compiler") == true)
  }

  @Test("Only a program in a checkout looks for the engine there, and none where it was compiled") func checkouts() {
    for (folder, checkout) in [
      ("/a/Backswipe/.build/x86_64-unknown-linux-gnu/release", "/a/Backswipe"), ("/a/.build", "/a"),
      ("/a/.build/b/.build/debug", "/a/.build/b"), ("/usr/bin", nil), ("/.building", nil),
    ] as [(String, String?)] {
      #expect(EngineFolder.checkout(of: folder) == checkout, "\(folder)")
    }
  }

  @Test("A cancelled run ends what its program has started, too") func cancelAll() throws {
    let bench = try Bench()
    let run = ToolRun()
    let (begun, done) = ("\(bench.folder)/begun", "\(bench.folder)/done")
    let thread = Thread {
      while !FileManager.default.fileExists(atPath: begun) { usleep(1000) }
      run.cancel()
    }
    thread.start()
    // The output stays open as long as one of them lives.
    #expect(try run.run(["/bin/sh", "-c", "(sleep 30; echo > '\(done)') & echo > '\(begun)'; wait"]) == nil)
    #expect(!FileManager.default.fileExists(atPath: done))
  }

  @Test("A cancelled run ends its program and starts no other") func cancel() throws {
    let run = ToolRun()
    let thread = Thread { run.cancel() }
    thread.start()
    // Whether it is cancelled before or after it begins, it does not take a day.
    #expect(try run.run(["/bin/sh", "-c", "exec sleep 86400"]) == nil)
    #expect(try run.run(["/bin/true"]) == nil)
  }

  @Test("Folders are searched for Swift files, without those of tests and packages") func files() throws {
    let bench = try Bench()
    for name in ["B.swift", "A.swift", "Package.swift", "note.txt", ".hidden.swift"] { try bench.write("", to: name) }
    for folder in ["Deep/Deeper", "AppTests", "Pods", ".build"] {
      try FileManager.default.createDirectory(atPath: "\(bench.folder)/\(folder)", withIntermediateDirectories: true)
      try bench.write("", to: "\(folder)/C.swift")
    }
    let paths = try SourceFiles([bench.folder, "\(bench.folder)/A.swift"]).paths()
    let names = paths.map { String($0.dropFirst(bench.folder.count + 1)) }
    #expect(names == ["A.swift", "B.swift", "Deep/Deeper/C.swift"])
    #expect(SourceFiles([bench.folder]).folders == [bench.folder, "\(bench.folder)/Deep/Deeper"])
  }

  @Test("A folder is looked into once, whatever links lead there; those out of it lead nowhere") func links() throws {
    let bench = try Bench()
    try FileManager.default.createDirectory(atPath: "\(bench.folder)/Own/Deep", withIntermediateDirectories: true)
    for name in ["Own/B.swift", "Own/Deep/C.swift", "Other.swift"] { try bench.write("", to: name) }
    let links = [
      "Own/a": ".", "Own/b": ".", "Own/c": "./", "Own/Deep/d": "..", "Own/up": "..", "Own/z:": "/", "Own/Aim": "Deep",
      "Own/bazel-out": "/usr", "Own/A.swift": "Deep/C.swift", "Own/broken": "none", "Own/Out.swift": "../Other.swift",
      "Own/loop": "loop",
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(atPath: "\(bench.folder)/\(link)", withDestinationPath: target)
    }
    let root = "\(bench.folder)/Own"
    let paths = try SourceFiles([root, "\(root)/a/b/B.swift"]).paths()
    #expect(paths.map { String($0.dropFirst(root.count + 1)) } == ["B.swift", "Deep/C.swift", "Out.swift"])
  }

  @Test("A folder with too much in it is said to be that") func tooMuch() throws {
    let bench = try Bench()
    try bench.write("", to: "A.swift")
    for number in 0..<SourceScan.mostEntries { close(open("\(bench.folder)/\(number)", O_CREAT | O_WRONLY, 0o600)) }
    let error = #expect(throws: WorkshopError.self) { try SourceFiles([bench.folder]).paths() }
    #expect(
      error?.description
        == "\(bench.folder): there is too much in it, more than 50000 files and folders: name the folder "
        + "with your source.")
  }
}
